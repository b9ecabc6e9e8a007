import { keys } from '@refinedev/core'
import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import { scopeKey } from '../../providers/scope-context'

/** The start of Refine's key of every reading of a resource's list in one scope. */
export function listKey(
  { name, dataProviderName }: Pick<ResourceDefinition, 'name' | 'dataProviderName'>,
  scope: Scope,
): readonly unknown[] {
  return keys().data(dataProviderName).resource(name).action('list').params(scopeMeta(scope)).get()
}

/** The start of Refine's key of the reading of one record by its id. */
export function recordKey(
  { name, dataProviderName }: Pick<ResourceDefinition, 'name' | 'dataProviderName'>,
  scope: Scope,
  id: string,
): readonly unknown[] {
  return keys().data(dataProviderName).resource(name).action('one').id(id).params(scopeMeta(scope)).get()
}

/** What tells the lists of two clusters apart, in the meta of a reading and so in its key. */
export function scopeMeta(scope: Scope): { scope?: string } {
  return scope.kind === 'cluster' ? { scope: scopeKey(scope) } : {}
}

/** The key of what keeps a list fresh between two readings of it. */
export function pollKey(
  definition: Pick<ResourceDefinition, 'name'>,
  scope: Scope,
  personId: string,
): readonly unknown[] {
  return ['poll', stateKey(definition, scope), personId]
}

/** The start of the key under which the names of records are read that records of other resources refer to. */
export function namesKey(resources: readonly string[]): readonly unknown[] {
  return ['names', resources]
}

/** Whether names of records of a resource are read under a key. */
export function readsNamesOf(resource: string, [kind, resources]: readonly unknown[]): boolean {
  return kind === 'names' && Array.isArray(resources) && resources.includes(resource)
}

/** Under which name the commands of a resource in one scope are kept: two clusters never share one. */
export function stateKey({ name }: Pick<ResourceDefinition, 'name'>, scope: Scope): string {
  return scope.kind === 'cluster' ? `${name}@${scopeKey(scope)}` : name
}
