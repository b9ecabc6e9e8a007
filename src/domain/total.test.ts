import { expect, it } from 'vitest'
import { asExactAs, type TotalKind, totalOf } from './total'

it.each<[TotalKind, readonly unknown[], number | null]>([
  ['sum', [1, 2.5, null, '7', undefined], 3.5],
  ['average', [1, 2, null], 1.5],
  ['min', [3, -1, 2], -1],
  ['max', [3, -1, 2], 3],
  ['count', ['a', '', null, undefined, 0, false], 3],
  ['sum', [], null],
  ['average', ['x'], null],
  ['count', [], 0],
])('the %s of %j is %s', (kind, values, expected) => {
  expect(totalOf(kind, values)).toBe(expected)
})

it.each([
  [[33.3, 66.7, 12.4], 37.5],
  [[1, 2, 2], 1.7],
  [[1, 2], 1.5],
  [[0.125, 0.25, 1], 0.458],
  [[1 / 3, 1 / 3, 1 / 4], 0.30556],
  [[5, null, 'x'], 5],
])('the average of %j is written as %d, as exact as they are', (values, expected) => {
  expect(asExactAs(totalOf('average', values) ?? Number.NaN, values)).toBe(expected)
})

it('a long column has its totals, too', () => {
  const figures = Array.from({ length: 200_000 }, (_, index) => index)
  expect(totalOf('max', figures)).toBe(199_999)
  expect(totalOf('min', figures)).toBe(0)
})
