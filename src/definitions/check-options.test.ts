import { expect, it } from 'vitest'
import { fieldLines, probe } from '../testing/probe-file'

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: `It is ${value}` }))

it.each([
  [['On', 'Off'], 'On'],
  [['true', 'no'], 'no'],
])('a boolean with the options %j is told which value it never has', (values, never) => {
  expect(fieldLines({ isOn: { ...probe.fields.isOn, options: options(...values) } })).toEqual([
    `R175 probes.fields.isOn.options: a boolean is "true" or "false", and never "${never}"; what it is called is the "label" of an option`,
  ])
})

it('a boolean may have words for both of its values', () => {
  expect(fieldLines({ isOn: { ...probe.fields.isOn, options: options('true', 'false') } })).toEqual([])
})
