import type { ListQuery } from './list-query'

/**
 * What a list with paging `server` asks the API for, by the name the definition gives the query. The keys are those
 * of the call's `query` and `optionalQuery`; an empty value leaves an optional one out. The call then answers
 * `{ records, total }`.
 */
export const listQueries: Readonly<Record<string, (query: ListQuery) => Record<string, string>>> = {
  /** As `@refinedev/simple-rest` asks; filters of other kinds than "has this value" are not used. */
  'simple-rest': ({ page, size, search, sort, filters }) => ({
    ...filters,
    q: search,
    _start: String((page - 1) * size),
    _end: String(page * size),
    _sort: sort?.field ?? '',
    _order: sort?.order ?? '',
  }),
  /** Data agents: the first page is 0, and the search a list of filters (API-D18). */
  'data-agents': ({ page, size, search }) => ({
    limit: String(size),
    offset: String((page - 1) * size),
    filters: search === '' ? '' : JSON.stringify([{ column: 'NAME', search }]),
  }),
}
