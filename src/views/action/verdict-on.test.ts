import { expect, it } from 'vitest'
import { meetsCondition } from './verdict-on'

const record = { id: '1', state: 'running', count: 0, isOn: false, none: null }

it.each([
  [{ field: 'state', is: ['running', 'sleeping'] }, true],
  [{ field: 'state', is: ['sleeping'] }, false],
  [{ field: 'state', isNot: ['sleeping'] }, true],
  [{ field: 'state', isNot: ['running'] }, false],
  [{ field: 'count', is: [0] }, true],
  [{ field: 'isOn', is: [false] }, true],
  [{ field: 'none', is: [null] }, true],
  [{ field: 'absent', is: [null] }, true],
  [{ field: 'absent', isNot: ['x'] }, true],
])('%o: %s', (condition, expected) => {
  expect(meetsCondition(record, condition)).toBe(expected)
})
