import { vi } from 'vitest'

/** The files of a worker share its globals: what a test replaces must not reach the next one, even where it fails. */
export function putBack(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
