import { expect, it } from 'vitest'
import { labelOf, requiredText, wordsOf } from './field-words'

it.each([
  ['choose', ['choice', 'reference', 'date', 'day', 'date-time']],
  ['enter', ['text', 'number', 'time', 'list', 'email']],
])('a missing value is asked for by "%s" where it is one of %j', (verb, types) => {
  const asked = types.map((type) => requiredText({ label: 'Due day', type }))
  expect(asked).toEqual(types.map(() => `Please ${verb}: due day`))
})

it.each([
  ['isActive', 'Active'],
  ['island', 'Island'],
  ['owner_email', 'Owner email'],
  ['dailyLimit', 'Daily limit'],
])('a field called %s is labelled %s', (name, label) => {
  expect(labelOf(name)).toBe(label)
})

it('the words of a resource begin with a capital, and only the first', () => {
  expect(wordsOf('retention-policies')).toBe('Retention policies')
})
