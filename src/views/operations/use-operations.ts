import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../providers/session-context'
import { OperationStore } from './operation-store'

const stores = new WeakMap<QueryClient, OperationStore>()

/** What is under way for this person. `start` shows something long in the tray and answers how to end it. */
export function useOperations(): OperationStore {
  return operationsOf(useQueryClient(), useSession().person.uuid)
}

export function operationsOf(client: QueryClient, personId: string): OperationStore {
  const known = stores.get(client)
  if (known?.personId === personId) return known
  const store = new OperationStore(personId)
  stores.set(client, store)
  return store
}
