import { describe, expect, it } from 'vitest'
import {
  isInRange,
  matchesText,
  rangeLimits,
  readRange,
  readTextFilter,
  type TextFilter,
  writeRange,
  writeTextFilter,
} from './value-filter'

describe('a range in the address', () => {
  it.each([
    ['10..20', { from: '10', to: '20' }],
    ['..5.5', { from: '', to: '5.5' }],
    ['-3..', { from: '-3', to: '' }],
    ['2026-01-01..2026-02-28', { from: '2026-01-01', to: '2026-02-28' }],
    ['', null],
    ['..', null],
    ['10', null],
    ['a..b', null],
    ['1..2..3', null],
    ['2026-02-30..', null],
  ])('%s', (spelled, range) => {
    expect(readRange(spelled)).toEqual(range)
    if (range) expect(writeRange(range)).toBe(spelled)
  })

  it.each([
    ['2 GiB..', 'bytes', { from: '2147483648', to: '' }],
    ['512..1.5kib', 'bytes', { from: '512', to: '1536' }],
    ['2 GB..', 'bytes', null],
    ['1 h 30 min..2h', 'duration', { from: '5400', to: '7200' }],
    ['..90', 'duration', { from: '', to: '90' }],
    ['..1:30:00', 'duration', { from: '', to: '5400' }],
    ['soon..', 'duration', null],
    ['2 GiB..', undefined, null],
  ] as const)('%s of %s has the plain figures of its units', (spelled, unit, range) => {
    expect(readRange(spelled, false, unit)).toEqual(range)
  })

  it('without a side is none', () => {
    expect(writeRange({ from: '', to: '' })).toBe('')
  })
})

it.each([
  [10, '10..20', true],
  [20, '10..20', true],
  [20.5, '10..20', false],
  [9, '10..', false],
  [-5, '..0', true],
  [null, '..0', false],
  [new Date('2026-01-01T00:00:00').toISOString(), '2026-01-01..2026-01-01', true],
  [new Date('2026-01-01T23:59:59').toISOString(), '2026-01-01..2026-01-01', true],
  ['2026-01-03T12:00:00Z', '..2026-01-01', false],
  [new Date('2025-12-31T23:59:59').toISOString(), '2026-01-01..', false],
  ['2026-06-01T12:00:00Z', '2026-01-01..', true],
  ['2026-01-01', '2026-01-01..2026-01-31', true],
  ['2026-02-01', '2026-01-01..2026-01-31', false],
  ['2025-12-31', '2026-01-01..2026-01-31', false],
  ['2026-06-01', '2026-01-01..', true],
  ['soon', '2026-01-01..', false],
])('%s lies in %s: %s', (value, spelled, expected) => {
  const range = readRange(spelled)
  if (!range) throw new Error(`${spelled} is no range`)
  expect(isInRange(value, range)).toBe(expected)
})

it('days stand in ranges of days alone, and figures in those of figures', () => {
  expect([readRange('2026-01-01..', false), readRange('5..', true)]).toEqual([null, null])
  expect(readRange('2026-01-01..', true)).toEqual({ from: '2026-01-01', to: '' })
})

it.each<[string, TextFilter | null]>([
  ['~part', { operator: 'contains', text: 'part' }],
  ['^part', { operator: 'begins', text: 'part' }],
  ['==', { operator: 'is', text: '=' }],
  ['!', { operator: 'empty', text: '' }],
  ['~', null],
  ['!x', null],
  ['part', null],
])('the address spells %s as %j', (spelled, filter) => {
  expect(readTextFilter(spelled)).toEqual(filter)
  if (filter) expect(writeTextFilter(filter)).toBe(spelled)
})

it.each<[string | null, TextFilter, boolean]>([
  ['Night Export', { operator: 'contains', text: 'export' }, true],
  ['Night Export', { operator: 'begins', text: 'export' }, false],
  ['Night Export', { operator: 'begins', text: 'NIGHT' }, true],
  ['Night Export', { operator: 'is', text: 'night export' }, true],
  ['Night Export', { operator: 'is', text: 'night' }, false],
  ['', { operator: 'empty', text: '' }, true],
  [null, { operator: 'empty', text: '' }, true],
  ['x', { operator: 'empty', text: '' }, false],
])('%j, %j: %s', (value, filter, expected) => {
  expect(matchesText(value, filter)).toBe(expected)
})

it('asks a server for whole days', () => {
  const start = new Date('2026-01-01T00:00:00').toISOString()
  const end = new Date('2026-01-02T23:59:59.999').toISOString()
  expect(rangeLimits({ from: '2026-01-01', to: '2026-01-02' }, true)).toEqual({ from: start, to: end })
  expect(rangeLimits({ from: '', to: '2026-01-02' }, true)).toEqual({ from: '', to: end })
  expect(rangeLimits({ from: '', to: '5' }, false)).toEqual({ from: '', to: '5' })
})
