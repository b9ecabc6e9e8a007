import { expect, it } from 'vitest'
import { readArguments } from './read-arguments'

it('reads what was asked, and has the usual values for what was left out', () => {
  const { options, positionals, fault } = readArguments([
    'try',
    'answer.json',
    '--header',
    'a: 1',
    '--header',
    'b: 2',
  ])
  expect([positionals, fault]).toEqual([['try', 'answer.json'], null])
  expect(options).toEqual({
    json: false,
    format: 'json',
    header: ['a: 1', 'b: 2'],
    forms: false,
    as: 'owner',
    help: false,
  })
})

it('says an option that is not known in a sentence', () => {
  const { options, positionals, fault } = readArguments(['check', '--colour'])
  expect([options.as, positionals]).toEqual(['owner', []])
  expect(fault).toContain("Unknown option '--colour'")
})
