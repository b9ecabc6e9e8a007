import { createStore } from '../domain/create-store'

/** The identity that the usage analysis and the chat know a person by. */
export type Analytics = {
  identify: (email: string) => void
  /** Forgets who it was: at log-out (D1 §1 'Log out'), and once that person may not be known any more. */
  reset: () => void
  /** For the services in frames: null while nobody may be known. */
  read: () => string | null
  subscribe: (listener: () => void) => () => void
}

/** Keeps who may be known; the services that config.json names hear of it once they are loaded. */
export function createAnalytics(): Analytics {
  const { get, set, subscribe } = createStore<string | null>(null)
  return { identify: set, reset: () => set(null), read: get, subscribe }
}
