import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { nameOf } from '../action/names-of'
import { listPath, recordPath } from '../records/record-path'
import { addressPrefix } from '../records/use-list-address'

/**
 * Where one record of a resource is shown: in its detail, else found in its list. Null where it has no place of its own
 * or its cluster's page is not open.
 */
export function addressOfRecord(
  definition: ResourceDefinition,
  record: ResourceRecord,
  scope: Scope,
): string | null {
  const { detail, list, titleField } = definition
  if (detail?.page) return recordPath(definition, record.id)
  const query = new URLSearchParams()
  const set = (key: string, value: string) => query.set(`${addressPrefix(definition)}${key}`, value)
  // A server that cuts the list into pages would otherwise bring the first, which the record may not be on.
  if ((!detail || list.paging?.kind === 'server') && list.search?.fields.includes(titleField))
    set('q', nameOf(definition, record))
  if (detail?.parameter) set(detail.parameter, record.id)
  else if (detail) set('open', `detail:${record.id}`)
  return addressOfList(definition, scope, query)
}

/** Where the list of a resource stands, asked as `query` says; null as above. */
export function addressOfList(
  resource: Pick<ResourceDefinition, 'place' | 'name'>,
  scope: Scope,
  query: URLSearchParams,
): string | null {
  const { place } = resource
  const search = query.size > 0 ? `?${query}` : ''
  if (place.kind === 'menu') return listPath(resource) + search
  if (place.kind !== 'tab' || scope.kind !== 'cluster') return null
  query.set('tab', place.tab)
  return `/clusters/${encodeURIComponent(scope.cluster.name)}?${query}#${place.anchor}`
}
