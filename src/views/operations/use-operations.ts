import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../providers/session-context'
import { OperationStore } from './operation-store'

const stores = new WeakMap<QueryClient, OperationStore>()

/** What is under way for this person. `start` shows something long in the tray and answers how to end it. */
export function useOperations(): OperationStore {
  const client = useQueryClient()
  const { uuid } = useSession().person
  const known = stores.get(client)
  if (known?.personId === uuid) return known
  const store = new OperationStore(uuid)
  stores.set(client, store)
  return store
}
