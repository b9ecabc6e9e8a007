import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import type { FormPlan } from './form-plan'

/** What the list calls the record these values make (see `recordTitle` of a form). */
export function recordTitleOf(
  definition: ResourceDefinition,
  { recordTitle = `{${definition.titleField}}` }: FormPlan,
  values: Readonly<Record<string, unknown>>,
  scope: Scope,
): string {
  if (typeof recordTitle === 'function') return recordTitle(values)
  return recordTitle.replace(/\{(\w+)\}/g, (_place, name: string) => {
    if (name === 'cluster' && scope.kind === 'cluster') return scope.cluster.name
    return String(values[name] ?? '')
  })
}
