import { describe, expect, it } from 'vitest'
import {
  type ConfigEntry,
  type ConfigType,
  type ConfigValue,
  configFault,
  entryOf,
  isConfigShown,
  lengthLimit,
  sentValue,
  servicesToRestart,
} from './advanced-configuration'

const unbounded = { min: null, max: null }

describe('an entry', () => {
  it.each<[ConfigType, ConfigEntry, ReturnType<typeof configFault>]>([
    ['number', '12', null],
    ['number', '-12', null],
    ['number', '+12', null],
    ['number', ' 12 ', null],
    ['number', '0', null],
    ['number', '', 'not-an-integer'],
    ['number', '1.5', 'not-an-integer'],
    ['number', '1e3', 'not-an-integer'],
    ['number', 'twelve', 'not-an-integer'],
    ['string', 'twelve', null],
    ['password', 'twelve', null],
    ['enum', 'twelve', null],
    ['boolean', true, null],
    ['boolean', false, null],
  ])('of type %s that is %j is %s [ADV-016]', (type, entry, fault) => {
    expect(configFault({ type, ...unbounded }, entry)).toBe(fault)
  })

  it.each<[number | null, number | null, string, ReturnType<typeof configFault>]>([
    [2, 10, '1', 'out-of-bounds'],
    [2, 10, '2', null],
    [2, 10, '10', null],
    [2, 10, '11', 'out-of-bounds'],
    [2, null, '1', 'out-of-bounds'],
    [2, null, '999999', null],
    [null, 10, '-999999', null],
    [null, 10, '11', 'out-of-bounds'],
    [-5, -1, '-5', null],
    [-5, -1, '0', 'out-of-bounds'],
    [2, 10, '1.5', 'not-an-integer'],
  ])('between %s and %s that is %s is %s [ADV-017, ADV-D04]', (min, max, entry, fault) => {
    expect(configFault({ type: 'number', min, max }, entry)).toBe(fault)
  })

  it.each<[ConfigType, number | null, number, ReturnType<typeof configFault>]>([
    ['string', 5, 5, null],
    ['string', 5, 6, 'too-long'],
    ['text', 5, 6, 'too-long'],
    ['string', null, 100_000, null],
    ['string', null, 100_001, 'too-long'],
    ['text', null, 100_001, 'too-long'],
    ['password', 5, 6, null],
  ])('of type %s with the maximum %s and %s characters is %s [ADV-018]', (type, max, length, fault) => {
    expect(configFault({ type, min: null, max }, 'x'.repeat(length))).toBe(fault)
  })
})

it.each<[ConfigType, number | null, number | null]>([
  ['string', null, 100_000],
  ['text', null, 100_000],
  ['string', 40, 40],
  ['text', 0, 0],
  ['password', 40, null],
  ['number', 40, null],
  ['enum', 40, null],
  ['boolean', 40, null],
])('an input of type %s with the maximum %s takes %s characters [ADV-018]', (type, max, limit) => {
  expect(lengthLimit({ type, max })).toBe(limit)
})

describe('a value', () => {
  it.each<[ConfigType, ConfigValue, ConfigEntry]>([
    ['string', 'a', 'a'],
    ['string', null, ''],
    ['number', 512, '512'],
    ['number', '512', '512'],
    ['boolean', true, true],
    ['boolean', 'true', true],
    ['boolean', 'True', true],
    ['boolean', '1', true],
    ['boolean', 1, true],
    ['boolean', 'false', false],
    ['boolean', '0', false],
    ['boolean', 0, false],
    ['boolean', null, false],
    ['enum', 3, '3'],
    ['password', 'secret', ''],
  ])('of type %s that is %j is edited as %j', (type, value, entry) => {
    expect(entryOf({ type, value })).toBe(entry)
  })

  it.each<[ConfigType, ConfigValue, ConfigEntry, ConfigValue]>([
    ['number', 512, '1024', 1024],
    ['number', '512', '1024', '1024'],
    ['number', null, '1024', 1024],
    ['number', 512, '99999999999999999999', '99999999999999999999'],
    ['boolean', true, false, false],
    ['boolean', 'true', false, 'false'],
    ['boolean', 1, false, 0],
    ['boolean', 0, true, 1],
    ['boolean', null, true, true],
    ['string', 'a', 'b', 'b'],
    ['string', 'a', '', ''],
    ['string', null, '7', '7'],
    ['enum', 3, '5', 5],
    ['enum', 'low', 'high', 'high'],
    ['enum', null, '0.5', 0.5],
    ['enum', 'low', 'gone', 'gone'],
    ['number', '512', ' 600 ', '600'],
    ['number', 512, '9007199254740993', '9007199254740993'],
    ['password', 'old', 'new', 'new'],
    ['string', 7, '', ''],
    ['string', 7, '8', '8'],
    ['enum', 'low', 'true', true],
    ['boolean', '1', false, '0'],
    ['boolean', '0', true, '1'],
  ])('of type %s that came as %j and is now %j goes back as %j [ADV-D05]', (type, value, entry, sent) => {
    expect(sentValue({ type, value, possibleValues: [3, 5, 0.5, 'low', 'high', true] }, entry)).toBe(sent)
  })
})

describe('a key with dependencies', () => {
  const two = [
    { key: 'a', value: true },
    { key: 'b', value: 3 },
  ]
  // What the first holds, what the second holds, and whether the key shows where all must match, and where any may.
  it.each([
    ['the value', 'the value', true, true],
    ['the value', 'another', false, true],
    ['the value', 'nothing', false, true],
    ['the value', 'unread', true, true],
    ['another', 'the value', false, true],
    ['another', 'another', false, false],
    ['another', 'nothing', false, false],
    ['another', 'unread', false, true],
    ['nothing', 'the value', false, true],
    ['nothing', 'another', false, false],
    ['nothing', 'nothing', false, false],
    ['nothing', 'unread', false, true],
    ['unread', 'the value', true, true],
    ['unread', 'another', false, true],
    ['unread', 'nothing', false, true],
    ['unread', 'unread', true, true],
  ] as const)(
    'on two that hold %s and %s shows where all must match: %s, where any may: %s [ADV-019]',
    (first, second, all, any) => {
      const held = {
        a: { 'the value': true, another: false, nothing: undefined, unread: null }[first],
        b: { 'the value': '3', another: '4', nothing: undefined, unread: null }[second],
      }
      const shows = (needsAllDependencies: boolean) =>
        isConfigShown({ dependencies: two, needsAllDependencies }, (key) => (key === 'a' ? held.a : held.b))
      expect([shows(true), shows(false)]).toEqual([all, any])
    },
  )

  it.each([true, false])('of which there are none shows (all: %s) [ADV-019]', (needsAllDependencies) => {
    expect(isConfigShown({ dependencies: [], needsAllDependencies }, () => undefined)).toBe(true)
  })

  it.each<[ConfigValue, ConfigEntry, boolean]>([
    ['true', true, true],
    ['TRUE', true, true],
    [1, true, true],
    ['1', true, true],
    [0, false, true],
    [1, false, false],
    [null, '', true],
    [null, 'x', false],
    [0, '0', true],
    [false, false, true],
  ])('compares %j with %j by what they say: %s', (value, entry, isShown) => {
    const item = { dependencies: [{ key: 'a', value }], needsAllDependencies: true }
    expect(isConfigShown(item, () => entry)).toBe(isShown)
  })
})

describe('what changes restart', () => {
  const restarting = (serviceToRestart: string | null) => ({ isRestartRequired: true, serviceToRestart })
  it('is each service once, everything first and unknown words last [ADV-010, ADV-D03]', () => {
    const items = ['SQLi', 'chidori', 'loader', 'all', 'analytics', 'loader'].map(restarting)
    expect(servicesToRestart(items)).toEqual(['all', 'analytics', 'loader', 'SQLi', 'chidori'])
  })

  it('is everything where a restart is needed and no service is named', () => {
    expect(servicesToRestart([restarting(null)])).toEqual(['all'])
  })

  it('is nothing for keys without a restart, whatever service they name', () => {
    expect(servicesToRestart([{ isRestartRequired: false, serviceToRestart: 'loader' }])).toEqual([])
  })
})
