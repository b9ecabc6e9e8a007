import { expect, it } from 'vitest'
import { hasSameValues, uniqueOf } from './unique-values'

const says = { en: 'There is one' }

it.each([
  [{ name: 'Nightly' }, ' Nightly ', true],
  [{ name: 'Nightly' }, 'nightly', false],
  [{ name: '' }, ' ', false],
  [{ name: null }, null, false],
  [{}, undefined, false],
  [{ name: 7 }, 7, true],
])('a record with %j has the value %j of a field that no two may have alike: %j', (record, value, isSame) => {
  const unique = uniqueOf('name', { unique: says })
  expect(unique && hasSameValues(unique, () => value, record)).toBe(isSame)
})

it('of several fields together all have to be alike', () => {
  const unique = uniqueOf('name', { unique: { with: ['team'], says } })
  expect(unique).toEqual({ fields: ['name', 'team'], says })
  const values: Readonly<Record<string, string>> = { name: 'Nightly', team: 'Data' }
  const read = (field: string) => values[field]
  expect(unique && hasSameValues(unique, read, { name: 'Nightly', team: 'Data' })).toBe(true)
  expect(unique && hasSameValues(unique, read, { name: 'Nightly', team: 'Web' })).toBe(false)
  expect(uniqueOf('name', {})).toBeNull()
})

it.each([
  ['live', 'live', true],
  ['gone', 'live', false],
  ['live', 'gone', false],
  ['gone', 'gone', false],
])('of the records that count alone no two are alike: one is %s, the other %s', (own, other, isSame) => {
  const unique = uniqueOf('name', { unique: { when: { field: 'state', equals: 'live' }, says } })
  const values: Readonly<Record<string, string>> = { name: 'Nightly', state: own }
  const record = { name: 'Nightly', state: other }
  expect(unique && hasSameValues(unique, (field) => values[field], record)).toBe(isSame)
})

it('what is asked of a person is not there where records are counted', () => {
  const unique = uniqueOf('name', { unique: { when: { person: 'isPartner', equals: true }, says } })
  expect(unique && hasSameValues(unique, () => 'Nightly', { name: 'Nightly' })).toBe(false)
})

it.each([
  ['month', '2026-11-30', true],
  ['month', '2026-12-01', false],
  ['month', '2025-11-01', false],
  ['quarter', '2026-10-01', true],
  ['quarter', '2026-09-30', false],
  ['year', '2026-01-01', true],
  ['week', '2026-11-16', true],
  ['week', '2026-11-23', false],
  ['month', null, false],
] as const)('a day of which no two are in one %s is alike with %s: %j', (per, other, isSame) => {
  const unique = uniqueOf('month', { unique: { with: ['centre'], per, says } })
  const read = (field: string) => (field === 'month' ? '2026-11-20' : '4100')
  expect(unique && hasSameValues(unique, read, { month: other, centre: '4100' })).toBe(isSame)
  expect(unique && hasSameValues(unique, read, { month: other, centre: '4200' })).toBe(false)
})
