import { useDataProvider } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ContractError } from '../../api/errors'
import type { ActivityDefinition, ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { readInstant } from '../../domain/dates'
import { valueAtPlace } from '../../domain/dotted-place'
import { callOf } from '../../providers/definition-call'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { pathRecord } from '../action/names-of'
import { recordPartKey } from '../records/record-part'

/** One thing that was done to a record. */
export type ActivityEntry = { key: number; when: string | null; who: string | null; what: string }

const entriesSchema = z.array(z.record(z.string(), z.unknown()))

/** Reads what was done to a record, the newest first; after each action on it again. */
export function useActivity(
  definition: ResourceDefinition,
  activity: ActivityDefinition,
  record: ResourceRecord,
) {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const provider = useDataProvider()
  const { name, dataProviderName } = definition
  return useQuery({
    queryKey: recordPartKey(definition, scope, record.id, { part: 'activity' }),
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const call = callOf(activity.call, definition, 'command')
      // Entries are no records, which `recordAt` and the names of fields are of.
      const response = typeof activity.call === 'string' ? call.response : z.unknown()
      const answer = await provider(dataProviderName).custom?.({
        url: call.path,
        method: 'get',
        meta: {
          call: { ...call, response, name: `${name}.activity` },
          path: pathOf(scope, person, pathRecord(definition, [record])),
          signal,
        },
      })
      return entriesOf(answer?.data, activity, name)
    },
  })
}

function entriesOf(answer: unknown, activity: ActivityDefinition, name: string): readonly ActivityEntry[] {
  const { recordsAt, when, who, what } = activity
  const listed = recordsAt === undefined ? answer : valueAtPlace(answer, recordsAt)
  const parsed = entriesSchema.safeParse(listed)
  if (!parsed.success) throw new ContractError(`${name}.activity`, ['does not answer a list'])
  return parsed.data
    .map((entry, key) => ({
      key,
      when: textIn(entry, when),
      who: who === undefined ? null : textIn(entry, who),
      what: textIn(entry, what) ?? '',
    }))
    .toSorted((left, right) => timeOf(right) - timeOf(left))
}

function textIn(entry: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = entry[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** What has no time it can be placed by stands last. */
function timeOf({ when }: ActivityEntry): number {
  return readInstant(when) ?? Number.NEGATIVE_INFINITY
}
