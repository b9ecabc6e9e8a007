import type { CrudFilters, CrudSorting, Pagination } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import type { ResourceDefinition } from '../definitions/define'
import type { ListQueryName } from '../definitions/define-list'
import type { ByCursor } from './cursor-pages'
import type { ListQuery } from './list-query'
import { type AnswerCount, readList, type TimedListPage } from './read-list'
import { searchField } from './refine-query'

/** What is asked of a list, in Refine's words. */
type PageQuestion = { pagination?: Pagination; sorters?: CrudSorting; filters?: CrudFilters }

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

/** What the call of a list is asked, from Refine's words; undefined where the answer is the whole list. */
export function callQueryOf(
  { list: { paging } }: ResourceDefinition,
  asked: PageQuestion,
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

/** A page of a list, with what is known of the pages after it. */
export async function readPage(
  api: ApiClient,
  definition: ResourceDefinition,
  asked: PageQuestion,
  options: Parameters<typeof readList>[2],
): Promise<TimedListPage & Partial<ByCursor>> {
  const query = callQueryOf(definition, asked)
  const page = await readList(api, definition, { ...options, ...(query && { query }) })
  return { ...page, ...endOfPage(page, asked.pagination) }
}

/**
 * What is known of a page whose answer does not say how many records there are in all, or says fewer than come up to its
 * last: where it is full, another one may come after it. A server that sends more than a page holds does not page.
 */
export function endOfPage(
  { here, told }: AnswerCount & Pick<TimedListPage, 'told'>,
  { currentPage = 1, pageSize = 10 }: Pagination = {},
): Partial<Pick<TimedListPage, 'total'> & ByCursor> {
  const before = (currentPage - 1) * pageSize
  if (told !== undefined && (here === 0 || told >= before + here)) return {}
  const hasNext = here === pageSize
  return { total: before + here + (hasNext ? 1 : 0), isCounted: !hasNext, hasNext }
}
