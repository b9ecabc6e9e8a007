import { expect, it } from 'vitest'
import '../../locales/late-texts'
import type { FormFields } from '../form/form-plan'
import type { ImportRow } from './import-rows'
import { withUniqueFaults } from './unique-rows'

const fields: FormFields = {
  name: { label: { en: 'Name' }, kind: 'text', unique: { en: 'Another one has this name' } },
  port: { label: { en: 'Port' }, kind: 'number', unique: { en: 'The port is taken' } },
  note: { label: { en: 'Note' }, kind: 'text' },
}
const row = (line: number, values: ImportRow['values'], more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line, cells: [], values, faults: {}, warnings: {}, fault: null },
  ...more,
})
const faultsOf = (
  rows: readonly ImportRow[],
  listed: readonly { id: string; [field: string]: unknown }[] = [],
) => withUniqueFaults(rows, fields, listed).map(({ faults }) => faults)

it('a value that no two may have is compared with the list, and with the rows before', () => {
  const listed = [{ id: '1', name: ' Atlas ', port: 80, note: 'x' }]
  const rows = [
    row(2, { name: 'Atlas', port: 81, note: 'x' }),
    row(3, { name: 'Build', port: 80, note: 'x' }),
    row(4, { name: 'Core', port: 82, note: 'x' }),
    row(5, { name: 'Core ', port: 82, note: 'x' }),
    row(6, { name: 'Delta', port: 83, note: 'x' }),
  ]
  expect(faultsOf(rows, listed)).toEqual([
    { name: 'Another one has this name' },
    { port: 'The port is taken' },
    {},
    { name: 'Line 4 has the same Name.', port: 'Line 4 has the same Port.' },
    {},
  ])
})

it('nothing is no value, and what cannot be made takes none from a row after it', () => {
  const rows = [
    row(2, { name: null, port: null }),
    row(3, { name: ' ', port: null }),
    row(4, { name: 'Core', port: 1 }, { faults: { note: 'Too long' } }),
    row(5, { name: 'Core', port: 2 }, { fault: 'It has more cells than there are columns.' }),
    row(6, { name: 'Core', port: 3 }),
    row(7, { name: 'Core', port: 4 }, { faults: { name: 'Too short' } }),
  ]
  expect(faultsOf(rows)).toEqual([{}, {}, { note: 'Too long' }, {}, {}, { name: 'Too short' }])
})

it('of several values that no two may have together each may be had by itself', () => {
  const shifts: FormFields = {
    day: {
      label: { en: 'Day' },
      kind: 'text',
      unique: { with: ['person'], says: { en: 'They have a shift' } },
    },
    person: { label: { en: 'Person' }, kind: 'text' },
  }
  const rows = [
    row(2, { day: 'Monday', person: 'Ana' }),
    row(3, { day: 'Monday', person: 'Bo' }),
    row(4, { day: 'Tuesday', person: 'Ana' }),
    row(5, { day: 'Monday', person: 'Bo ' }),
    row(6, { day: 'Monday', person: null }),
    row(7, { day: 'Monday', person: null }),
  ]
  const listed = [{ id: '1', day: 'Monday', person: 'Ana' }]
  expect(withUniqueFaults(rows, shifts, listed).map(({ faults }) => faults)).toEqual([
    { day: 'They have a shift' },
    {},
    {},
    { day: 'Line 3 has the same Day, Person.' },
    {},
    {},
  ])
})

it('a time that no two may take is compared with the list, and with the rows before that can be made', () => {
  const says = { en: 'This person is away then' }
  const away: FormFields = {
    from: { label: { en: 'From' }, kind: 'day', noOverlap: { to: 'to', of: ['person'], says } },
    to: { label: { en: 'To' }, kind: 'day' },
    person: { label: { en: 'Person' }, kind: 'text' },
  }
  const listed = [
    { id: '1', from: '2026-03-01', to: '2026-03-07', person: 'Ana' },
    { id: '2', from: '2026-05-01', to: '2026-05-07', person: 'Ana' },
  ]
  const rows = [
    row(2, { from: '2026-03-05', to: '2026-03-20', person: 'Ana' }),
    row(3, { from: '2026-03-08', to: '2026-03-09', person: 'Ana' }),
    row(4, { from: '2026-03-09', to: '2026-03-12', person: 'Ana' }),
    row(5, { from: '2026-03-10', to: '2026-03-12', person: 'Ana' }),
    row(6, { from: '2026-03-05', to: '2026-03-20', person: 'Ben' }),
    row(7, { from: '2026-03-08', to: '2026-03-12', person: 'Ana' }),
  ]
  expect(withUniqueFaults(rows, away, listed).map(({ faults }) => faults)).toEqual([
    { from: 'This person is away then' },
    {},
    { from: 'Line 3 takes some of this time.' },
    {},
    {},
    { from: 'Line 3 takes some of this time.' },
  ])
})

it('a time that lies over those of two rows before is told with the first of them', () => {
  const trips: FormFields = {
    from: { label: { en: 'From' }, kind: 'day', noOverlap: { to: 'to', says: { en: 'It is taken' } } },
    to: { label: { en: 'To' }, kind: 'day' },
  }
  const rows = [
    row(2, { from: '2026-03-01', to: '2026-03-02' }),
    row(3, { from: '2026-03-05', to: '2026-03-06' }),
    row(4, { from: '2026-03-02', to: '2026-03-05' }),
  ]
  expect(withUniqueFaults(rows, trips, []).map(({ faults }) => faults)).toEqual([
    {},
    {},
    { from: 'Line 2 takes some of this time.' },
  ])
})

it('a row that does not count takes nothing, and may have what another one has', () => {
  const live = { field: 'state', not: 'gone' } as const
  const keys: FormFields = {
    name: { label: { en: 'Name' }, kind: 'text', unique: { when: live, says: { en: 'There is one' } } },
    state: { label: { en: 'State' }, kind: 'text' },
  }
  const listed = [
    { id: '1', name: 'Atlas', state: 'live' },
    { id: '2', name: 'Build', state: 'gone' },
  ]
  const rows = [
    row(2, { name: 'Atlas', state: 'gone' }),
    row(3, { name: 'Atlas', state: 'live' }),
    row(4, { name: 'Build', state: 'live' }),
    row(5, { name: 'Build', state: 'gone' }),
    row(6, { name: 'Build', state: null }),
  ]
  expect(withUniqueFaults(rows, keys, listed).map(({ faults }) => faults)).toEqual([
    {},
    { name: 'There is one' },
    {},
    {},
    { name: 'Line 4 has the same Name.' },
  ])
})

it('a row with a day in the month of a record, or of a row before it, is told', () => {
  const says = { en: 'It has one that month' }
  const fields: FormFields = {
    day: { label: { en: 'Day' }, kind: 'day', unique: { with: ['centre'], per: 'month', says } },
    centre: { label: { en: 'Centre' }, kind: 'text' },
  }
  const rows = [
    row(2, { day: '2026-11-30', centre: 'A' }),
    row(3, { day: '2026-12-01', centre: 'A' }),
    row(4, { day: '2026-12-31', centre: 'A' }),
    row(5, { day: '2026-12-31', centre: 'B' }),
  ]
  const told = withUniqueFaults(rows, fields, [{ id: '1', day: '2026-11-01', centre: 'A' }])
  expect(told.map(({ faults }) => faults)).toEqual([
    { day: 'It has one that month' },
    {},
    { day: 'Line 3 has the same Day, Centre.' },
    {},
  ])
})
