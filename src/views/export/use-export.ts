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
import { exportHead, exportLines } from './export-rows'

/** Rows asked for at once: few requests, and no more than that in memory beside the text. */
const exportPageSize = 100

export type Export = {
  done: number
  /** Null until it is known. */
  total: number | null
  /** Why it stands still; what was read is kept. */
  error: Error | null
  /** The finished file; null until then. */
  content: Blob | null
  goOn: () => void
}

/**
 * Reads all pages of a list that a server cuts, one after the other, by the search, filters and order on screen. It
 * stops for good when its view goes away.
 */
export function useExport(definition: ResourceDefinition, question: ListQuery): Export {
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const providerOf = useDataProvider()
  const [state, setState] = useState<Omit<Export, 'goOn'>>({
    done: 0,
    total: null,
    error: null,
    content: null,
  })
  const [attempt, setAttempt] = useState(0)
  const kept = useRef({ parts: [exportHead(definition)], page: 1, size: exportPageSize, done: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it began is what is saved
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
        const isWhole = page * size >= answer.total
        // A server that gives fewer than it is asked for is asked for as many as it gives from then on.
        const given = page === 1 && !isWhole ? Math.min(here, size) : size
        const isLast = page * given >= answer.total
        if (here < (isLast ? answer.total - (page - 1) * given : given) || given === 0) {
          throw new Error(t('exporting.short', { here, page }))
        }
        const { parts, done } = kept.current
        kept.current = {
          parts: [...parts, exportLines(definition, answer.data)],
          page: page + 1,
          size: given,
          done: done + answer.data.length,
        }
        setState({
          done: kept.current.done,
          total: answer.total,
          error: null,
          content: isLast ? new Blob(kept.current.parts, { type: 'text/csv;charset=utf-8' }) : null,
        })
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

/** Records of a page that could not be read: they are counted by the server, and are not saved. */
function unreadIn(answer: object): number {
  const faults: unknown = Reflect.get(answer, 'faults')
  return Array.isArray(faults) ? faults.filter(({ isShown }) => !isShown).length : 0
}
