import { expect, it } from 'vitest'
import { textReading } from '../../definitions/value-filters'
import { filterChoices, filterEntries, filterRecords } from './filter-records'

const filter = { key: 'kind', field: 'kind', label: { en: 'Kind' }, all: { en: 'All' } }
const records = [
  { id: '1', kind: 'write' },
  { id: '2', kind: 'read' },
]

it('offers the options of a field in their own words and order, also those no record here has', () => {
  const options = [
    { value: 'write', label: { en: 'Read and write' } },
    { value: 'admin', label: { en: 'Everything' } },
  ]
  const fields = { kind: { label: { en: 'Kind' }, kind: 'choice' as const, options } }
  expect(filterChoices(records, filter, fields)).toEqual([
    { value: 'write', label: 'Read and write' },
    { value: 'admin', label: 'Everything' },
  ])
})

it('offers the values the records have where nothing else is known', () => {
  expect(filterChoices(records, filter)).toEqual([
    { value: 'read', label: 'read' },
    { value: 'write', label: 'write' },
  ])
})

it.each([
  ['  READ ', ['2']],
  ['   ', ['1', '2']],
])('finds by "%s", whatever its case and the spaces around it', (search, ids) => {
  const list = { search: { fields: ['kind'], label: { en: 'Search' }, placeholder: { en: 'Kind' } } }
  expect(filterRecords(records, { list, fields: {} }, { search, filters: {} }).map(({ id }) => id)).toEqual(
    ids,
  )
})

it('keeps what meets the search anywhere in one of its fields and every filter; a record stands under each entry', () => {
  const rows = [
    { id: '1', kind: 'write', tags: ['blue', 'red'] },
    { id: '2', kind: 'rewrite', tags: ['blue'] },
    { id: '3', kind: 'write', tags: [] },
  ]
  const tags = {
    key: 'tags',
    label: { en: 'Tags' },
    all: { en: 'All' },
    field: 'tags',
    several: true,
  } as const
  const search = { fields: ['id', 'kind'], label: { en: 'Search' }, placeholder: { en: 'Kind' } }
  const list = { search, filters: [filter, tags] }
  const idsOf = (text: string, filters: Record<string, string>) =>
    filterRecords(rows, { list, fields: {} }, { search: text, filters }).map(({ id }) => id)
  expect(idsOf('rite', {})).toEqual(['1', '2', '3'])
  expect(idsOf('', { tags: 'blue' })).toEqual(['1', '2'])
  expect(idsOf('', { tags: 'red,green' })).toEqual(['1'])
  expect(idsOf('', { tags: 'blue', kind: 'write' })).toEqual(['1'])
  expect(idsOf('2', { tags: 'blue' })).toEqual(['2'])
  expect(filterChoices([...rows, { id: '4', kind: '' }], tags).map(({ value }) => value)).toEqual([
    'blue',
    'red',
  ])
  expect(filterChoices([{ id: '4', kind: null }], filter)).toEqual([])
})

it('finds a choice by what people read, too', () => {
  const options = [
    { value: 'write', label: { en: 'Everything' } },
    { value: 'read', label: { en: 'Look only' } },
  ]
  const fields = { kind: { label: { en: 'Kind' }, kind: 'choice' as const, options } }
  const list = { search: { fields: ['kind'], label: { en: 'Search' }, placeholder: { en: 'Kind' } } }
  const idsOf = (search: string) =>
    filterRecords(
      [...records, { id: '3', kind: ['read', 'write'] }],
      { list, fields },
      { search, filters: {} },
    )
      .map(({ id }) => id)
      .join()
  expect(['look ONLY', 'write', 'thing', 'nothing'].map(idsOf)).toEqual(['2,3', '1,3', '1,3', ''])
})

it('reads the field that it names, whatever it goes by in the address', () => {
  const reading = textReading
  const named = { ...filter, key: 'of', reading }
  const list = { filters: [named] }
  const found = filterRecords(records, { list, fields: {} }, { search: '', filters: { of: '=read' } })
  expect(found).toEqual([records[1]])
})

it('offers what is chosen besides where no record has it, and once where one has', () => {
  const labels = (several: boolean, chosen: string) => {
    const one = several ? { ...filter, several: true as const } : filter
    return filterEntries(records, one, {}, chosen).map(({ label }) => label)
  }
  expect(labels(false, '')).toEqual(['All', 'read', 'write'])
  expect(labels(false, 'read')).toEqual(['All', 'read', 'write'])
  expect(labels(false, 'admin')).toEqual(['All', 'read', 'write', 'admin'])
  expect(labels(true, 'read,admin')).toEqual(['All', 'read', 'write', 'read, admin'])
})

it('spells a choice of several so that a value with a comma stays one, by the words of its options', () => {
  const several = { key: 'of', field: 'kind', label: filter.label, all: filter.all, several: true } as const
  const options = [
    { value: 'a,b', label: { en: 'Both' } },
    { value: 'c', label: { en: 'Third' } },
  ]
  const fields = { kind: { label: { en: 'Kind' }, kind: 'choice' as const, options } }
  expect(filterEntries(records, several, fields, 'a%2Cb,c')).toEqual([
    { value: '', label: 'All' },
    { value: 'a%2Cb', label: 'Both' },
    { value: 'c', label: 'Third' },
    { value: 'a%2Cb,c', label: 'Both, Third' },
  ])
})

it('says what is chosen in the words of its reader, also where no record has it', () => {
  const label = (value: string) => `${value.toUpperCase()}!`
  const reader = { read: ({ id }: { id: string }) => id, label }
  const parts = { key: 'of', label: filter.label, all: filter.all, reader }
  const labels = (several: boolean, chosen: string) =>
    filterEntries(records, several ? { ...parts, several } : parts, {}, chosen).map(({ label }) => label)
  expect(labels(false, 'x')).toEqual(['All', '1!', '2!', 'X!'])
  expect(labels(true, '1,x')).toEqual(['All', '1!', '2!', '1!, X!'])
})
