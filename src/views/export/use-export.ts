import { useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { AskedQuery } from '../../providers/list-query'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { type AllPages, useAllPages } from '../records/use-all-pages'
import { type ExportFormat, exportFrame, standingFor } from './export-rows'

export type Export = Omit<AllPages, 'isWhole'> & {
  /** The finished file; null until then. */
  content: Blob | null
}

/** Saves all pages of a list that a server cuts: of each, no more than its lines is kept. */
export function useExport(
  definition: ResourceDefinition,
  question: AskedQuery,
  format: ExportFormat,
): Export {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  const frame = useMemo(
    () => exportFrame(standingFor(definition, { person, productKey, scope }), format),
    [definition, person, productKey, scope, format],
  )
  const parts = useRef<Blob[]>([])
  const take = (records: readonly ResourceRecord[]) => {
    if (records.length === 0) return
    const before = parts.current.length === 0 ? frame.head : frame.between
    // A blob lies outside of the heap of scripts: a long list does not fill that.
    parts.current.push(new Blob([before, frame.lines(records)]))
  }
  const forget = () => {
    parts.current = []
  }
  const { isWhole, ...pages } = useAllPages(definition, question, take, forget)
  const content = useMemo(() => {
    if (!isWhole) return null
    const written = parts.current.length === 0 ? [frame.none] : [...parts.current, frame.foot]
    return new Blob(written, { type: frame.type })
  }, [isWhole, frame])
  return { ...pages, content }
}
