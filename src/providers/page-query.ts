import type { NamedCallOptions } from '../api/api-client'
import type { NamedCall } from '../api/call'

type Query = NonNullable<NamedCallOptions['query']>

/** What simple-rest asks of a page, as the API of the call understands it. */
export function asPaged(call: NamedCall, query: Query): { call: NamedCall; query: Query } {
  if (call.api?.paging !== 'page' || query._start === undefined) return { call, query }
  const { _start, _end, _sort, _order, ...filters } = query
  const start = Number(_start)
  const size = Number(_end) - start
  const paged: Query = {
    page: String(Math.floor(start / size) + 1),
    per_page: String(size),
    ...(_sort && _order ? { sort: _sort, order: _order } : {}),
    ...filters,
  }
  return { call: { ...call, optionalQuery: Object.keys(paged) }, query: paged }
}
