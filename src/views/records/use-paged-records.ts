import { keys, useDataProvider } from '@refinedev/core'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { askedFilters } from '../../providers/asked-filters'
import type { ListQuery } from '../../providers/list-query'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { scopeMeta } from './list-key'
import { listReader } from './list-reader'
import { firstPage, type NextPage, type PagesState, readPages } from './read-pages'
import type { Records } from './use-records'
import { useRefresh } from './use-refresh'
import { IncompleteListError } from './whole-list'

export type PagedRecords = Pick<
  Records,
  'total' | 'faults' | 'error' | 'updatedAt' | 'cadence' | 'isRefreshing' | 'refresh'
> & {
  /** Undefined until all pages are here; then those of the reading before, until the next one is whole. */
  records: readonly ResourceRecord[] | undefined
  /** What is wrong with a page that came. */
  reason: string | undefined
  /** How far the first reading is. */
  pages: PagesState & { error: Error | null }
}

/** What has been read of all pages. */
type Found = { records: readonly ResourceRecord[]; faults: readonly RecordFault[]; total: number }
type Reading = { next: NextPage; found: Found }

/** How far the newest reading is; `stopped`: what a first one had read before it failed, and when it did. */
type Progress = PagesState & { stopped?: Reading & { at: number } }

/** Milliseconds for which a list without an interval is not read again. */
const fresh = 60_000

/**
 * All records that are found of a list that a server cuts, page after page, and again at the list's interval: one
 * reading for all that ask the same. A first reading that failed goes on where it stopped, unless that was too long ago
 * or the list is another one since; then it begins again, as it does when a command is given meanwhile.
 */
export function usePagedRecords(definition: ResourceDefinition, question: ListQuery): PagedRecords {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const providerOf = useDataProvider()
  const client = useQueryClient()
  const { refresh } = definition.list
  const { search, fixed } = question
  const filters = askedFilters(definition, question.filters)
  const path = pathOf(scope, person)
  // Below the key of all that is read of the resource, so that what changes it has this read again too.
  const ofResource = keys().data(definition.dataProviderName).resource(definition.name).get()
  const asking = { ...scopeMeta(scope), path, search, filters, fixed }
  const key = [...ofResource, 'pages', asking]
  const progressKey = [...ofResource, 'pages-read', asking]
  const freshFor = refresh?.every ?? fresh
  const query = useQuery<Found>({
    queryKey: key,
    retry: false,
    // All pages are many requests: neither a look at the window nor the way back asks sooner than the interval does.
    staleTime: freshFor,
    refetchInterval: useRefresh(refresh, recordsIn),
    refetchIntervalInBackground: false,
    queryFn: ({ signal }) => {
      const read = listReader(definition, { providerOf, person, here: scope })
      const getPage = (page: number, size: number) => read({ ...question, filters, page, size }, signal)
      return readAllPages({ client, key, progressKey, freshFor }, getPage, signal)
    },
  })
  const { data: pages = notBegun } = useQuery<Progress>({
    queryKey: progressKey,
    enabled: false,
    queryFn: () => notBegun,
  })
  return {
    records: query.data?.records,
    faults: query.data?.faults ?? nothing.faults,
    total: query.data?.total ?? 0,
    pages: { ...pages, error: query.error },
    error: query.error,
    reason: query.error instanceof IncompleteListError ? query.error.message : undefined,
    updatedAt: query.dataUpdatedAt,
    cadence: refresh?.every,
    isRefreshing: query.isFetching,
    refresh: async () => {
      await query.refetch()
    },
  }
}

/** Where a reading and how far it is stand in the cache; one that stopped is gone on with for so many milliseconds. */
type PagesPlace = {
  client: QueryClient
  key: readonly unknown[]
  progressKey: readonly unknown[]
  freshFor: number
}

async function readAllPages(
  { client, key, progressKey, freshFor }: PagesPlace,
  getPage: Parameters<typeof readPages>[1],
  signal: AbortSignal,
): Promise<Found> {
  const isFirst = client.getQueryData(key) === undefined
  // Each page that is noted there takes the mark of a command away.
  const isChanged = () => client.getQueryState(progressKey)?.isInvalidated === true
  const note = (state: Progress) => client.setQueryData<Progress>(progressKey, state)
  const { stopped, total } = client.getQueryData<Progress>(progressKey) ?? {
    ...notBegun,
    stopped: undefined,
  }
  const goesOn = stopped && isFirst && !isChanged() && Date.now() - stopped.at <= freshFor
  let reading: Reading = goesOn ? stopped : begun()
  let totalBefore = goesOn ? total : null
  if (!goesOn) note(notBegun)
  const handlePage: Parameters<typeof readPages>[2] = (records, state, faults) => {
    const isOther = totalBefore !== null && state.total !== null && state.total !== totalBefore
    totalBefore = null
    if (isOther || isChanged()) throw anotherList
    const { found } = reading
    reading.found = {
      records: [...found.records, ...records],
      faults: [...found.faults, ...faults],
      total: Math.max(state.total ?? 0, state.done + state.missing),
    }
    note(state)
  }
  for (;;) {
    try {
      await readPages(reading.next, getPage, handlePage, signal)
      return reading.found
    } catch (error) {
      if (error !== anotherList) {
        if (!signal.aborted && !isChanged())
          client.setQueryData<Progress>(progressKey, (state = notBegun) => ({
            ...state,
            stopped: { ...reading, at: Date.now() },
          }))
        throw error
      }
      reading = begun()
      note(notBegun)
    }
  }
}

/** The cache's boundary: what was put there above. */
function recordsIn(cached: unknown): readonly ResourceRecord[] {
  return (cached as Found | undefined)?.records ?? nothing.records
}

function begun(): Reading {
  return { next: firstPage(), found: nothing }
}

/** Told of a page that belongs to another list than those before it. */
const anotherList = new Error('The list is another one')
const nothing: Found = { records: [], faults: [], total: 0 }
const notBegun: PagesState = { done: 0, missing: 0, total: null, isWhole: false }
