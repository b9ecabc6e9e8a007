import type { CrudFilters, CrudSorting, Pagination } from '@refinedev/core'
import type { AskedQuery } from './list-query'

/** The field by which Refine's filters, as simple-rest reads them, carry the search. */
export const searchField = 'q'

/** A page of a list in Refine's words. */
export function toRefineQuery({ page, size, search, sort, filters, fixed }: AskedQuery) {
  return {
    pagination: { mode: 'server', currentPage: page, pageSize: size } satisfies Pagination,
    sorters: (sort ? [sort] : []) satisfies CrudSorting,
    filters: [
      ...Object.entries({ ...filters, ...fixed }).map(
        // Of several values simple-rest makes a parameter each.
        ([field, value]) => ({ field, operator: 'eq', value }) as const,
      ),
      ...(search === '' ? [] : [{ field: searchField, operator: 'contains', value: search } as const]),
    ] satisfies CrudFilters,
  }
}
