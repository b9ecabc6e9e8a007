import { useDataProvider } from '@refinedev/core'
import { useEffect, useRef, useState } from 'react'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { AskedQuery } from '../../providers/list-query'
import { useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { listReader } from './list-reader'
import { firstPage, type PagesState, readPages } from './read-pages'

export type AllPages = PagesState & {
  /** What could not be read of the pages that were. */
  faults: readonly RecordFault[]
  /** Why it stands still; what was read is kept. */
  error: Error | null
  goOn: () => void
}

/**
 * Reads all pages of a list that a server cuts, one after the other, by the search, filters and order on screen. A page
 * that lacks rows stops it: half a list is never taken for the whole. It stops for good when its view goes away.
 * @param take called with the records of each page, once and in order
 */
export function useAllPages(
  definition: ResourceDefinition,
  question: AskedQuery,
  take: (records: readonly ResourceRecord[]) => void,
): AllPages {
  const { person } = useSession()
  const here = useScope()
  const providerOf = useDataProvider()
  const [state, setState] = useState<Omit<AllPages, 'goOn'>>({
    done: 0,
    missing: 0,
    faults: [],
    total: null,
    error: null,
    isWhole: false,
  })
  const [attempt, setAttempt] = useState(0)
  const kept = useRef(firstPage())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it began is what is read
  useEffect(() => {
    const abort = new AbortController()
    const read = listReader(definition, { providerOf, person, here })
    const getPage = (page: number, size: number) => read({ ...question, page, size }, abort.signal)
    const handlePage: Parameters<typeof readPages>[2] = (records, progress, faults) => {
      take(records)
      setState((before) => ({ ...progress, faults: [...before.faults, ...faults], error: null }))
    }
    readPages(kept.current, getPage, handlePage, abort.signal).catch((error: unknown) => {
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
