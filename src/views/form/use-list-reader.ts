import { useCallback } from 'react'
import { useApi } from '../../providers/api-context'
import { callOf } from '../../providers/definition-call'
import { pathOf, useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import type { ResourceDefinition } from '../../resources/define'
import type { ResourceRecord } from '../records/resource-record'

/** Reads a resource's list past every cache, for a form that has to know what really became of its call. */
export function useListReader(definition: ResourceDefinition): () => Promise<readonly ResourceRecord[]> {
  const api = useApi()
  const scope = useScope()
  const { person } = useSession()
  return useCallback(async () => {
    const answer = await api(callOf(definition.calls.list, definition, 'list'), {
      path: pathOf(scope, person),
    })
    const { recordsAt } = definition.calls
    const records: unknown = recordsAt === undefined ? answer : Reflect.get(Object(answer), recordsAt)
    if (!Array.isArray(records)) throw new TypeError(`"${definition.name}" does not answer a list`)
    // The client has parsed the answer by the definition's schema.
    return records as readonly ResourceRecord[]
  }, [api, definition, person, scope])
}
