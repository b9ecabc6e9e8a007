import type { QueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { cachedRecords } from './cached-records'

/** All records there are, as last read; null where nobody knows them all. */
export function recordsOfWholeList(
  client: QueryClient,
  definition: ResourceDefinition,
  scope: Scope,
): readonly ResourceRecord[] | null {
  const list = cachedRecords(client, definition, scope)
  return definition.list.paging?.kind !== 'server' && list.isCurrent ? list.records : null
}
