import { expect, it } from 'vitest'
import { isSayable } from './said-fields'

it.each([
  ['secret', false],
  ['file-text', false],
  ['file', false],
  ['image', false],
  ['code', false],
  ['json', false],
  ['text', true],
  ['money', true],
  ['choice', true],
  ['list', true],
] as const)('a text about a record says the value of a %s: %s', (kind, expected) => {
  expect(isSayable({ kind })).toBe(expected)
})
