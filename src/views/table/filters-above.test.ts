import { expect, it } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { filtersAbove } from './filters-above'
import type { Column, TableView } from './use-table-view'

const filterOf = (key: string, column?: string) => ({
  ...{ key, field: key, label: { en: key }, all: { en: 'All' }, ...(column !== undefined && { column }) },
})
const list = {
  ...gadgets.list,
  filters: [filterOf('free'), filterOf('state', 'note'), filterOf('size', 'weight')],
}
const column = (name: string, isShown: boolean): Column => ({
  name,
  label: name,
  field: { kind: 'text', label: { en: name } },
  isLead: false,
  isShown,
  isSortable: false,
  isFigure: false,
})
const view: TableView = {
  columns: [column('note', true), column('weight', false)],
  density: 'compact',
  as: 'table',
  spelled: 'name',
  isAsDefined: true,
  choose() {},
  reset() {},
}
const above = (areCards: boolean) => filtersAbove(list, view, areCards).map(({ key }) => key)

it('a filter of a column stands in its header, and above the list where no header shows it', () => {
  expect(above(false)).toEqual(['free', 'size'])
  expect(above(true)).toEqual(['free', 'state', 'size'])
  expect(filtersAbove({ ...gadgets.list, filters: undefined } as never, view, false)).toEqual([])
})
