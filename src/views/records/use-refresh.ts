import { useCallback } from 'react'
import type { RefreshDefinition } from '../../definitions/define-list'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { type ReadState, useOutage } from '../../providers/use-outage'

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
): (query: { state: ReadState & { data?: unknown } }) => number | false {
  const outageOf = useOutage()
  return useCallback(
    ({ state }) => {
      if (!refresh) return false
      return outageOf(state).backOff(refreshEvery(refresh, recordsOf(state.data)))
    },
    [refresh, recordsOf, outageOf],
  )
}
