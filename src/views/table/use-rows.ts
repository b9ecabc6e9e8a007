import { useDeferredValue, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { ListQuery } from '../../providers/list-query'
import { filterRecords } from '../list/filter-records'
import { groupRecords, type RecordGroup } from './group-records'
import { type PageSlice, pageSizes, pageSlice } from './paging'
import { sortRecords } from './sort-records'

/** What of a list a table draws now. */
export type Rows = {
  records: readonly ResourceRecord[]
  /** All of the list that matches the search and the filters, as far as it is here, in the order on screen. */
  matching: readonly ResourceRecord[]
  /** How many match the search and the filters. */
  count: number
  /** Null where the records stand without groups. */
  groups: readonly RecordGroup[] | null
  slice: PageSlice
  /** There are more than the smallest page holds. */
  isPaged: boolean
}

/**
 * The rows to draw: searched, filtered, in order and cut into pages here, or as the server answered them.
 * @param groupedBy the field whose values put them together, on the page or before it is cut
 */
export function useRows(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[] | undefined,
  total: number,
  asked: ListQuery,
  groupedBy: string | null = null,
): Rows | null {
  const { paging } = definition.list
  const { filters, sort, page, size } = asked
  const search = useDeferredValue(asked.search)
  const isHere = paging?.kind !== 'server'
  const ordered = useMemo(() => {
    if (!records || !isHere) return records
    return sortRecords(filterRecords(records, definition.list, { search, filters }), definition, sort)
  }, [records, isHere, definition, search, filters, sort])

  const groups = useMemo(
    () => (ordered && groupedBy !== null ? groupRecords(ordered, definition, groupedBy, sort) : null),
    [ordered, groupedBy, definition, sort],
  )

  return useMemo(() => {
    if (!ordered) return null
    const inOrder = groups?.flatMap((group) => group.records) ?? ordered
    const count = isHere ? ordered.length : total
    const slice = pageSlice(count, page, size || Math.max(count, 1))
    const isCut = isHere && size > 0
    return {
      records: isCut ? inOrder.slice(slice.from, slice.to) : inOrder,
      matching: inOrder,
      count,
      groups,
      slice,
      isPaged: count > Math.min(...pageSizes(paging)),
    }
  }, [ordered, groups, isHere, total, page, size, paging])
}
