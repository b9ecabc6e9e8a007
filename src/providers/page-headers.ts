import type { CursorPaging } from '../api/call'
import type { ResourceDefinition } from '../definitions/define'
import { valueAtPlace } from '../domain/dotted-place'

type WithHeaders = (answer: unknown, headers: Headers) => object

/**
 * What a list's answer is with what its headers say: `{ records, total }`, and `next` where pages are found by cursors.
 * Undefined where the answer says all there is to say.
 */
export function headersReader({ api, calls, list }: ResourceDefinition): WithHeaders | undefined {
  if (list.paging?.kind !== 'server') return undefined
  const { paging } = api ?? {}
  const { recordsAt } = calls
  // What the answer says itself goes before its header.
  const withTotal: WithHeaders = (answer, headers) =>
    recordsAt === undefined
      ? { records: answer, ...toldTotal(headers) }
      : { ...toldTotal(headers), ...Object(answer) }
  if (typeof paging === 'object') {
    return (answer, headers) => ({
      ...withTotal(answer, headers),
      next: nextCursor(paging, answer, headers),
    })
  }
  return withTotal
}

/** The number of all records, where the server gives one; who reads the answer judges whether it can be true. */
function toldTotal(headers: Headers): { total?: number } {
  const total = Number(headers.get('x-total-count') ?? Number.NaN)
  return Number.isInteger(total) ? { total } : {}
}

/** The cursor of the page after this one, null where there is none: a value of the answer, or in the header Link. */
function nextCursor({ cursor, next }: CursorPaging, answer: unknown, headers: Headers): string | null {
  const link = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(headers.get('link') ?? '')?.[1]
  const value = next === undefined ? link : valueAtPlace(answer, next)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // The address of the next page is never followed: it may lead anywhere.
  const query = text.includes('?') ? new URLSearchParams(text.slice(text.indexOf('?'))) : null
  return (query?.get(cursor) ?? text) || null
}
