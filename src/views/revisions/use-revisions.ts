import { useDataProvider } from '@refinedev/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition, RevisionsDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { pathRecord } from '../action/names-of'
import type { ListAnswer } from '../records/cached-records'
import { listReader } from '../records/list-reader'
import { recordPartKey } from '../records/record-part'
import { type ListedRevision, newestFirst } from './newest-first'
import { type Revision, revisionList, statesAtOnce } from './revision-list'

/** One page of the earlier states of a record, the newest first. */
export type RevisionPage = Pick<ListAnswer, 'total' | 'faults'> & {
  states: readonly ListedRevision[]
  /** How many the server has, with those that could not be read. */
  listed: number
  isCounted: boolean
  hasNext: boolean
}

/** Reads one page of the earlier states of a record; after each action on it again. */
export function useRevisions(
  definition: ResourceDefinition,
  revisions: RevisionsDefinition,
  record: ResourceRecord,
  page: number,
  isWanted = true,
) {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const providerOf = useDataProvider()
  const list = useMemo(
    () => revisionList(definition, revisions, record.id),
    [definition, revisions, record.id],
  )
  const isCut = revisions.paging === 'server'
  return useQuery({
    // One that is read whole has one page.
    queryKey: recordPartKey(definition, scope, record.id, { part: 'revisions', page: isCut ? page : 0 }),
    enabled: isWanted,
    retry: false,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What could not be read is noted of the answer itself.
    structuralSharing: false,
    select: (all: RevisionPage) => (isCut ? all : pageOf(all, page)),
    queryFn: async ({ signal }): Promise<RevisionPage> => {
      const source = { providerOf, person, here: scope }
      const read = listReader<Revision>(list, source, pathRecord(definition, [record]))
      const sort = { field: revisions.when, order: 'desc' } as const
      const asked = isCut ? { page, size: statesAtOnce, search: '', sort, filters: {} } : undefined
      const { data, total, faults, isCounted, hasNext } = await read(asked, signal)
      return {
        states: newestFirst(data, faults),
        total,
        listed: total,
        faults,
        isCounted: isCounted !== false,
        hasNext: hasNext ?? (isCut && page * statesAtOnce < total),
      }
    },
  })
}

function pageOf(all: RevisionPage, page: number): RevisionPage {
  const from = (page - 1) * statesAtOnce
  const states = all.states.slice(from, from + statesAtOnce)
  const total = all.states.length
  return { ...all, states, total, hasNext: from + statesAtOnce < total }
}
