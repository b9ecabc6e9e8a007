import { expect, it } from 'vitest'
import { isDay, operatorsFor, readTextFor } from './field-filter'

it.each([
  ['date', true],
  ['date-time', true],
  ['number', false],
  ['duration', false],
] as const)('the values of a field that is a %s lie between days: %s', (kind, expected) => {
  expect(isDay({ kind, label: { en: 'Field' } })).toBe(expected)
})

it('a server is asked for no beginning and no empty text', () => {
  expect(operatorsFor(true)).toEqual(['contains', 'is'])
  expect(readTextFor('^ab', false)).toEqual({ operator: 'begins', text: 'ab' })
  expect(readTextFor('^ab', true)).toBeNull()
  expect(readTextFor('=ab', true)).toEqual({ operator: 'is', text: 'ab' })
})
