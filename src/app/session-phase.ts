/**
 * What the session is doing: `troubled` while the identity provider does not answer, `ended` when it no longer renews
 * (the page stays), `left` once the person has signed out here or in another tab (nothing of theirs stays).
 */
export type SessionPhase = 'alive' | 'troubled' | 'ended' | 'left'

export type SessionPhaseStore = {
  get: () => SessionPhase
  set: (phase: SessionPhase) => void
  subscribe: (listener: () => void) => () => void
}

const rank: Record<SessionPhase, number> = { alive: 0, troubled: 0, ended: 1, left: 2 }

/** Holds the phase of this page; a session that has ended does not come back to life. */
export function createSessionPhase(): SessionPhaseStore {
  let current: SessionPhase = 'alive'
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (phase) => {
      if (phase === current || rank[phase] < rank[current]) return
      current = phase
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
