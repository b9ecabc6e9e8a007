import { useDataProvider } from '@refinedev/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition, RevisionsDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { pathRecord } from '../action/names-of'
import { answerOf, type ListAnswer } from '../records/cached-records'
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
  const provider = useDataProvider()
  const { dataProviderName } = definition
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
      const answer = await provider(dataProviderName).getList({
        resource: list.name,
        ...(isCut
          ? {
              pagination: { mode: 'server', currentPage: page, pageSize: statesAtOnce },
              sorters: [{ field: revisions.when, order: 'desc' }],
            }
          : { pagination: { mode: 'off' } }),
        meta: {
          definition: list,
          path: pathOf(scope, person, pathRecord(definition, [record])),
          signal,
        },
      })
      const { data, total, faults, isCounted, hasNext } = answerOf<Revision>(answer)
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
