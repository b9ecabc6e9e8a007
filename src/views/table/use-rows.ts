import { useDeferredValue, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { ListQuery } from '../../providers/list-query'
import { filterRecords } from '../list/filter-records'
import { type PageSlice, pageSizes, pageSlice } from './paging'
import { sortRecords } from './sort-records'

/** What of a list a table draws now. */
export type Rows = {
  records: readonly ResourceRecord[]
  /** All of the list that matches the search and the filters, as far as it is here. */
  matching: readonly ResourceRecord[]
  /** How many match the search and the filters. */
  count: number
  slice: PageSlice
  /** There are more than the smallest page holds. */
  isPaged: boolean
}

/** The rows to draw: searched, filtered, in order and cut into pages here, or as the server answered them. */
export function useRows(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[] | undefined,
  total: number,
  asked: ListQuery,
): Rows | null {
  const { paging } = definition.list
  const { filters, sort, page, size } = asked
  const search = useDeferredValue(asked.search)
  const isHere = paging?.kind !== 'server'
  const ordered = useMemo(() => {
    if (!records || !isHere) return records
    return sortRecords(filterRecords(records, definition.list, { search, filters }), definition, sort)
  }, [records, isHere, definition, search, filters, sort])

  return useMemo(() => {
    if (!ordered) return null
    const count = isHere ? ordered.length : total
    const slice = pageSlice(count, page, size || Math.max(count, 1))
    const isCut = isHere && size > 0
    return {
      records: isCut ? ordered.slice(slice.from, slice.to) : ordered,
      matching: ordered,
      count,
      slice,
      isPaged: count > Math.min(...pageSizes(paging)),
    }
  }, [ordered, isHere, total, page, size, paging])
}
