import { useDeferredValue, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { ListQuery } from '../../providers/list-query'
import { useToday } from '../../ui/use-today'
import { filterRecords } from '../list/filter-records'
import { groupRecords, type RecordGroup } from './group-records'
import { type PageSlice, pageSizes, pageSlice } from './paging'
import { sortRecords } from './sort-records'
import type { GroupNames } from './use-group-names'

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
 * @param names what these values are called, where they are ids
 */
export function useRows(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[] | undefined,
  total: number,
  asked: ListQuery,
  groupedBy: string | null = null,
  names?: GroupNames,
): Rows | null {
  const { paging } = definition.list
  const { filters, sort, page, size } = asked
  const search = useDeferredValue(asked.search)
  const isHere = paging?.kind !== 'server'
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter may be by days that move on, and reads the clock
  const arranged = useMemo(
    () => (records ? arrangedRows(definition, records, { search, filters, sort }, groupedBy, names) : null),
    [records, definition, search, filters, sort, groupedBy, names, today],
  )

  return useMemo(() => {
    if (!arranged) return null
    const { matching, groups } = arranged
    const count = isHere ? matching.length : total
    const slice = pageSlice(count, page, size || Math.max(count, 1))
    const isCut = isHere && size > 0
    return {
      records: isCut ? matching.slice(slice.from, slice.to) : matching,
      matching,
      count,
      groups,
      slice,
      isPaged: count > Math.min(...pageSizes(paging)),
    }
  }, [arranged, isHere, total, page, size, paging])
}

/** A list in the order its table draws it, before that is cut into pages; of one that the server cuts, its page. */
export function arrangedRows(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
  { search, filters, sort }: Pick<ListQuery, 'search' | 'filters' | 'sort'>,
  groupedBy: string | null,
  names?: GroupNames,
): Pick<Rows, 'matching' | 'groups'> {
  const isHere = definition.list.paging?.kind !== 'server'
  const ordered = isHere
    ? sortRecords(filterRecords(records, definition, { search, filters }), definition, sort)
    : records
  const groups = groupedBy === null ? null : groupRecords(ordered, definition, groupedBy, sort, names)
  return { matching: groups?.flatMap((group) => group.records) ?? ordered, groups }
}
