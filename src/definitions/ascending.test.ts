import { expect, it } from 'vitest'
import { isAscending } from './ascending'

it.each([
  [10, [], true],
  [10, [5], true],
  [10, [10], false],
  [10, [11], false],
  [0, [-1], true],
  // The nearest counts, and of those alone that say something.
  [10, [20, 5], true],
  [10, [5, 20], false],
  [10, [20, null], false],
  [10, [null, undefined, ''], true],
  [null, [5], true],
  ['2026-03-02', ['2026-03-01'], true],
  ['2026-03-01', ['2026-03-01'], false],
  ['2026-03-01T10:00:00+02:00', ['2026-03-01T08:30:00Z'], false],
  ['2026-03-01T10:00:00+02:00', ['2026-03-01T07:30:00Z'], true],
  ['09:30', ['10:00'], false],
  ['10:00', ['09:30:30'], true],
  ['soon', ['10:00'], true],
  [Number.NaN, [10], true],
])('%j after %j ascends: %s', (value, before, ascends) => {
  const entries = before.map((from) => ({ from, other: 99 }))
  expect(isAscending('from', value, entries)).toBe(ascends)
})
