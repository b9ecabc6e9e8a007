import { vi } from 'vitest'
import { onUnknownName } from '../access/unknown-names'

/** The files of a worker share its globals and modules: what a test leaves there must not reach the next one, even where it fails. */
export function putBack(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // What access was asked in words it does not know is kept for the first who listens: no later file is that.
  onUnknownName(() => {})()
}
