import { createStore } from '../domain/create-store'

/** The identity that the usage analysis and the chat know a person by. */
export type Analytics = {
  identify: (email: string) => void
  /** Log-out forgets who it was (D1 §1 'Log out'). */
  reset: () => void
  /** For the services in frames: null before anybody may be known, and after log-out. */
  read: () => string | null
  subscribe: (listener: () => void) => () => void
}

/** Keeps who may be known; the services that config.json names hear of it once they are loaded. */
export function createAnalytics(): Analytics {
  const { get, set, subscribe } = createStore<string | null>(null)
  return { identify: set, reset: () => set(null), read: get, subscribe }
}
