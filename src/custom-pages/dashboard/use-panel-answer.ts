import { useDataProvider } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../definitions/define'
import type { CallDefinition } from '../../definitions/define-call'
import { callOf } from '../../providers/definition-call'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { recordPartKey } from '../../views/records/record-part'
import type { Records } from '../../views/records/use-records'
import { useRefresh } from '../../views/records/use-refresh'

export type PanelAnswer<Read> = Pick<
  Records,
  'error' | 'updatedAt' | 'cadence' | 'isRefreshing' | 'refresh'
> & {
  data: Read | undefined
}

/** How faults name the call of such an answer. */
export function answerName({ name }: Pick<ResourceDefinition, 'name'>): string {
  return `${name}.figures`
}

/**
 * Reads what a server adds up of a resource: once for all panels that ask the same call, at the interval of its list, and
 * again after each action on its records.
 * @param read what the panel takes of the answer
 */
export function usePanelAnswer<Read>(
  definition: ResourceDefinition,
  call: CallDefinition,
  read: (answer: unknown) => Read,
): PanelAnswer<Read> {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const provider = useDataProvider()
  const { refresh } = definition.list
  const query = useQuery<unknown, Error, Read>({
    // Below those of records, so that it is no list.
    queryKey: recordPartKey(definition, scope, call.path, { part: 'figures' }),
    retry: false,
    staleTime: 0,
    refetchInterval: useRefresh(refresh, noRecords),
    refetchIntervalInBackground: false,
    select: read,
    queryFn: async ({ signal }): Promise<unknown> => {
      // Its path is the definition's own, which the provider of files asks, whichever has the list.
      const answer = await provider('rest').custom?.({
        url: call.path,
        method: 'get',
        meta: {
          call: {
            ...callOf(call, definition, 'command'),
            response: z.unknown(),
            name: answerName(definition),
          },
          path: pathOf(scope, person),
          signal,
        },
      })
      return answer?.data ?? null
    },
  })
  return {
    data: query.data,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
    cadence: refresh?.every,
    isRefreshing: query.isFetching,
    refresh: async () => {
      await query.refetch()
    },
  }
}

const noRecords = () => []
