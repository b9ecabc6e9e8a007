import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import type { OperationKind } from '../../domain/operation'
import { listPath, recordPath } from '../records/record-path'
import type { StartedOperation } from './operation-store'

/**
 * What is shown of an action or a form that its definition calls long: where a record has an address, that; on the page
 * of a cluster, the page it was started on.
 */
export function operationOf(
  definition: ResourceDefinition,
  scope: Scope,
  kind: OperationKind,
  name: string,
): StartedOperation {
  if (scope.kind === 'cluster') return { kind, name, place: placeHere(), clusterId: scope.cluster.id }
  const hasPage = definition.place.kind === 'page'
  return { kind, name, place: hasPage ? recordPath(definition, name) : listPath(definition) }
}

/** Where somebody is, down to the tab and the section. */
export function placeHere(): string {
  return `${location.pathname}${location.search}${location.hash}`
}
