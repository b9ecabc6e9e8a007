import type { NamedCallOptions } from '../api/api-client'
import type { NamedCall } from '../api/call'
import type { ResourceDefinition } from '../definitions/define'
import { callOf } from './definition-call'

/** The call of a definition's list, with what stands once for each of several values: ids, and filters that take several. */
export function listCallOf(definition: ResourceDefinition): NamedCall {
  const { list, calls } = definition
  const several = (list.filters ?? []).flatMap((filter) => (filter.several ? [filter.key] : []))
  const call = callOf(calls.list, definition, 'list')
  return list.paging?.kind === 'server' ? { ...call, repeatedQuery: ['id', ...several] } : call
}

type Query = NonNullable<NamedCallOptions['query']>

/**
 * What simple-rest asks of a page, as the API of the call understands it.
 * @param cursor of the page, where the API finds pages by them; without one it is the first page
 */
export function asPaged(named: NamedCall, asked: Query, cursor = ''): { call: NamedCall; query: Query } {
  const { names } = named
  const query = names?.query(asked, named.repeatedQuery) ?? asked
  const call = names
    ? {
        ...named,
        optionalQuery: named.optionalQuery?.map(names.key) ?? [],
        repeatedQuery: named.repeatedQuery?.map(names.key) ?? [],
      }
    : named
  const { paging = 'range' } = call.api ?? {}
  const isPlain = paging === 'range' && !call.api?.sorting
  // A list that is read whole asks for no size, and goes on from page to page all the same.
  if (query._start === undefined && typeof paging === 'object' && cursor !== '') {
    const optionalQuery = [...(call.optionalQuery ?? []), paging.cursor]
    return { call: { ...call, optionalQuery }, query: { ...query, [paging.cursor]: cursor } }
  }
  if (isPlain || query._start === undefined) return { call, query }
  const { _start, _end, _sort, _order, ...filters } = query
  const start = Number(_start)
  const size = Number(_end) - start
  const place = (): Query => {
    if (paging === 'range') return { _start, _end: _end ?? '' }
    if (paging === 'page') return { page: String(Math.floor(start / size) + 1), per_page: String(size) }
    return { [paging.cursor]: cursor, [paging.size]: String(size) }
  }
  const paged: Query = { ...place(), ...orderOf(call, _sort, _order), ...filters }
  return { call: { ...call, optionalQuery: Object.keys(paged) }, query: paged }
}

function orderOf({ api }: NamedCall, sort: string | undefined, order: string | undefined): Query {
  if (!sort || !order) return {}
  const { by, order: key } = api?.sorting ?? { by: 'sort', order: api?.sortsByMinus ? undefined : 'order' }
  return key === undefined ? { [by]: `${order === 'desc' ? '-' : ''}${sort}` } : { [by]: sort, [key]: order }
}
