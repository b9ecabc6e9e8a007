import { expect, it } from 'vitest'
import type { FormEnvironment } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { gadgets } from '../../testing/gadgets'
import { narrowedTo } from './narrowed-to'

const byNote = { key: 'note', label: { en: 'Note' }, all: { en: 'All' }, field: 'note' } as const
const byWeight = { key: 'weight', label: { en: 'Weight' }, all: { en: 'All' }, field: 'weight' } as const
const create = {
  title: { en: 'New gadget' },
  submit: { en: 'Add' },
  success: { en: 'Added' },
  call: { method: 'POST', path: '/gadgets' },
  layout: 'page',
  sections: [{ title: { en: 'Facts' }, fields: ['name'] }],
  initial: () => ({ name: 'lamp', note: 'spare' }),
} as const
const other = { ...gadgets, create, list: { ...gadgets.list, filters: [byNote, byWeight] } }
const environment: FormEnvironment = {
  person: buildPerson(),
  productKey: 'basalt',
  scope: { kind: 'user' },
  mode: 'create',
  record: null,
}

it('a list under a record has neither the column nor the filter that says which record it is', () => {
  const { list, narrowed, place } = narrowedTo(other, { resource: 'gadgets', by: 'note' }, '7')
  expect(place).toEqual({ kind: 'page' })
  expect(narrowed).toEqual({ by: 'note', id: '7' })
  expect(list.columns).toEqual(['name', 'weight', 'isActive', 'madeAt'])
  expect(list.filters?.map(({ key }) => key)).toEqual(['weight'])
})

it('is titled as the record says, else as it is at its own place, else by what it lists', () => {
  const titled = { ...other, label: { ...other.label, title: { en: 'All our gadgets' } } }
  const related = { resource: 'gadgets', by: 'note' } as const
  const title = { en: 'Gadgets of it' }
  expect(narrowedTo(titled, { ...related, title }, '7').label.title).toEqual({ en: 'Gadgets of it' })
  expect(narrowedTo(titled, related, '7').label.title).toEqual({ en: 'All our gadgets' })
  expect(narrowedTo(other, related, '7').label.title).toEqual({ en: 'Gadgets' })
})

it('what is made there belongs to the record, begins as ever, and is filled in over the list', () => {
  const narrowed = narrowedTo(other, { resource: 'gadgets', by: 'note' }, '7')
  expect(narrowed.create?.layout).toBeUndefined()
  expect(narrowed.create?.initial?.(environment)).toEqual({ name: 'lamp', note: '7' })
  expect(narrowedTo(gadgets, { resource: 'gadgets', by: 'note' }, '7').create).toBeUndefined()
})
