import type { NamedApi } from '../../src/api/call'
import { withValueAt } from '../../src/domain/dotted-place'
import { invalid } from '../problems'

type Paging = NamedApi['paging']
type Convention = Pick<NamedApi, 'paging' | 'sortsByMinus' | 'sorting'>

/**
 * What a list of an API with this paging is asked, in the words of `@refinedev/simple-rest`.
 * @throws Problem for a page, a size or a cursor that the API never gave
 */
export function inWordsOfRest(query: URLSearchParams, convention: Convention): URLSearchParams {
  const { paging, sorting } = convention
  if (paging === 'range' && !sorting) return query
  const { by, order } = sorting ?? { by: 'sort', order: convention.sortsByMinus ? undefined : 'order' }
  const asked = new URLSearchParams(query)
  // Another convention's names mean nothing here.
  for (const key of [by, order ?? by, 'sort', 'order', '_sort', '_order']) asked.delete(key)
  const said = orderIn(query, by, order)
  for (const [key, value] of Object.entries(said)) if (value !== null) asked.set(`_${key}`, value)
  if (paging === 'range') return asked
  const [place, size] = paging === 'page' ? ['page', 'per_page'] : [paging.cursor, paging.size]
  for (const key of [place, size, '_start', '_end']) asked.delete(key)
  const rows = wholeNumber(query, size)
  if (rows !== null) {
    const page = paging === 'page' ? (wholeNumber(query, place) ?? 1) - 1 : 0
    const start = paging === 'page' ? page * rows : startOf(query, place)
    asked.set('_start', String(start))
    asked.set('_end', String(start + rows))
  }
  return asked
}

/** @param key the parameter of the order; without it the field has a minus where that is down */
function orderIn(query: URLSearchParams, by: string, key: string | undefined) {
  const sort = query.get(by)
  if (key !== undefined) return { sort, order: query.get(key) }
  return sort?.startsWith('-') ? { sort: sort.slice(1), order: 'desc' } : { sort, order: sort && 'asc' }
}

/** How the answer of a list leads on to the next page: in its body, at `next`, or in the header Link. */
export function nextPage(
  { search, paging }: { search: URLSearchParams; paging: Paging },
  { end, total }: { end: number; total: number },
): { body: Readonly<Record<string, unknown>>; headers: Readonly<Record<string, string>> } {
  if (typeof paging === 'string') return { body: {}, headers: { 'x-total-count': String(total) } }
  const cursor = end < total ? cursorOf(end) : null
  if (paging.next !== undefined) {
    return { body: withValueAt({}, paging.next, cursor), headers: {} }
  }
  if (cursor === null) return { body: {}, headers: {} }
  const asked = new URLSearchParams(search)
  asked.set(paging.cursor, cursor)
  return { body: {}, headers: { link: `<?${asked}>; rel="next"` } }
}

/** Nobody is to reckon with what stands in it. */
function cursorOf(start: number): string {
  return Buffer.from(`after ${start}`).toString('base64url')
}

function startOf(query: URLSearchParams, key: string): number {
  const cursor = query.get(key) ?? ''
  if (cursor === '') return 0
  const start = /^after (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (start === undefined) throw invalid([{ fieldName: key, message: 'This cursor leads nowhere.' }])
  return Number(start)
}

function wholeNumber(query: URLSearchParams, key: string): number | null {
  const text = query.get(key)
  if (text === null || text === '') return null
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw invalid([{ fieldName: key, message: `${key} is a whole number from 1.` }])
}
