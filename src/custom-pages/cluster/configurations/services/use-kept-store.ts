import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../../../domain/create-store'

/** One store for each query client: what it holds stays when the tab of the services is left. */
export type KeptStores<Value> = WeakMap<QueryClient, Store<Value>>

/** The store of this session, which is begun with the first value, and what it holds now. */
export function useKeptStore<Value>(
  stores: KeptStores<Value>,
  first: Value,
): { store: Store<Value>; now: Value } {
  const client = useQueryClient()
  const store = stores.get(client) ?? createStore(first)
  stores.set(client, store)
  return { store, now: useSyncExternalStore(store.subscribe, store.get) }
}
