import { hashKey } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListQuery } from '../../providers/list-query'
import { partMeta } from '../../views/records/cached-records'
import { readListAddress } from '../../views/records/use-list-address'

/** Told of the reading of a panel, unless its list begins with the same page: nobody saw these records as a list. */
export function panelPart(definition: ResourceDefinition, question: ListQuery): { part: string } | undefined {
  const { closed: _closed, ...first } = readListAddress(definition, new URLSearchParams())
  return hashKey([question]) === hashKey([first]) ? undefined : partMeta()
}
