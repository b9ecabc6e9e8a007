import { useDataProvider } from '@refinedev/core'
import { useEffect, useRef, useState } from 'react'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { AskedQuery } from '../../providers/list-query'
import { useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { listReader } from './list-reader'
import { firstPage, type NextPage, type PagesState, readPages } from './read-pages'
import { IncompleteListError } from './whole-list'

export type AllPages = PagesState & {
  /** What could not be read of the pages that were. */
  faults: readonly RecordFault[]
  /** Why it stands still; what was read is kept. */
  error: Error | null
  goOn: () => void
}

/**
 * Reads all pages of a list that a server cuts, one after the other, by the search, filters and order on screen. A page
 * that lacks rows stops it: half a list is never taken for the whole. Where the number of records changes meanwhile, rows
 * have moved between pages, and it begins again. It stops for good when its view goes away.
 * @param take called with the records of each page, once and in order
 * @param forget called when it begins again: what was taken before is no part of the list
 */
export function useAllPages(
  definition: ResourceDefinition,
  question: AskedQuery,
  take: (records: readonly ResourceRecord[]) => void,
  forget: () => void,
): AllPages {
  const { person } = useSession()
  const here = useScope()
  const providerOf = useDataProvider()
  const [state, setState] = useState<Omit<AllPages, 'goOn'>>(notBegun)
  const [attempt, setAttempt] = useState(0)
  const kept = useRef<Kept>({ next: firstPage(), total: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it began is what is read
  useEffect(() => {
    const abort = new AbortController()
    const read = listReader(definition, { providerOf, person, here })
    const getPage = (page: number, size: number) => read({ ...question, page, size }, abort.signal)
    const handlePage: Parameters<typeof readPages>[2] = (records, progress, faults) => {
      const { total } = kept.current
      if (total !== null && progress.total !== null && progress.total !== total) throw otherList
      kept.current.total = progress.total
      take(records)
      setState((before) => ({ ...progress, faults: [...before.faults, ...faults], error: null }))
    }
    const readAll = async () => {
      for (let begun = 1; ; begun += 1) {
        try {
          return await readPages(kept.current.next, getPage, handlePage, abort.signal)
        } catch (error) {
          if (error !== otherList) throw error
          kept.current = { next: firstPage(), total: null }
          forget()
          setState(notBegun)
          if (begun === mostBegun) throw new IncompleteListError(t('exporting.moving'))
        }
      }
    }
    readAll().catch((error: unknown) => {
      if (abort.signal.aborted) return
      setState((before) => ({ ...before, error: error instanceof Error ? error : new Error(String(error)) }))
    })
    return () => abort.abort()
  }, [attempt])

  return {
    ...state,
    goOn: () => {
      setState((before) => ({ ...before, error: null }))
      setAttempt(attempt + 1)
    },
  }
}

type Kept = { next: NextPage; total: number | null }

const notBegun = { done: 0, missing: 0, faults: [], total: null, error: null, isWhole: false }

/** Thrown at a page of another list than the one before: it is no fault of a request. */
const otherList = new Error('The number of records changed')

/** Times it begins before a person decides on going on: of some lists the records change all the time. */
const mostBegun = 3
