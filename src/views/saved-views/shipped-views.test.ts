import { expect, it } from 'vitest'
import { buildPerson } from '../../testing/builders'
import { gadgets } from '../../testing/gadgets'
import { shippedViews } from './shipped-views'

const all = { en: 'All' }
const filters = [
  { key: 'owner', field: 'note', label: { en: 'Owner' }, all },
  { key: 'by', field: 'name', label: { en: 'By' }, all, by: 'text' as const },
  { key: 'due', field: 'note', label: { en: 'Due' }, all, by: 'range' as const },
]
const viewWith = (wanted: object) => ({
  ...gadgets,
  list: { ...gadgets.list, filters, views: [{ name: { en: 'Mine' }, filters: { ...wanted } }] },
})
const keys = ['owner', 'by', 'due']
const ada = buildPerson({ uuid: 'u-7', fullName: 'Ada Byron', email: null })

it('a view of who is signed in is the address with what their records have', () => {
  expect(shippedViews(viewWith({ owner: { person: 'id' } }), keys, ada)).toEqual([
    { name: 'Mine', query: 'owner=u-7' },
  ])
  expect(shippedViews(viewWith({ by: { person: 'name' } }), keys, ada)).toEqual([
    { name: 'Mine', query: 'by=%3DAda+Byron' },
  ])
})

it('a view is left out for whom it could only show everything', () => {
  expect(shippedViews(viewWith({ owner: { person: 'email' } }), keys, ada)).toEqual([])
})

it('days that move stay as they are written, for the day on which the address is opened', () => {
  expect(shippedViews(viewWith({ due: 'today..today+90d' }), keys, ada)).toEqual([
    { name: 'Mine', query: 'due=today..today%2B90d' },
  ])
})
