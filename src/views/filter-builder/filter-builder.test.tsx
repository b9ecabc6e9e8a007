import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { choose } from '../../testing/choice-driver'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import '../form/inputs/date-picker'
import './filter-dialog'
import { testsInZone } from '../../testing/tests-in-zone'

testsInZone('America/St_Johns')

const definitionOf = (paging: 'client' | 'server') =>
  readResourceFile(
    JSON.stringify({
      ...example,
      ...(paging === 'server' && { calls: { filterParameter: 'filter' } }),
      list: {
        ...example.list,
        paging,
        filterBuilder: ['name', 'purpose', 'dailyLimit', 'isActive', 'createdAt'],
      },
    }),
    'api-keys.json',
  ).definition

const rows = [
  { id: '1', name: 'Nightly export', purpose: 'read', dailyLimit: 500, isActive: true },
  { id: '2', name: 'Build server', purpose: 'write', dailyLimit: 20, isActive: false },
  { id: '3', name: 'Watch', purpose: 'read', dailyLimit: 20, isActive: true },
]

beforeEach(() => localStorage.clear())

async function renderList(paging: 'client' | 'server', filter?: unknown) {
  const definition = definitionOf(paging)
  const records = rows.map((row) => definition.schema.parse(row))
  const api = createFakeApi(
    {},
    { 'api-keys.list': () => (paging === 'server' ? { records, total: 3 } : records) },
  )
  const query = filter ? `?${new URLSearchParams({ where: JSON.stringify(filter) })}` : ''
  const rendered = renderWithProviders(<ResourceSection definition={definition} />, {
    api,
    path: `/api-keys${query}`,
  })
  await screen.findByRole('search')
  const open = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  const where = () => JSON.parse(new URL(rendered.address(), 'https://x').searchParams.get('where') ?? 'null')
  return { ...rendered, api, open, where }
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const deepest = 'Groups stand no deeper than 4 levels: no group fits in here.'
const name = (value: string) => ({ field: 'name', operator: 'contains', value })
const limit = { field: 'dailyLimit', operator: 'lte', value: 20 }
const isActive = { field: 'isActive', operator: 'eq', value: true }

it('is put together of conditions and a group, stands in the address and says how many there are', async () => {
  const { open, where } = await renderList('client')
  const dialog = await open('Conditions: none')
  await choose(dialog.getByLabelText('Shown are those that meet'), 'any of these')
  type(dialog.getByLabelText('Value of condition 1'), 'build')
  fireEvent.click(dialog.getByText('Add group'))
  const group = within(dialog.getByLabelText('Group 2'))
  const ofGroup = group.getByLabelText('Field of condition 1')
  await waitFor(() => expect(document.activeElement?.closest('fieldset')?.ariaLabel).toBe('Group 2'))
  await choose(ofGroup, 'Requests a day')
  await choose(group.getByLabelText('How condition 1 compares'), 'is at most')
  type(await group.findByLabelText('Value of condition 1'), '20')
  fireEvent.click(group.getByText('Add condition'))
  await choose(group.getByLabelText('Field of condition 2'), 'Active')
  await choose(await group.findByLabelText('Value of condition 2'), 'Yes')
  fireEvent.click(dialog.getByText('Apply'))

  await waitFor(() => expect(shown()).toEqual(['Build server', 'Watch']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(where()).toEqual({
    operator: 'or',
    value: [name('build'), { operator: 'and', value: [limit, isActive] }],
  })
  expect(screen.getByRole('button', { name: 'Conditions: 3' })).toBeDefined()
})

it('opens as it is, loses a condition, and is taken back', async () => {
  const { open, where, address } = await renderList('client', {
    operator: 'or',
    value: [name('build'), limit],
  })
  await waitFor(() => expect(shown()).toEqual(['Build server', 'Watch']))
  const dialog = await open('Conditions: 2')
  expect(dialog.getByLabelText('Value of condition 1')).toHaveProperty('value', 'build')
  fireEvent.click(dialog.getByLabelText('Remove condition 2'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add condition'))
  fireEvent.click(dialog.getByText('Apply'))
  await waitFor(() => expect(where()).toEqual({ operator: 'or', value: [name('build')] }))
  const again = await open('Conditions: 1')
  fireEvent.click(again.getByText('Clear'))
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(address()).toBe('/api-keys')
})

it('asks of a field with options for one of them, by its label', async () => {
  const purpose = { field: 'purpose', operator: 'eq', value: 'write' }
  const { open, where } = await renderList('client', { operator: 'and', value: [purpose] })
  await waitFor(() => expect(shown()).toEqual(['Build server']))
  const dialog = await open('Conditions: 1')
  fireEvent.mouseDown(await dialog.findByLabelText('Value of condition 1'))
  fireEvent.click(await screen.findByTitle('Read only'))
  fireEvent.click(dialog.getByText('Apply'))
  await waitFor(() => expect(where()).toEqual({ operator: 'and', value: [{ ...purpose, value: 'read' }] }))
})

it('does not count while a condition has nothing to compare with, and says so there', async () => {
  const { open, where } = await renderList('client')
  const dialog = await open('Conditions: none')
  fireEvent.click(dialog.getByText('Apply'))
  expect(dialog.getByRole('alert').textContent).toBe('Please enter what to compare with')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Value of condition 1')))
  expect(where()).toBeNull()
  await choose(dialog.getByLabelText('How condition 1 compares'), 'is empty')
  fireEvent.click(dialog.getByText('Apply'))
  await waitFor(() =>
    expect(where()).toEqual({ operator: 'and', value: [{ field: 'name', operator: 'null', value: true }] }),
  )
})

it('compares with a day of the calendar, picked as in forms', async () => {
  const { open, where } = await renderList('client')
  const dialog = await open('Conditions: none')
  await choose(dialog.getByLabelText('Field of condition 1'), 'Created')
  await choose(dialog.getByLabelText('How condition 1 compares'), 'is on or before')
  const day = await dialog.findByRole('textbox', { name: 'Value of condition 1' })
  fireEvent.click(dialog.getByText('Apply'))
  await waitFor(() => expect(document.activeElement).toBe(day))
  type(day, '2026-03-01')
  fireEvent.click(dialog.getByText('Apply'))
  const condition = { field: 'createdAt', operator: 'lte', value: '2026-03-01' }
  await waitFor(() => expect(where()).toEqual({ operator: 'and', value: [condition] }))
  const again = await open('Conditions: 1')
  expect(await again.findByRole('textbox', { name: 'Value of condition 1' })).toHaveProperty(
    'value',
    '2026-03-01',
  )
})

it('puts groups into groups, four levels deep, and says that no more fit in', async () => {
  const { open, where } = await renderList('client')
  const dialog = await open('Conditions: none')
  fireEvent.click(dialog.getByLabelText('Remove condition 1'))
  let around = dialog
  for (const group of ['Group 1', 'Group 1.2', 'Group 1.2.2']) {
    fireEvent.click(around.getByText('Add group'))
    around = within(dialog.getByLabelText(group))
    type(around.getByLabelText('Value of condition 1'), group)
  }
  expect(within(dialog.getByLabelText('Group 1.2.2')).getByText(deepest)).toBeDefined()
  expect(within(dialog.getByLabelText('Group 1.2.2')).queryByText('Add group')).toBeNull()
  fireEvent.click(dialog.getByText('Apply'))
  await waitFor(() =>
    expect(where()).toEqual({
      operator: 'and',
      value: [
        {
          operator: 'or',
          value: [
            name('Group 1'),
            { operator: 'and', value: [name('Group 1.2'), { operator: 'or', value: [name('Group 1.2.2')] }] },
          ],
        },
      ],
    }),
  )
})

it('deeper than the server takes it is not asked, and says so until the groups are taken out', async () => {
  const inner = { operator: 'and', value: [name('build')] }
  const { open, api } = await renderList('server', {
    operator: 'or',
    value: [limit, { operator: 'and', value: [isActive, inner] }],
  })
  const dialog = await open('Conditions: not applied')
  expect(api.callsOf('api-keys.list')[0]?.options.query).not.toHaveProperty('filter')
  expect(dialog.getByRole('alert').textContent).toBe(
    'The server takes conditions 2 levels deep. Take the groups below out.',
  )
  fireEvent.click(dialog.getByText('Apply'))
  expect(dialog.getByRole('alert')).toBeDefined()
  fireEvent.click(dialog.getByLabelText('Remove group 2.2'))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  fireEvent.click(dialog.getByText('Apply'))
  expect(await screen.findByRole('button', { name: 'Conditions: 2' })).toBeDefined()
})

it('is part of a saved view', async () => {
  await renderList('client', { operator: 'and', value: [isActive] })
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog'))
  type(dialog.getByLabelText('Name'), 'Active')
  fireEvent.click(dialog.getByText('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [view] = JSON.parse(localStorage.getItem('basalt.views.api-keys.u-1') ?? '[]')
  expect(new URLSearchParams(view.query).get('where')).toBe(
    '{"operator":"and","value":[{"field":"isActive","operator":"eq","value":true}]}',
  )
})

it('is asked of a server that pages, by the parameter its definition names', async () => {
  const filter = { operator: 'or', value: [name('build'), limit] }
  const { api } = await renderList('server', filter)
  await waitFor(() => expect(api.callsOf('api-keys.list')).toHaveLength(1))
  const { query } = api.callsOf('api-keys.list')[0]?.options ?? {}
  expect(query).toMatchObject({ filter: JSON.stringify(filter), _start: '0' })
  expect(query).not.toHaveProperty('where')
})

it('keeps what is compared with where it is to compare otherwise, and says of a switch which way', async () => {
  const { open, where } = await renderList('client', { operator: 'and', value: [name('build'), isActive] })
  const dialog = await open('Conditions: 2')
  const chosen = dialog.getByLabelText('Value of condition 2').closest('.ant-select')
  expect(chosen?.textContent).toContain('Yes')
  await choose(dialog.getByLabelText('How condition 1 compares'), 'begins with')
  expect(dialog.getByLabelText('Value of condition 1')).toHaveProperty('value', 'build')
  fireEvent.click(dialog.getByText('Apply'))
  const begins = { ...name('build'), operator: 'startswith' }
  await waitFor(() => expect(where()).toEqual({ operator: 'and', value: [begins, isActive] }))
})

it('offers to take conditions back only where there are some, and changes nothing that is given up', async () => {
  const { open, address } = await renderList('client')
  const opener = await screen.findByRole('button', { name: 'Conditions: none' })
  expect(opener.getAttribute('aria-haspopup')).toBe('dialog')
  const dialog = await open('Conditions: none')
  expect(dialog.queryByText('Clear')).toBeNull()
  type(dialog.getByLabelText('Value of condition 1'), 'build')
  fireEvent.click(dialog.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/api-keys')
})
