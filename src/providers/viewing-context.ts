import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ClusterRole } from '../domain/cluster-role'
import { createStore, type Store } from '../domain/create-store'

/**
 * The role the signed-in person views the console as, null for their own. It lives in the memory of this page alone:
 * a reload ends it.
 */
export type Viewing = Store<ClusterRole | null>

export function createViewing(): Viewing {
  return createStore<ClusterRole | null>(null)
}

/** Carries it; the session provides it. Where nobody does, nobody views as anybody. */
export const ViewingContext = createContext<Viewing>({
  get: () => null,
  set: () => undefined,
  subscribe: () => () => undefined,
})

/** Begins, changes and ends a view; ask access first (`open` on `ViewAs`). */
export function useViewing(): Viewing {
  return useContext(ViewingContext)
}

/** The role the console is viewed as now; null for the person's own. */
export function useViewedRole(): ClusterRole | null {
  const { subscribe, get } = useViewing()
  return useSyncExternalStore(subscribe, get)
}
