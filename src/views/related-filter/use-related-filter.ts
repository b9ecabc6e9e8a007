import { keys, useDataProvider } from '@refinedev/core'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { builderOf } from '../../definitions/related-fields'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import { useAllDefinitions } from '../../providers/definitions-context'
import { scopeKey, scopeOf, useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useActionContext } from '../action/use-action-context'
import { listVerdict } from '../action/verdict-on'
import { type ListSource, listReader } from '../records/list-reader'
import { useListAddress } from '../records/use-list-address'
import { type Known, type PlannedPart, planRelated, type RelatedPlan } from './plan-related'
import { askedOf, type RelatedRecords, readFound, readWhole } from './read-related'
import { type RelatedState, settleRelated, withRelated } from './settle-related'

/** Milliseconds for which related records that were read are not asked for again, unless one is changed here. */
const fresh = 60_000

/**
 * A list's definition whose filter of conditions knows the fields of related records, and which of these records the
 * address means: they are read once for each condition, and the filter asks for references to them.
 */
export function useRelatedFilter(definition: ResourceDefinition): {
  definition: ResourceDefinition
  state: RelatedState
} {
  const { filters } = useListAddress(definition)
  const spelled = filters[builderOf(definition)?.key ?? ''] ?? ''
  const known = useKnown(definition)
  const plan = useMemo(() => planRelated(definition, spelled, known), [definition, spelled, known])
  const { recordsOf, failure } = useRelatedRecords(plan)
  const { filter, state } = useMemo(
    () => settleRelated(definition, plan, recordsOf),
    [definition, plan, recordsOf],
  )
  const resolved = useMemo(() => withRelated(definition, plan, filter), [definition, plan, filter])
  return { definition: resolved, state: failure ?? state }
}

/** Whether the person may read another resource, by its name. */
function useKnown(definition: ResourceDefinition): (name: string) => Known {
  const { definitions, faults, pending } = useAllDefinitions()
  const context = useActionContext(definition)
  const here = useScope()
  return useCallback(
    (name) => {
      if (pending.has(name)) return undefined
      const resource = definitions.find((each) => each.name === name)
      if (!resource || faults.get(name)?.length) return { resource: null, reason: t('filter.relatedUnknown') }
      const { person, productKey, environment } = context
      const scope = scopeOf(resource, here)
      const verdict = listVerdict(resource, { person, productKey, environment, scope })
      if (verdict.isAllowed) return { resource, reason: null }
      const [first] = verdict.isHidden ? [] : verdict.reasons
      return { resource, reason: first?.sentence ?? t('filter.relatedHidden') }
    },
    [definitions, faults, pending, context, here],
  )
}

type Question = {
  part: PlannedPart
  queryKey: readonly unknown[]
  /** The same as a text. */
  key: string
  queryFn: (asked: { signal: AbortSignal }) => Promise<RelatedRecords>
}

/** Reads what the parts of a filter ask: a list that is read whole once for all of them. */
function useRelatedRecords({ parts }: RelatedPlan) {
  const { person } = useSession()
  const here = useScope()
  const providerOf = useDataProvider()
  const questions = useMemo(
    () => parts.flatMap((part) => questionOf(part, { person, here, providerOf })),
    [parts, person, here, providerOf],
  )
  // Parts that are read alike are read once.
  const apart = useMemo(() => [...new Map(questions.map((each) => [each.key, each])).values()], [questions])
  const { answers, failed } = useQueries({
    queries: apart.map(({ queryKey, queryFn }) => ({
      queryKey,
      queryFn,
      staleTime: fresh,
      retry: false,
      networkMode: 'always' as const,
    })),
    combine,
  })
  const recordsOf = useCallback(
    (part: PlannedPart) => {
      const own = questions.find((each) => each.part === part)
      return answers[apart.findIndex(({ key }) => key === own?.key)]
    },
    [questions, apart, answers],
  )
  const many = apart[failed?.index ?? -1]?.part.other.label.many
  const failure: RelatedState | null =
    failed && many ? { kind: 'failed', many, error: failed.error, retry: failed.retry } : null
  return { recordsOf, failure }
}

/** What is read for a part; nothing where the server of its records does not take it. */
function questionOf(part: PlannedPart, source: ListSource): Question[] {
  const { other, about } = part
  const isPaged = other.list.paging?.kind === 'server'
  const asked = isPaged ? askedOf(other, about) : {}
  if (asked === null) return []
  const queryKey = [...listsKey(other), 'related', scopeKey(scopeOf(other, source.here)), asked]
  const read = listReader(other, source)
  return [
    {
      part,
      queryKey,
      key: JSON.stringify(queryKey),
      queryFn: ({ signal }) =>
        isPaged ? readFound(read, { other, filters: asked }, signal) : readWhole(read, signal),
    },
  ]
}

/** Under it stands all that is read of a resource, and is read again once a record of it is changed. */
function listsKey({ name, dataProviderName }: ResourceDefinition): readonly unknown[] {
  return keys().data(dataProviderName).resource(name).get()
}

function combine(results: UseQueryResult<RelatedRecords>[]) {
  const index = results.findIndex(({ error, isFetching }) => error && !isFetching)
  const failed = results[index]
  return {
    // What was read before a reading failed may be another list than is there now.
    answers: results.map(({ data, error }) => (error ? undefined : data)),
    failed: failed?.error ? { index, error: failed.error, retry: () => void failed.refetch() } : null,
  }
}
