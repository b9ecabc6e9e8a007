import { type BaseRecord, type HttpError, useList } from '@refinedev/core'
import { partialMatchKey, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { namedCall } from '../../api/known-calls'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { isKnownBefore } from '../../domain/cluster-intent'
import { askedFilters } from '../../providers/asked-filters'
import type { ListQuery } from '../../providers/list-query'
import { faultsIn } from '../../providers/read-list'
import { toRefineQuery } from '../../providers/refine-query'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useCallRead } from '../../providers/use-call'
import { useActionStore, useMadeRecords, useOptimisticUpdates } from '../action/action-state'
import { useAnnouncedOutcomes } from '../action/use-announced-outcomes'
import { type ListAnswer, partMeta, readAnswer } from './cached-records'
import { listKey, pollKey, scopeMeta, stateKey } from './list-key'
import { awaitedRecords } from './made-records'
import { useRefresh } from './use-refresh'

export type Records = {
  /**
   * What to show: the server's records with the commands given since on top, and what is awaited. Undefined until the
   * first answer.
   */
  records: readonly ResourceRecord[] | undefined
  /** Records made here that the server accepted and no list has shown yet (README decision 18). */
  awaited: readonly ResourceRecord[]
  /** How many there are in all; more than are here where the server cuts the list into pages. */
  total: number
  /** False where nobody knows how many there are in all: `total` is how many there are at least. */
  isCounted: boolean
  /** What could not be read, of the records that are here and of those that are not. */
  faults: readonly RecordFault[]
  /** What is shown is the answer to an earlier question, until the new one is answered. */
  isOutdated: boolean
  /** False while a reading is awaited that may show another list: since the view opened, or after a command. */
  isConfirmed: boolean
  /** Why the first answer, or the newest refresh, failed; null while all is well. */
  error: Error | null
  /** When the server's list itself last arrived, in milliseconds since the epoch; undefined until then. */
  answeredAt: number | undefined
  /** When the newest answer arrived, in milliseconds since the epoch. */
  updatedAt: number
  /** Milliseconds between two readings; undefined where nothing is read by itself. */
  cadence: number | undefined
  isRefreshing: boolean
  /** Reads the list again now. */
  refresh: () => Promise<void>
}

/**
 * Reads a resource's list in the scope of the views here and keeps it fresh by the definition's poll or refresh: every
 * answer keeps unchanged records as the same objects, an answer asked for before the one on screen is dropped, and
 * commands under way stay on top until the server agrees (CLU-059, CLU-D02, CLU-D08).
 * @param question which page to read, of a list that the server cuts into pages
 * @param isHeld it is not known yet what such a list is asked by
 * @param part where such a page is not what a person sees of the list: what it is of
 */
export function useRecords(
  definition: ResourceDefinition,
  question?: ListQuery,
  isHeld = false,
  part = definition.narrowed && partMeta(definition.narrowed),
): Records {
  const store = useActionStore()
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const resource = stateKey(definition, scope)
  const { paging, refresh, poll: polled } = definition.list
  const client = useQueryClient()
  const asked =
    paging?.kind === 'server' && question
      ? { ...question, filters: askedFilters(definition, question.filters) }
      : undefined
  // It stands in the key, too: a part that is asked as the list is would be taken for it, or the list for the part.
  const marked = asked && part
  const ofScope = listKey(definition, scope)
  const refetchInterval = useRefresh(refresh, recordsOf)
  const { list } = definition.calls
  const staleTime = (typeof list === 'string' && namedCall(list).staleTime) || 0
  const { query } = useList<BaseRecord, Error & HttpError>({
    resource: definition.name,
    pagination: { mode: 'off' },
    ...(asked && toRefineQuery(asked)),
    errorNotification: false,
    meta: { ...scopeMeta(scope), ...marked, path: pathOf(scope, person) },
    queryOptions: {
      enabled: !isHeld || asked === undefined,
      // The page before stays until the next one is here; a list is never shown for another cluster's.
      placeholderData:
        asked === undefined
          ? undefined
          : (before, from) => (from && partialMatchKey(from.queryKey, ofScope) ? before : undefined),
      ...(marked && { meta: marked }),
      retry: false,
      staleTime,
      refetchOnWindowFocus: definition.list.poll === undefined,
      refetchInterval,
      refetchIntervalInBackground: false,
      structuralSharing: (before, after) => newerAnswer(readAnswer(before), readAnswer(after)),
    },
  })
  const answer = readAnswer(query.data)
  const cadence = refresh?.every ?? (polled && namedCall(polled.call).pollInterval)
  const poll = usePoll(definition, answer !== undefined, cadence)
  const { refetch } = query

  const rules = definition.list.optimisticUpdates
  useEffect(() => {
    if (!answer || !rules) return
    store.changeUpdates(resource, (updates) =>
      updates.length === 0
        ? updates
        : rules.settle(answer.data, updates, { requestedAt: answer.requestedAt, now: Date.now() }),
    )
  }, [answer, rules, store, resource])

  const updates = useOptimisticUpdates(resource)
  const made = useMadeRecords(resource)
  const awaited = useMemo(
    () => awaitedRecords(definition, made, answer).map(({ record }) => record),
    [definition, made, answer],
  )
  useEffect(() => {
    store.changeMade(resource, (all) => awaitedRecords(definition, all, answer))
  }, [answer, definition, store, resource])
  const { complete } = definition.list
  const listed = useMemo(
    () => (answer && complete ? complete(answer.data, person) : answer?.data),
    [answer, complete, person],
  )
  const records = useMemo(() => {
    if (!listed) return undefined
    const shown = rules && updates.length > 0 ? rules.show(listed, updates, Date.now()) : listed
    return narrowedRecords(definition, awaited.length > 0 ? [...shown, ...awaited] : shown)
  }, [listed, rules, updates, awaited, definition])

  const added = answer && listed ? listed.length - answer.data.length : 0
  // A server that cuts the pages was asked for no others.
  const isNarrowedHere = definition.narrowed !== undefined && asked === undefined
  const faults = answer?.faults ?? noFaults
  // What the person asked for is on screen before it has come true.
  useAnnouncedOutcomes(definition, listed)

  const isBeingReread = client
    .getQueryCache()
    .findAll({ queryKey: ofScope, type: 'active' })
    .some(({ state }) => state.isInvalidated)
  // What another view read a moment ago is not read again.
  const isFresh = staleTime > 0 && answer !== undefined && query.fetchStatus === 'idle'
  const isConfirmed = (query.isFetchedAfterMount || isFresh) && !isBeingReread
  return {
    records,
    awaited,
    // Those that could not be read may belong to the record, too.
    total: isNarrowedHere
      ? (records?.length ?? 0) + faults.filter(({ isShown }) => !isShown).length
      : (answer?.total ?? 0) + awaited.length + added,
    isCounted: answer?.isCounted !== false,
    faults,
    isConfirmed,
    isOutdated: query.isPlaceholderData,
    answeredAt: answer?.answeredAt,
    // While the list itself is read again, a failed poll says nothing about it.
    error: query.error ?? (isConfirmed && poll.errorUpdatedAt > query.dataUpdatedAt ? poll.error : null),
    // An answer to an earlier question keeps its age.
    updatedAt: query.dataUpdatedAt || (answer?.answeredAt ?? 0),
    cadence,
    isRefreshing: query.isFetching,
    refresh: async () => {
      await refetch()
    },
  }
}

function usePoll(definition: ResourceDefinition, isListed: boolean, cadence = 0) {
  const { poll } = definition.list
  const read = useCallRead()
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const key = listKey(definition, scope)
  const client = useQueryClient()
  const refetchInterval = useRefresh(poll && { every: cadence }, noRecords)

  return useQuery<number>({
    queryKey: pollKey(definition, scope, person.uuid),
    enabled: poll !== undefined && isListed,
    // The list itself was just read: the first poll is one cadence away.
    initialData: 0,
    staleTime: cadence,
    refetchOnMount: false,
    refetchInterval,
    refetchIntervalInBackground: false,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!poll) return 0
      const requestedAt = Date.now()
      const news = await read(poll.call, { path: pathOf(scope, person) }, signal)
      // A list with a poll is read whole: there is one reading of it.
      const [[listed, cached] = []] = client.getQueriesData({ queryKey: key })
      const shown = readAnswer(cached)
      if (!listed || !shown || isKnownBefore(requestedAt, shown.requestedAt, Date.now())) return requestedAt
      const unread = [...shown.faults, ...faultsIn(news)].flatMap(({ id }) => id ?? [])
      const merged = poll.merge(shown.data, news, new Set(unread))
      const listAskedAt = shown.listAskedAt ?? shown.requestedAt
      client.setQueryData(listed, { ...shown, data: merged.records, requestedAt, listAskedAt })
      if (merged.isListStale) void client.invalidateQueries({ queryKey: key })
      return requestedAt
    },
  })
}

function recordsOf(cached: unknown): readonly ResourceRecord[] {
  return readAnswer(cached)?.data ?? []
}

/** Those that belong to the record the list stands under; all of them where it stands alone. */
function narrowedRecords({ narrowed }: ResourceDefinition, records: readonly ResourceRecord[]) {
  return narrowed ? records.filter((record) => textOf(record, narrowed.by) === narrowed.id) : records
}

const noRecords = () => []
const noFaults: readonly RecordFault[] = []

function newerAnswer(before: ListAnswer | undefined, after: ListAnswer | undefined): ListAnswer | undefined {
  if (!before || !after) return after
  if (isKnownBefore(after.requestedAt, before.requestedAt, Date.now())) return before
  return replaceEqualDeep(before, after)
}
