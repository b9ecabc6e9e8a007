import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ClusterRole } from '../domain/cluster-role'

/**
 * The role the signed-in person views the console as, null for their own. It lives in the memory of this page alone:
 * a reload ends it.
 */
export type Viewing = {
  get: () => ClusterRole | null
  set: (role: ClusterRole | null) => void
  subscribe: (listener: () => void) => () => void
}

export function createViewing(): Viewing {
  let current: ClusterRole | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next) => {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
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
