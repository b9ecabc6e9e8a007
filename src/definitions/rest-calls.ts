import type { ResourceScope } from './define'
import type { CallDefinition } from './define-call'

/**
 * The calls of `@refinedev/simple-rest`: `GET /{name}`, `POST /{name}`, `PATCH /{name}/{id}` and `DELETE /{name}/{id}`,
 * below the API's base for a person's own resources, below `/instances/{instanceId}` for a cluster's.
 */
export function restCalls(name: string, scope: ResourceScope) {
  const list: CallDefinition['path'] = scope === 'cluster' ? `/instances/{instanceId}/${name}` : `/${name}`
  const one: CallDefinition['path'] = `${list}/{recordId}`
  return {
    list: { method: 'GET', path: list },
    create: { method: 'POST', path: list },
    one: { method: 'GET', path: one },
    edit: { method: 'PATCH', path: one },
    delete: { method: 'DELETE', path: one },
  } satisfies Readonly<Record<string, CallDefinition>>
}
