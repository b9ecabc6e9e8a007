import { hashKey } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListQuery } from '../../providers/list-query'
import { partMeta } from '../../views/records/cached-records'
import { readListAddress } from '../../views/records/use-list-address'
import { groupedSort, groupOf } from '../../views/table/use-grouping'

/** Told of the reading of a panel, unless its list begins with the same page: nobody saw these records as a list. */
export function panelPart(definition: ResourceDefinition, question: ListQuery): { part: string } | undefined {
  const address = new URLSearchParams()
  const { closed: _closed, ...first } = readListAddress(definition, address)
  const groupedBy = definition.list.card ? null : groupOf(definition, address)
  const asked = { ...first, sort: groupedSort(definition, groupedBy, first.sort) }
  return hashKey([question]) === hashKey([asked]) ? undefined : partMeta()
}
