import { expect, it } from 'vitest'
import { namedApisOf, placeOfApi } from './named-apis'

it('an API is read with what is usual where it says no more, and left out where it cannot be read', () => {
  const own = { headers: {}, sendsToken: true }
  const read = namedApisOf({
    plain: { base: 'https://a.example' },
    cursors: { base: 'https://b.example', paging: { cursor: 'after' }, errors: 'problem' },
    wrong: { base: 7 },
  })
  expect(Object.fromEntries(read)).toEqual({
    plain: { ...own, baseUrl: 'https://a.example', errors: 'ours', paging: 'range' },
    cursors: {
      ...own,
      baseUrl: 'https://b.example',
      errors: 'problem',
      paging: { cursor: 'after', size: 'limit' },
    },
  })
})

it('an API is read with the names it has for pages and orders', () => {
  const read = namedApisOf({
    words: { base: '/a', paging: 'cursor', sortsByMinus: true, sorting: { by: 'by', order: 'dir' } },
    said: { base: '/b', paging: { cursor: 'at', size: 'many', next: 'meta.next' } },
    odd: { base: '/c', paging: 'pages' },
  })
  const own = { headers: {}, sendsToken: true, errors: 'ours' }
  expect(Object.fromEntries(read)).toEqual({
    words: {
      ...{ ...own, baseUrl: '/a', paging: { cursor: 'cursor', size: 'limit' }, sortsByMinus: true },
      sorting: { by: 'by', order: 'dir' },
    },
    said: { ...own, baseUrl: '/b', paging: { cursor: 'at', size: 'many', next: 'meta.next' } },
  })
  expect([...namedApisOf(undefined).keys(), ...namedApisOf(null).keys()]).toEqual([])
})

it.each([
  ['/api/v2/apis/tools', '/apis/tools'],
  ['/api/v2', ''],
  ['/api/v2/', ''],
  ['/api/v21/x', ''],
  ['https://tools.example/api/v2/x', ''],
])('an API at %s is stood in for at %j', (baseUrl, place) => {
  expect(placeOfApi({ baseUrl })).toBe(place)
})
