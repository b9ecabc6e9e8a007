import { expect, it } from 'vitest'
import { isInstantField } from './define-field'

it.each([
  ['date', true],
  ['date-time', true],
  ['number', false],
  ['duration', false],
] as const)('the values of a field that is a %s are instants: %s', (kind, expected) => {
  expect(isInstantField({ kind })).toBe(expected)
})
