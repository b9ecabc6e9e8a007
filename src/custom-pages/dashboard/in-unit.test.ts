import { expect, it } from 'vitest'
import { inUnit } from './in-unit'

it.each([
  [12_500, 'ms', 12.5],
  [2, 'GiB', 2_147_483_648],
  [1999, 'cents', 19.99],
  [0.07, 'share', 7],
  [5, undefined, 5],
  [null, 'ms', null],
] as const)('a figure of %j that an API counts in %s is %j here', (sent, sentIn, figure) => {
  expect(inUnit(sent, { sentIn })).toBe(figure)
})

it('a number of records is in no unit', () => {
  expect(inUnit(3, undefined)).toBe(3)
})
