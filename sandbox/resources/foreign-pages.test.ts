import { expect, it } from 'vitest'
import type { NamedApi } from '../../src/api/call'
import { inWordsOfRest, nextPage } from './foreign-pages'

type Convention = Parameters<typeof inWordsOfRest>[1]
const words = (query: string, convention: Convention) =>
  decodeURIComponent(inWordsOfRest(new URLSearchParams(query), convention).toString())
/** `after 20`, in base64 for addresses. */
const after20 = 'YWZ0ZXIgMjA'
const cursors = { cursor: 'at', size: 'many' }

it.each<[string, Convention, string]>([
  ['_start=1&_end=2&sort=a', { paging: 'range' }, '_start=1&_end=2&sort=a'],
  [
    'page=3&per_page=10&sort=a&order=desc&x=1',
    { paging: 'page' },
    'x=1&_sort=a&_order=desc&_start=20&_end=30',
  ],
  ['per_page=10', { paging: 'page' }, '_start=0&_end=10'],
  ['page=3&_start=5&_end=6&_sort=b', { paging: 'page' }, ''],
  ['page=2&per_page=999999999', { paging: 'page' }, '_start=999999999&_end=1999999998'],
  ['sort=-a', { paging: 'page', sortsByMinus: true }, '_sort=a&_order=desc'],
  ['sort=a&order=desc', { paging: 'page', sortsByMinus: true }, '_sort=a&_order=asc'],
  ['sort=-a', { paging: 'page' }, '_sort=-a'],
  ['by=-a&sort=b', { paging: 'range', sorting: { by: 'by' } }, '_sort=a&_order=desc'],
  ['by=a&dir=asc&_order=desc', { paging: 'page', sorting: { by: 'by', order: 'dir' } }, '_sort=a&_order=asc'],
  [`at=${after20}&many=5`, { paging: cursors }, '_start=20&_end=25'],
  ['many=5&page=7', { paging: cursors }, 'page=7&_start=0&_end=5'],
])('a list that is asked %s by %j is asked %s', (query, convention, asked) => {
  expect(words(query, convention)).toBe(asked)
})

it.each<[string, NamedApi['paging'], string, string]>([
  ['page=0&per_page=2', 'page', 'page', 'page is a whole number from 1.'],
  ['per_page=1.5', 'page', 'per_page', 'per_page is a whole number from 1.'],
  ['per_page=1234567890', 'page', 'per_page', 'per_page is a whole number from 1.'],
  ['many=-1', cursors, 'many', 'many is a whole number from 1.'],
  ['at=mine&many=5', cursors, 'at', 'This cursor leads nowhere.'],
  // `after 2x`
  ['at=YWZ0ZXIgMng&many=5', cursors, 'at', 'This cursor leads nowhere.'],
])('a list that is asked %s is refused', (query, paging, fieldName, message) => {
  expect(() => words(query, { paging })).toThrow(
    expect.objectContaining({
      status: 422,
      body: { errors: [{ fieldName, message, notActivated: false }] },
    }),
  )
})

it('an answer leads on to the next page while there is one, each API in its way', () => {
  const next = (paging: NamedApi['paging'], end: number) =>
    nextPage({ search: new URLSearchParams(`q=a&at=${after20}`), paging }, { end, total: 20 })
  for (const paging of ['range', 'page'] as const)
    expect(next(paging, 10)).toEqual({ body: {}, headers: { 'x-total-count': '20' } })
  const inBody = { ...cursors, next: 'meta.next' }
  expect(next(inBody, 20)).toEqual({ body: { meta: { next: null } }, headers: {} })
  // `after 10`
  expect(next(inBody, 10)).toEqual({ body: { meta: { next: 'YWZ0ZXIgMTA' } }, headers: {} })
  expect(next(cursors, 10)).toEqual({
    body: {},
    headers: { link: '<?q=a&at=YWZ0ZXIgMTA>; rel="next"' },
  })
  expect(next(cursors, 20)).toEqual({ body: {}, headers: {} })
})
