import type { CrudFilters, CrudSorting, Pagination } from '@refinedev/core'
import type { ResourceDefinition } from '../definitions/define'
import type { ListQueryName } from '../definitions/define-list'
import type { AskedQuery, ListQuery } from './list-query'

/**
 * What a list with paging `server` asks the API for, by the name the definition gives the query. The keys are those
 * of the call's `query` and `optionalQuery`; an empty value leaves an optional one out. The call then answers
 * `{ records, total }`.
 */
export const listQueries: Readonly<Record<ListQueryName, (query: ListQuery) => Record<string, string>>> = {
  /** As `@refinedev/simple-rest` asks; filters of other kinds than "has this value" are not used. */
  'simple-rest': ({ page, size, search, sort, filters, fixed }) => ({
    ...filters,
    ...fixed,
    q: search,
    _start: String((page - 1) * size),
    _end: String(page * size),
    _sort: sort?.field ?? '',
    _order: sort?.order ?? '',
  }),
  /** Data agents: a page begins after so many, 0 for the first, and the search is a list of filters (API-D18). */
  'data-agents': ({ page, size, search }) => ({
    limit: String(size),
    offset: String((page - 1) * size),
    filters: search === '' ? '' : JSON.stringify([{ column: 'NAME', search }]),
  }),
}

/** The field by which Refine's filters, as simple-rest reads them, carry the search. */
const searchField = 'q'

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

/** What the call of a list is asked, from Refine's words; undefined where the answer is the whole list. */
export function callQueryOf(
  { list: { paging } }: ResourceDefinition,
  asked: { pagination?: Pagination; sorters?: CrudSorting; filters?: CrudFilters },
): Record<string, string> | undefined {
  const { pagination, sorters = [], filters = [] } = asked
  const toQuery = paging?.kind === 'server' ? listQueries[paging.query] : undefined
  if (!toQuery || pagination?.mode !== 'server') return undefined
  const values = Object.fromEntries(
    filters.flatMap((filter) => ('field' in filter ? [[filter.field, String(filter.value)]] : [])),
  )
  const { [searchField]: search = '', ...rest } = values
  const { currentPage = 1, pageSize = 10 } = pagination
  return toQuery({ page: currentPage, size: pageSize, search, sort: sorters[0] ?? null, filters: rest })
}
