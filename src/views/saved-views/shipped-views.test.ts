import { expect, it } from 'vitest'
import type { ListDefinition } from '../../definitions/define-list'
import { filterBuilder } from '../../definitions/filter-builder'
import { buildPerson } from '../../testing/builders'
import { gadgets } from '../../testing/gadgets'
import { shippedViews } from './shipped-views'

type ShippedView = NonNullable<ListDefinition<string>['views']>[number]

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

it('the name of who is signed in is one of several values, also with a comma in it', () => {
  const byron = buildPerson({ uuid: 'u-7', fullName: 'Byron, Ada', email: null })
  const several = { key: 'team', field: 'note', label: { en: 'Team' }, all, several: true as const }
  const definition = viewWith({ team: { person: 'name' } })
  const list = { ...definition.list, filters: [several] }
  expect(shippedViews({ ...definition, list }, ['team'], byron)).toEqual([
    // %2C, as the address writes its percent sign.
    { name: 'Mine', query: 'team=Byron%252C+Ada' },
  ])
})

it('a view is left out for whom it could only show everything', () => {
  expect(shippedViews(viewWith({ owner: { person: 'email' } }), keys, ada)).toEqual([])
})

it('a filter by a field called as something the address says of the list has a key of its own', () => {
  const size = { key: 'size', field: 'weight', label: { en: 'Size' }, all }
  const large = { name: { en: 'Large' }, filters: { size: '5..' } }
  const definition = { ...gadgets, list: { ...gadgets.list, filters: [size], views: [large] } }
  expect(shippedViews(definition, ['size', 'f-size'], ada)).toEqual([{ name: 'Large', query: 'f-size=5..' }])
})

it('days that move stay as they are written, for the day on which the address is opened', () => {
  expect(shippedViews(viewWith({ due: 'today..today+90d' }), keys, ada)).toEqual([
    { name: 'Mine', query: 'due=today..today%2B90d' },
  ])
})

it('a view is the address with all that it asks for, and each part alone', () => {
  const builder = filterBuilder({ name: { kind: 'text', label: { en: 'Name' } } }, ['name'], 'filter')
  const conditions = { operator: 'and', value: [{ field: 'name', operator: 'eq', value: 'lamp' }] } as const
  const parts: Partial<ShippedView>[] = [
    { search: 'old' },
    { filters: { owner: ['u-7', 'u-8'] } },
    { conditions },
    { sort: { field: 'name', order: 'desc' } },
    { groupBy: { field: 'madeAt', per: 'month' } },
    { columns: ['note'] },
  ]
  const whole: Partial<ShippedView> = Object.assign({}, ...parts)
  const views = [...parts, whole].map((part) => ({ name: { en: 'Mine' }, ...part }))
  const definition = { ...gadgets, list: { ...gadgets.list, filters: [...filters, builder], views } }
  const said = '{"operator":"and","value":[{"field":"name","operator":"eq","value":"lamp"}]}'
  const known = [...keys, 'where', 'q', 'sort', 'grouped', 'cols']
  expect(shippedViews(definition, known, ada).map(({ query }) => decodeURIComponent(query))).toEqual([
    'q=old',
    'owner=u-7,u-8',
    `where=${said}`,
    'sort=-name',
    'grouped=madeAt.month',
    // The title is always shown, and first.
    'cols=name,note',
    `cols=name,note&grouped=madeAt.month&owner=u-7,u-8&q=old&sort=-name&where=${said}`,
  ])
})
