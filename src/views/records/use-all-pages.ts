import { useDataProvider } from '@refinedev/core'
import { useEffect, useRef, useState } from 'react'
import '../../locales/export-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { toRefineQuery } from '../../providers/list-queries'
import type { AskedQuery } from '../../providers/list-query'
import { pathOf, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { endOf, IncompleteListError, unreadIn } from './whole-list'

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
  question: AskedQuery,
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
        if (here < least || given === 0) throw new IncompleteListError(t('exporting.short', { here, page }))
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
