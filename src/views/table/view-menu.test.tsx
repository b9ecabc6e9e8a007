import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import './columns-dialog'
import type { Column, TableView } from './use-table-view'
import { ViewMenu, type ViewMenuProps } from './view-menu'

const column = (name: string, label: string, isShown: boolean): Column => ({
  name,
  label,
  field: { kind: 'text', label: { en: label } },
  isLead: name === 'name',
  isShown,
  isSortable: true,
  isFigure: false,
})

function open(parts: Partial<ViewMenuProps> = {}) {
  const choose = vi.fn()
  const view: TableView = {
    columns: [column('name', 'Name', true), column('note', 'Note', false), column('kind', 'Kind', true)],
    density: 'compact',
    as: 'cards',
    spelled: 'name',
    isAsDefined: true,
    choose,
    reset() {},
  }
  render(<ViewMenu definition={gadgets} view={view} {...parts} />)
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density of Gadgets' }))
  return choose
}

/** What the menu offers; a line between two groups of it as a dash. */
const labels = () =>
  [...screen.getByRole('menu').querySelectorAll('[role^="menuitem"], hr')].map(
    ({ textContent }) => textContent || '—',
  )

it('says how the list is seen, and stays open while one chooses', () => {
  const group = vi.fn()
  const grouping = { groupedBy: 'note', choices: [{ name: 'note', label: 'Note' }], choose: group }
  const choose = open({ looks: ['table', 'cards'], grouping })
  const menu = screen.getByRole('menu')
  const said = [...menu.querySelectorAll('[aria-checked]')].map((entry) => [
    entry.textContent,
    entry.getAttribute('aria-checked'),
  ])
  expect(said).toEqual([
    ['As a table', 'false'],
    ['As cards', 'true'],
    ['Comfortable rows', 'false'],
    ['Compact rows', 'true'],
    ['Without groups', 'false'],
    ['Grouped by Note', 'true'],
    ['Note', 'false'],
    ['Kind', 'true'],
  ])
  for (const name of ['As a table', 'Comfortable rows', 'Without groups', 'Grouped by Note'])
    fireEvent.click(screen.getByRole('menuitemradio', { name }))
  for (const name of ['Note', 'Kind']) fireEvent.click(screen.getByRole('menuitemcheckbox', { name }))
  expect(choose.mock.calls).toEqual([
    [{ as: 'table' }],
    [{ density: 'comfortable' }],
    [{ column: 'note', isShown: true }],
    [{ column: 'kind', isShown: false }],
  ])
  expect(group.mock.calls).toEqual([[null], ['note']])
  expect(screen.getByRole('menu')).toBe(menu)
})

it('speaks of groups only where something can be grouped, and of looks only where there is a choice', () => {
  open({ grouping: { groupedBy: null, choices: [], choose() {} } })
  expect(labels()).toEqual([
    'Comfortable rows',
    'Compact rows',
    '—',
    'Note',
    'Kind',
    '—',
    'Order of columns…',
  ])
})

it('parts looks, rows, groups and columns by lines', () => {
  const grouping = { groupedBy: null, choices: [{ name: 'note', label: 'Note' }], choose() {} }
  open({ looks: ['table', 'cards'], grouping })
  expect(labels()).toEqual([
    ...['As a table', 'As cards', '—'],
    ...['Comfortable rows', 'Compact rows', '—'],
    ...['Without groups', 'Grouped by Note', '—'],
    ...['Note', 'Kind', '—', 'Order of columns…'],
  ])
})

it('gives way to the dialog that puts the columns in order, which closes', async () => {
  open()
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Order of columns…' })))
  await screen.findByRole('dialog', { name: 'Columns of Gadgets' })
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  if (close) fireEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
