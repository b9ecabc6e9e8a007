import { expect, it } from 'vitest'
import { namedApisOf } from './named-apis'

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
