import { expect, it } from 'vitest'
import { functionColor } from './function-color'

const known = [
  'cross function',
  'finance',
  'operations',
  'sales',
  'supply chain',
  'use cases',
  'manufacturing',
  'human resources',
  'projects',
]

it('has a colour of its own for each of the nine business functions, whatever their case [APP-050]', () => {
  const colors = new Set(known.map(functionColor))
  expect(colors.size).toBe(9)
  expect(colors).not.toContain('#76818e')
  expect(functionColor(' Supply Chain')).toBe(functionColor('supply chain'))
})

it.each(['marketing', '', 'constructor'])('is grey for "%s"', (name) => {
  expect(functionColor(name)).toBe('#76818e')
})
