import type { PagingDefinition } from '../../definitions/define-list'

/** Rows a page where a definition names no sizes (PLT-006). */
const houseSizes: readonly number[] = [10, 20, 30]

/** The sizes a person may choose a page of; none where the whole list is drawn. The first one is where it starts. */
export function pageSizes(paging: PagingDefinition | undefined): readonly number[] {
  if (paging?.kind === 'none') return []
  return paging?.sizes.length ? paging.sizes : houseSizes
}

/** Where a page begins and ends in a list, from 0; a page beyond the end is the last one. */
export type PageSlice = { page: number; from: number; to: number }

export function pageSlice(total: number, page: number, size: number): PageSlice {
  const last = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(Math.max(page, 1), last)
  const from = (shown - 1) * size
  return { page: shown, from, to: Math.min(from + size, total) }
}
