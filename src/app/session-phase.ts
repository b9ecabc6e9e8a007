import { createStore, type Store } from '../domain/create-store'

/**
 * What the session is doing: `troubled` while the identity provider does not answer, `ended` when it no longer renews
 * (the page stays), `left` once the person has signed out here or in another tab (nothing of theirs stays).
 */
export type SessionPhase = 'alive' | 'troubled' | 'ended' | 'left'

export type SessionPhaseStore = Store<SessionPhase>

const rank: Record<SessionPhase, number> = { alive: 0, troubled: 0, ended: 1, left: 2 }

/** Holds the phase of this page; a session that has ended does not come back to life. */
export function createSessionPhase(): SessionPhaseStore {
  const store = createStore<SessionPhase>('alive')
  return {
    ...store,
    set: (phase) => {
      if (rank[phase] >= rank[store.get()]) store.set(phase)
    },
  }
}
