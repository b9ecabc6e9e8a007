import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import { scopeKey } from '../../providers/scope-context'
import type { ListQuery } from './list-query'

/** The start of every cache key of a resource's list in one scope; a page of a paged list adds its question. */
export function listKey(
  { name }: Pick<ResourceDefinition, 'name'>,
  scope: Scope,
  query?: ListQuery,
): readonly unknown[] {
  const whole = ['data', 'default', name, 'list', { pagination: 'off', ...ofScope(scope) }]
  return query === undefined ? whole : [...whole, query]
}

/** Under which name the commands of a resource in one scope are kept: two clusters never share one. */
export function stateKey({ name }: Pick<ResourceDefinition, 'name'>, scope: Scope): string {
  return scope.kind === 'cluster' ? `${name}@${scopeKey(scope)}` : name
}

function ofScope(scope: Scope): { scope?: string } {
  return scope.kind === 'cluster' ? { scope: scopeKey(scope) } : {}
}
