import { expect, it } from 'vitest'
import '../../locales/late-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import type { KnownRecords } from './known-records'
import { readCell } from './read-cell'

const teams: KnownRecords = {
  one: 'team',
  many: 'teams',
  labels: new Map([['t1', 'Blue']]),
  idsByName: new Map([['blue', ['t1']]]),
}
const read = (field: Partial<FieldDefinition>, cell: string) =>
  readCell({ kind: 'text', label: { en: 'Field' }, ...field }, cell, new Map([['teams', teams]]))

it.each(['text', 'email', 'url', 'host', 'ip-range', 'json', 'time'] as const)(
  'spaces around a cell of the kind %s are no part of its value',
  (kind) => expect(read({ kind }, ' 10.0.0.0/8\n')).toEqual({ value: '10.0.0.0/8' }),
)

const entries = { kind: 'array', fields: { title: { kind: 'text', label: { en: 'Title' } } } } as const

it('each entry that is no object is named by its number', () => {
  const words = 'Write an object, as JSON: { "key": "value" }.'
  expect(read(entries, '[null, {"title": "A"}, "B", [1]]')).toEqual({
    faults: [`Entry 1: ${words}`, `Entry 3: ${words}`, `Entry 4: ${words}`],
  })
})

it('a part that leads to several records takes them by id or by name, and a figure is read as in a cell', () => {
  const owners = { kind: 'reference', resource: 'teams', many: true, label: { en: 'Owners' } } as const
  const size = { kind: 'number', label: { en: 'Size' } } as const
  const field = { kind: 'object', fields: { owners, size } } as const
  expect(read(field, '{"owners": ["t1", "Blue"], "size": 1.5}')).toEqual({
    value: { owners: ['t1', 't1'], size: 1.5 },
  })
  expect(read(field, '{"owners": ["Red"], "size": "1,500"}')).toEqual({
    faults: ['Owners: There is no team Red.', 'Size: 1,500 can be read in two ways. Write 1500 or 1.500.'],
  })
})

it.each([
  ['1 day', 1],
  ['2 days', 2],
  // The sign between thousands hides that this is not one.
  ['1,000,000 days', 1_000_000],
  ['3', 3],
])('%s is read without its unit', (cell, value) => {
  const unit = { en: { one: 'day', other: 'days' } }
  expect(read({ kind: 'number', unit }, cell)).toEqual({ value })
})
