import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { cachedRecords } from '../records/cached-records'
import { listSearch } from '../records/record-path'
import { readListAddress } from '../records/use-list-address'
import { useGroupNames } from '../table/use-group-names'
import { groupOf } from '../table/use-grouping'
import { arrangedRows } from '../table/use-rows'

/** The records beside one in its list; null at an end. */
export type Neighbours = {
  previous: ResourceRecord | null
  next: ResourceRecord | null
  place: number
  count: number
  /** They are those of a page, beyond which the list goes on. */
  isOfPage: boolean
}

/**
 * Where a record stands in its list as the person last saw it: searched, filtered, in the same groups and order; of a list that
 * the server cuts into pages on that page. Null where the list is not known (any more), and of the only one in it.
 */
export function useNeighbours(definition: ResourceDefinition, id: string): Neighbours | null {
  const { state } = useLocation()
  const scope = useScopeOf(definition)
  const client = useQueryClient()
  const { records, total } = cachedRecords(client, definition, scope)
  const address = new URLSearchParams(listSearch(state))
  const groupedBy = groupOf(definition, address)
  const names = useGroupNames(definition, groupedBy, records)
  const question = readListAddress(definition, address)
  const { matching: rows } = arrangedRows(definition, records, question, groupedBy, names)
  const index = rows.findIndex((record) => record.id === id)
  if (index < 0 || rows.length === 1) return null
  return {
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
    place: index + 1,
    count: rows.length,
    isOfPage: definition.list.paging?.kind === 'server' && total > records.length,
  }
}
