import type { AskedFilters } from '../definitions/define-list'

/** Which way a list stands. */
export type Sort = { field: string; order: 'asc' | 'desc' }

/** What a list is asked for, page by page; in the names of the definition. */
export type ListQuery<Filters extends AskedFilters = Readonly<Record<string, string>>> = {
  /** From 1. */
  page: number
  size: number
  search: string
  sort: Sort | null
  /** Chosen value by filter key; filters that filter nothing are left out. */
  filters: Filters
  /** What nobody chose and is always asked for: values by field. */
  fixed?: Readonly<Record<string, string>>
}

/** The same, as a server is asked. */
export type AskedQuery = ListQuery<AskedFilters>
