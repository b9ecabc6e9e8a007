import { useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListQuery } from '../../providers/list-query'
import { type AllPages, useAllPages } from '../records/use-all-pages'
import { exportHead, exportLines } from './export-rows'

export type Export = Omit<AllPages, 'isWhole'> & {
  /** The finished file; null until then. */
  content: Blob | null
}

/** Saves all pages of a list that a server cuts: of each, no more than its lines is kept. */
export function useExport(definition: ResourceDefinition, question: ListQuery): Export {
  const parts = useRef([new Blob([exportHead(definition)])])
  const { isWhole, ...pages } = useAllPages(definition, question, (records) => {
    // A blob lies outside of the heap of scripts: a long list does not fill that.
    parts.current.push(new Blob([exportLines(definition, records)]))
  })
  const content = useMemo(
    () => (isWhole ? new Blob(parts.current, { type: 'text/csv;charset=utf-8' }) : null),
    [isWhole],
  )
  return { ...pages, content }
}
