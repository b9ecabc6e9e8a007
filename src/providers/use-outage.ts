import { useCallback, useRef } from 'react'
import { ApiError } from '../api/errors'
import { pollDelay } from '../domain/poll-delay'

/** What a query says of its readings so far. */
export type ReadState = { error: unknown; dataUpdateCount: number; errorUpdateCount: number }

/** Milliseconds until the next reading at a cadence, later after each failure in a row and as the server asks. */
export type BackOff = (cadence: number) => number

/** Counts how often in a row the readings of a query failed, for when it is to be read again. */
export function useOutage(): (state: ReadState) => { failures: number; backOff: BackOff } {
  // The chance is drawn once a failure: each new delay would start the wait again.
  const outage = useRef({ successes: 0, failuresBefore: 0, failures: 0, chance: 0 })
  return useCallback(({ error, dataUpdateCount, errorUpdateCount }) => {
    const known = outage.current
    if (dataUpdateCount !== known.successes) {
      known.successes = dataUpdateCount
      known.failuresBefore = errorUpdateCount - (error === null ? 0 : 1)
    }
    const failures = Math.max(errorUpdateCount - known.failuresBefore, 0)
    if (failures !== known.failures) {
      known.failures = failures
      known.chance = Math.random()
    }
    const { chance } = known
    return { failures, backOff: (cadence) => noSooner(pollDelay(cadence, failures, chance), error) }
  }, [])
}

/** Milliseconds until the next reading after an error: never before the server asks to be called again. */
export function noSooner(delay: number, error: unknown): number {
  return error instanceof ApiError ? Math.max(delay, error.retryAfter ?? 0) : delay
}
