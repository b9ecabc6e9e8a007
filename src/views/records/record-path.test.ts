import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { isMissingRecord } from './record-answer'
import { createPath, listSearch, listState, recordPath } from './record-path'

it('an id is one part of the address, whatever it holds', () => {
  expect(recordPath({ name: 'gadgets' }, 'a/b?c d#e')).toBe('/gadgets/a%2Fb%3Fc%20d%23e')
  expect(createPath({ name: 'gadgets' })).toBe('/gadgets/create')
})

it('what of the list goes along comes back, and nothing where a person came from elsewhere', () => {
  expect(listSearch(listState('?page=2'))).toBe('?page=2')
  expect([null, undefined, { list: 3 }].map(listSearch)).toEqual(['', '', ''])
})

it.each([
  [404, true],
  [403, false],
  [500, false],
])('only the answer that there is no such record says so: %i', (statusCode, isMissing) => {
  expect(isMissingRecord(new ApiError({ message: 'No', statusCode }))).toBe(isMissing)
  expect(isMissingRecord(new NetworkError('gadgets.get', 'unreachable'))).toBe(false)
})
