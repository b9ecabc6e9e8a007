import { useDataProvider } from '@refinedev/core'
import { useCallback } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { toRefineQuery } from '../../providers/list-queries'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'

/**
 * Reads a resource's list past every cache, for a form that has to know what really became of its call; of a list that
 * the server cuts into pages the first one that a search for `name` finds.
 */
export function useListReader(
  definition: ResourceDefinition,
): (name: string) => Promise<readonly ResourceRecord[]> {
  const dataProvider = useDataProvider()
  const scope = useScopeOf(definition)
  const { person } = useSession()
  return useCallback(
    async (name) => {
      const { paging } = definition.list
      const { data } = await dataProvider(definition.dataProviderName).getList({
        resource: definition.name,
        ...(paging?.kind === 'server' &&
          toRefineQuery({ page: 1, size: Math.max(...paging.sizes), search: name, sort: null, filters: {} })),
        meta: { definition, path: pathOf(scope, person) },
      })
      // The client has parsed the answer by the definition's schema.
      return data as unknown as readonly ResourceRecord[]
    },
    [dataProvider, definition, person, scope],
  )
}
