import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { Sort } from '../../providers/list-query'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../action/action-host-provider'
import { RecordCards } from './record-cards'
import { RecordTable, type RecordTableProps } from './record-table'
import { tableColumns } from './table-columns'
import './totals-row'
import type { Column } from './use-table-view'

const column = (name: string, label: string, field: Partial<FieldDefinition> = {}): Column => ({
  name,
  label,
  field: { kind: 'text', label: { en: label }, ...field },
  isLead: name === 'name',
  isShown: true,
  isSortable: name !== 'note',
  isFigure: name === 'weight',
})
const columns = [
  column('name', 'Name'),
  column('weight', 'Weight', { kind: 'number', unit: { en: 'kg' } }),
  column('note', 'Note'),
]
const lamp = buildGadget({ name: 'lamp', weight: 2, note: 'spare' })
const bolt = buildGadget({ name: 'bolt', weight: 3 })

function propsOf(parts: Partial<RecordTableProps> = {}): RecordTableProps {
  const { definition = gadgets, records = [lamp, bolt] } = parts
  const view = {
    columns,
    density: 'comfortable',
    as: 'table',
    spelled: 'name',
    isAsDefined: true,
    choose() {},
    reset() {},
  } as const
  return {
    definition,
    view,
    records,
    list: records,
    from: 0,
    total: records.length,
    sort: null,
    onSort() {},
    filters: {},
    onFilter() {},
    selection: null,
    isOutdated: false,
    question: '',
    ...parts,
  }
}

function draw(rows: ReactElement, definition: ResourceDefinition = gadgets) {
  return renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ActionHostProvider definition={definition}>{rows}</ActionHostProvider>
    </ScopeContext>,
  ).container
}

function selectionOf(...records: (typeof lamp)[]) {
  const select = vi.fn()
  const ids = new Set(records.map(({ id }) => id))
  return { selection: { ids, records, select, clear() {} }, select }
}

const inOrder = { ...gadgets, list: { ...gadgets.list, sort: { field: 'name', order: 'asc' } } } as const
const withTotals = { ...gadgets, list: { ...gadgets.list, totals: { weight: 'sum' } } } as const

it('a table says which rows are selected, that they answer an earlier question, and that nobody counted them', () => {
  const { selection } = selectionOf(bolt)
  draw(<RecordTable {...propsOf({ selection, isOutdated: true, total: null })} />)
  const table = screen.getByRole('table', { name: 'Gadgets' })
  expect([table.getAttribute('aria-busy'), table.getAttribute('aria-rowcount')]).toEqual(['true', '-1'])
  const rows = screen.getAllByRole('row')
  expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual([null, 'false', 'true'])
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
  const [head] = screen.getAllByRole('columnheader', { name: 'Name' })
  expect([head?.getAttribute('tabindex'), head?.getAttribute('aria-label')]).toEqual([null, null])
  expect(screen.getByRole('button', { name: 'Polish lamp' }).textContent).toBe('')
})

it('a table where nothing can be selected says so of no row, and is not busy; figures stand at their end', () => {
  draw(<RecordTable {...propsOf()} />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull()
  expect(document.querySelectorAll('[aria-selected]')).toHaveLength(0)
  const headers = screen.getAllByRole('columnheader')
  expect(headers.map(({ style, textContent }) => [textContent, style.textAlign])).toEqual([
    ['Name', ''],
    ['Weight', 'end'],
    ['Note', ''],
    ['Actions', 'end'],
  ])
})

it('the box in the header takes all rows out again where all are selected', () => {
  const { selection, select } = selectionOf(lamp, bolt)
  draw(<RecordTable {...propsOf({ selection })} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all gadgets on this page' }))
  expect(select.mock.calls).toEqual([[[lamp, bolt], false]])
})

it('a field that is called children holds no rows, and a filter is marked by what is chosen under its own key', () => {
  const filter = {
    key: 'state',
    label: { en: 'Note' },
    all: { en: 'All notes' },
    field: 'note',
    column: 'note',
  } as const
  const definition = { ...gadgets, list: { ...gadgets.list, filters: [filter] } }
  const records = [{ ...lamp, children: [bolt] }]
  const container = draw(<RecordTable {...propsOf({ definition, records, filters: { state: 'spare' } })} />)
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Expand row' })).toBeNull()
  expect(container.querySelectorAll('th [data-chosen="true"]')).toHaveLength(1)
})

it('a row has a place for its actions, also where all of them stand in its menu', () => {
  const actions = gadgets.actions.filter(({ name }) => name === 'delete')
  const definition = { ...gadgets, actions }
  draw(<RecordTable {...propsOf({ definition })} />, definition)
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Actions for lamp' })).toBeDefined()
})

it('totals stand under their columns, beside the boxes of the rows, and are those of all that match', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2_000)
  onTestFinished(() => width.mockRestore())
  const { selection } = selectionOf()
  const records = [lamp]
  draw(<RecordTable {...propsOf({ definition: withTotals, records, matching: [lamp, bolt], selection })} />)
  const row = (await screen.findByText('All that are found')).closest('tr')
  const cells = [...(row?.children ?? [])]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', 'All that are found', 'Sum 5 kg', '', ''])
  // Where the table scrolls sideways, they stay in sight as what they stand under.
  const staying = cells.map(({ className }) => /ant-table-cell-fix-(left|right)\b/.exec(className)?.[1])
  expect(staying).toEqual([undefined, 'left', undefined, undefined, 'right'])
})

it.each([
  ['asc', 'sort-up'],
  ['desc', 'sort-down'],
] as const)('the column that sorts %s shows it, the others that they could', (order, icon) => {
  const { definition, list, filters, onFilter } = propsOf()
  const sort = { field: 'weight', order }
  const options = { definition, view: columns, list, sort, filters, onFilter, isWide: false }
  const iconOf = (name: string) => {
    const column = tableColumns(options).find(({ key }) => key === name)
    // As antd asks for it.
    const drawn: unknown = column?.sortIcon?.({ sortOrder: column.sortOrder ?? null })
    return Reflect.get(Object(Reflect.get(Object(drawn), 'props')), 'name')
  }
  expect([iconOf('name'), iconOf('weight'), iconOf('note')]).toEqual(['sortable', icon, undefined])
})

it.each<[string, ResourceDefinition, Sort | null]>([
  ['as the list comes', gadgets, null],
  ['up where the list has an order of its own', inOrder, { field: 'name', order: 'asc' }],
])('a press on the header of what is sorted down sorts %s, once', (_what, definition, next) => {
  const onSort = vi.fn()
  draw(<RecordTable {...propsOf({ definition, sort: { field: 'name', order: 'desc' }, onSort })} />)
  const orders = screen.getAllByRole('columnheader').map(({ ariaSort }) => ariaSort)
  expect(orders.slice(0, 3)).toEqual(['descending', 'none', null])
  const button = screen.getByRole('button', { name: 'Name' })
  // The browser makes a click of the key.
  fireEvent.keyDown(button, { key: 'Enter', keyCode: 13 })
  expect(onSort).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onSort.mock.calls).toEqual([[next]])
})

it('the name and the actions stay in sight where a table scrolls sideways, and only there', () => {
  const { definition, list, filters, onFilter } = propsOf()
  const fixed = (isWide: boolean) =>
    tableColumns({ definition, view: columns, list, sort: null, filters, onFilter, isWide }).map(
      (column) => column.fixed,
    )
  expect(fixed(true)).toEqual(['left', undefined, undefined, 'right'])
  expect(fixed(false)).toEqual([undefined, undefined, undefined, undefined])
})

it('the name is the header of its row', () => {
  const { definition, list, filters, onFilter } = propsOf()
  const options = { definition, view: columns, list, sort: null, filters, onFilter, isWide: false }
  expect(tableColumns(options).map(({ rowScope }) => rowScope)).toEqual(['row', ...Array(3)])
})

it('cards say which are selected, that they answer an earlier question, and that nobody counted them', async () => {
  const { selection, select } = selectionOf(lamp, bolt)
  const sort = { field: 'weight', order: 'desc' } as const
  const parts = { definition: withTotals, matching: [lamp, bolt, bolt], selection, sort, total: null }
  draw(<RecordCards {...propsOf({ ...parts, isOutdated: true })} />)
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => card.getAttribute('aria-setsize'))).toEqual(['-1', '-1'])
  expect(cards.map(({ dataset }) => dataset.selected)).toEqual(['true', 'true'])
  expect(screen.getByRole('list', { name: 'Gadgets' }).getAttribute('aria-busy')).toBe('true')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all gadgets on this page' })
  expect([box.checked, box.indeterminate]).toEqual([true, false])
  fireEvent.click(box)
  expect(select.mock.calls).toEqual([[[lamp, bolt], false]])
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of gadgets' })
  expect(order.value).toBe('-weight')
  expect([...order.options].map(({ text }) => text)).toEqual([
    'Usual order',
    'Name, ascending',
    'Name, descending',
    'Weight, ascending',
    'Weight, descending',
  ])
  expect((await screen.findByText('All that are found')).parentElement?.textContent).toContain('Sum 8 kg')
})

it('cards of a list with an order of its own offer none besides', () => {
  const { selection } = selectionOf(lamp)
  draw(<RecordCards {...propsOf({ definition: inOrder, selection })} />)
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of gadgets' })
  expect(order.options[0]?.text).toBe('Name, ascending')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all gadgets on this page' })
  expect([box.checked, box.indeterminate]).toEqual([false, true])
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.selected)).toEqual(['true', undefined])
})

it('groups of cards under a title within a page are headed below it, and each has its own list', async () => {
  const groups = [{ records: [lamp] }, { records: [bolt] }]
  const container = draw(<RecordCards {...propsOf({ groupedBy: 'note', groups, from: 4, total: 9 })} />)
  const [first, second] = await screen.findAllByRole('heading', { level: 3 })
  await waitFor(() => expect(first?.textContent).toBe('Note:spare1 gadget'))
  expect(second?.textContent).toBe('Note:–1 gadget')
  const lists = screen.getAllByRole('list', { name: 'Gadgets' })
  expect(lists.map((list) => list.getAttribute('aria-busy'))).toEqual([null, null])
  const cards = [...container.querySelectorAll('[data-record]')]
  const places = cards.map((card) => ['aria-posinset', 'aria-setsize'].map((name) => card.getAttribute(name)))
  expect(places).toEqual([
    ['5', '9'],
    ['6', '9'],
  ])
})

it('cards of a long list come thirty at a time', () => {
  const definition = { ...gadgets, actions: [] }
  const view = { ...propsOf().view, columns: columns.slice(0, 1) }
  const cards = (count: number) => {
    const records = Array.from({ length: count }, (_, index) => buildGadget({ name: `g${index}` }))
    return draw(<RecordCards {...propsOf({ definition, view, records })} />, definition)
  }
  const container = cards(61)
  const more = screen.getByRole('button', { name: 'Show more gadgets' })
  fireEvent.click(more)
  expect(container.querySelectorAll('[data-record]')).toHaveLength(60)
  const focused = () => document.activeElement?.getAttribute('aria-posinset')
  expect(focused()).toBe('31')
  fireEvent.click(more)
  expect(container.querySelectorAll('[data-record]')).toHaveLength(61)
  // The button is gone.
  expect(focused()).toBe('61')
  expect(cards(30).querySelector('button')).toBeNull()
})
