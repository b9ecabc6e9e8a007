import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import { recordPath } from '../records/record-path'
import { addressPrefix } from '../records/use-list-address'

/**
 * Where one record of a resource is shown: in its detail, else found in its list. Null where it has no place of its own
 * or its cluster's page is not open.
 */
export function addressOfRecord(definition: ResourceDefinition, id: string, scope: Scope): string | null {
  const { place, detail, name } = definition
  if (detail?.page) return recordPath(definition, id)
  const query = new URLSearchParams()
  if (detail)
    query.set(
      `${addressPrefix(definition)}${detail.parameter ?? 'open'}`,
      detail.parameter ? id : `detail:${id}`,
    )
  const search = query.size > 0 ? `?${query}` : ''
  if (place.kind === 'menu') return `/${name}${search}`
  if (place.kind !== 'tab' || scope.kind !== 'cluster') return null
  query.set('tab', place.tab)
  return `/clusters/${encodeURIComponent(scope.cluster.name)}?${query}#${place.anchor}`
}
