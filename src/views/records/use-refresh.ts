import { useCallback, useRef } from 'react'
import { ApiError } from '../../api/errors'
import type { RefreshDefinition } from '../../definitions/define-list'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { pollDelay } from '../../domain/poll-delay'

/** Milliseconds between two readings of a list: faster while one of its records is in a state the definition names. */
export function refreshEvery(refresh: RefreshDefinition, records: readonly ResourceRecord[]): number {
  const { every, faster } = refresh
  if (!faster) return every
  const read = (record: ResourceRecord) =>
    faster.reader ? faster.reader.read(record) : (textOf(record, faster.field) ?? '')
  const isBusy = records.some((record) => faster.values.includes(read(record)))
  return isBusy ? faster.every : every
}

/**
 * When a list is to be read again, for the query that reads it: by the definition's refresh, later after each failure
 * in a row, and never before the server asks to be called again.
 */
export function useRefresh(
  refresh: RefreshDefinition | undefined,
  recordsOf: (data: unknown) => readonly ResourceRecord[],
): (query: { state: ReadState }) => number | false {
  // The delay after a failure is drawn once: each new number would start the wait again.
  const outage = useRef({ successes: 0, failuresBefore: 0, failures: 0, delay: 0 })
  return useCallback(
    ({ state }) => {
      if (!refresh) return false
      const known = outage.current
      if (state.dataUpdateCount !== known.successes) {
        known.successes = state.dataUpdateCount
        known.failuresBefore = state.errorUpdateCount
        known.failures = 0
      }
      const failures = state.errorUpdateCount - known.failuresBefore
      const cadence = refreshEvery(refresh, recordsOf(state.data))
      if (failures === 0) return cadence
      if (failures !== known.failures) {
        const asked = state.error instanceof ApiError ? (state.error.retryAfter ?? 0) : 0
        known.failures = failures
        known.delay = Math.max(pollDelay(cadence, failures, Math.random()), asked)
      }
      return known.delay
    },
    [refresh, recordsOf],
  )
}

/** What a query says of its readings so far. */
type ReadState = { data?: unknown; error: unknown; dataUpdateCount: number; errorUpdateCount: number }
