import type { QueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import { cachedRecords } from './cached-records'

/** The ids of all records there are, as last read; null where nobody knows them all. */
export function idsOfWholeList(
  client: QueryClient,
  definition: ResourceDefinition,
  scope: Scope,
): ReadonlySet<string> | null {
  const list = cachedRecords(client, definition, scope)
  const isWhole = definition.list.paging?.kind !== 'server' && list.isCurrent
  return isWhole ? new Set(list.records.map(({ id }) => id)) : null
}
