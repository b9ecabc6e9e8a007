import { expect, it } from 'vitest'
import { readFlag } from './read-flag'

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [' TRUE ', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['False', false],
  [undefined, null],
  ['', null],
  [null, null],
  ['yes', 'yes'],
  [2, 2],
])('reads the flag %j as %j', (sent, expected) => {
  expect(readFlag(sent)).toBe(expected)
})
