import { useDataProvider } from '@refinedev/core'
import { useEffect, useRef, useState } from 'react'
import '../../locales/export-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { toRefineQuery } from '../../providers/list-queries'
import type { ListQuery } from '../../providers/list-query'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'

/** Rows asked for at once: few requests, and no more than that in memory. */
const rowsAtOnce = 100

export type AllPages = {
  /** Records that were handed on. */
  done: number
  /** Null until it is known. */
  total: number | null
  /** Why it stands still; what was read is kept. */
  error: Error | null
  isWhole: boolean
  goOn: () => void
}

/**
 * Reads all pages of a list that a server cuts, one after the other, by the search, filters and order on screen. A page
 * that lacks rows stops it: half a list is never taken for the whole. It stops for good when its view goes away.
 * @param take called with the records of each page, once and in order
 */
export function useAllPages(
  definition: ResourceDefinition,
  question: ListQuery,
  take: (records: readonly ResourceRecord[]) => void,
): AllPages {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const providerOf = useDataProvider()
  const [state, setState] = useState<Omit<AllPages, 'goOn'>>({
    done: 0,
    total: null,
    error: null,
    isWhole: false,
  })
  const [attempt, setAttempt] = useState(0)
  const kept = useRef({ page: 1, size: rowsAtOnce, done: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it began is what is read
  useEffect(() => {
    const abort = new AbortController()
    const { getList } = providerOf(definition.dataProviderName)
    const meta = { definition, path: pathOf(scope, person), signal: abort.signal }

    async function readOn() {
      for (;;) {
        const { page, size } = kept.current
        const answer = await getList<ResourceRecord>({
          resource: definition.name,
          ...toRefineQuery({ ...question, page, size }),
          meta,
        })
        if (abort.signal.aborted) return
        const here = answer.data.length + unreadIn(answer)
        const { given, isLast, least } = endOf(answer, { page, size, here })
        if (here < least || given === 0) throw new Error(t('exporting.short', { here, page }))
        const done = kept.current.done + answer.data.length
        kept.current = { page: page + 1, size: given, done }
        take(answer.data)
        const total = Reflect.get(answer, 'isCounted') === false ? null : answer.total
        setState({ done, total, error: null, isWhole: isLast })
        if (isLast) return
      }
    }
    readOn().catch((error: unknown) => {
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

/** Whether a page is the last one, how many rows each has, and how many it has to have at least. */
export function endOf(
  answer: { total: number },
  { page, size, here }: { page: number; size: number; here: number },
) {
  const hasNext: unknown = Reflect.get(answer, 'hasNext')
  // Where cursors lead on, a page may be short; one that is empty and not the last was not found.
  if (hasNext !== undefined)
    return { given: size, isLast: hasNext === false, least: hasNext === true ? 1 : 0 }
  const isOnlyPage = page * size >= answer.total
  // A server that gives fewer than it is asked for is asked for as many as it gives from then on.
  const given = page === 1 && !isOnlyPage ? Math.min(here, size) : size
  const isLast = page * given >= answer.total
  return { given, isLast, least: isLast ? answer.total - (page - 1) * given : given }
}

/** Records of a page that could not be read: they are counted by the server, and are not handed on. */
export function unreadIn(answer: object): number {
  const faults: unknown = Reflect.get(answer, 'faults')
  return Array.isArray(faults) ? faults.filter(({ isShown }) => !isShown).length : 0
}
