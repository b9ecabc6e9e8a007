import { createContext, useContext } from 'react'
import type { PathValues } from '../api/path'
import type { ResourceDefinition } from '../definitions/define'
import type { Scope } from '../definitions/scope'
import type { Person } from '../domain/person'

export const userScope: Scope = { kind: 'user' }

export const ScopeContext = createContext<Scope>(userScope)

/** The scope of the views here; the cluster page sets one of its cluster. */
export function useScope(): Scope {
  return useContext(ScopeContext)
}

/** The scope a resource's calls are made in: a person's own resource is not the cluster's, wherever it is shown. */
export function scopeOf(definition: Pick<ResourceDefinition, 'scope'>, here: Scope): Scope {
  return definition.scope === 'user' ? userScope : here
}

/** As above, of the views here. */
export function useScopeOf(definition: Pick<ResourceDefinition, 'scope'>): Scope {
  return scopeOf(definition, useScope())
}

/** The part of a cache key that keeps the records of two clusters apart. */
export function scopeKey(scope: Scope): string {
  return scope.kind === 'cluster' ? scope.cluster.id : 'user'
}

/**
 * What fills the path of a definition's call. In a cluster's scope `{name}` and `{instanceId}` are the cluster's;
 * elsewhere `{name}` is the record's own. `{recordId}` and `{recordName}` are always the record's.
 */
export function pathOf(scope: Scope, person: Person, record?: { id: string; name: string }): PathValues {
  const ofRecord: PathValues = record ? { recordId: record.id, recordName: record.name } : {}
  if (scope.kind === 'cluster') {
    return { id: person.uuid, name: scope.cluster.name, instanceId: scope.cluster.id, ...ofRecord }
  }
  return { id: person.uuid, ...ofRecord, ...nameOf(record) }
}

function nameOf(record: { name: string } | undefined): PathValues {
  return record ? { name: record.name } : {}
}
