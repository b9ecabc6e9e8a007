import { type BaseRecord, type HttpError, useList } from '@refinedev/core'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { type ListAnswer, partMeta, readAnswer } from '../records/cached-records'
import { scopeMeta } from '../records/list-key'
import type { ReadOfIds } from './read-together'

/** Milliseconds for which a name that was read is not asked for again. */
const fresh = 60_000

/**
 * The records behind ids, as far as they are known, of a view inside `DefinedResource`: of a list that is read whole
 * from that list, which all references share; of one that the server cuts into pages by one request for these ids.
 * @param read asks for ids of such a list, where they are not to have a request of their own
 */
export function useReferenced(
  definition: ResourceDefinition,
  ids: readonly string[],
  read?: ReadOfIds,
): ReadonlyMap<string, ResourceRecord> {
  const found = useReferencedList(definition, ids, read).list?.data
  return useMemo(() => new Map((found ?? []).map((record) => [record.id, record])), [found])
}

/** As above: the answer that these records are in, once it is here, or why it could not be read. */
export function useReferencedList(
  definition: ResourceDefinition,
  ids: readonly string[],
  read?: ReadOfIds,
): { list: ListAnswer | undefined; error: Error | null } {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const asked = [...new Set(ids)].sort()
  const isOfIds = definition.list.paging?.kind === 'server'
  const { query } = useList<BaseRecord, Error & HttpError>({
    resource: definition.name,
    errorNotification: false,
    pagination: { mode: 'off' },
    ...(isOfIds && {
      filters: [{ field: 'id', operator: 'eq', value: asked }],
    }),
    meta: { ...scopeMeta(scope), path: pathOf(scope, person) },
    queryOptions: {
      ...{ enabled: asked.length > 0, retry: false, staleTime: fresh },
      ...(isOfIds && { meta: partMeta(), ...(read && { queryFn: () => read(asked) }) }),
    },
  })
  return { list: readAnswer(query.data), error: query.error }
}
