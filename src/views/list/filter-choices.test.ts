import { expect, it } from 'vitest'
import { filterChoices, filterRecords } from './filter-records'

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
  expect(filterRecords(records, list, { search, filters: {} }).map(({ id }) => id)).toEqual(ids)
})
