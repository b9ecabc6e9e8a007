import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { checkDefinition } from '../../definitions/check'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { knownNames } from '../../resources/known-names'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const filters = ['dailyLimit', 'createdAt', 'isActive', { field: 'name', by: 'text' }]
const definitionOf = (paging: string, unit?: string) => {
  const fields = { ...example.fields, dailyLimit: { ...example.fields.dailyLimit, unit } }
  const list = { ...example.list, filters, paging }
  return readResourceFile(JSON.stringify({ ...example, fields, list }), 'api-keys.json').definition
}

const rows = [
  { id: '1', name: 'Nightly export', dailyLimit: 500, isActive: true, createdAt: '2026-01-12T12:00:00Z' },
  { id: '2', name: 'Build server', dailyLimit: 20, isActive: false, createdAt: '2026-02-03T12:00:00Z' },
  { id: '3', name: 'Night watch', isActive: true },
]

async function renderList(paging: string, query = '', unit?: string) {
  const definition = definitionOf(paging, unit)
  const records = rows.map((row) => definition.schema.parse(row))
  const api = createFakeApi(
    {},
    { 'api-keys.list': () => (paging === 'server' ? { records, total: 3 } : records) },
  )
  const rendered = renderWithProviders(<ResourceSection definition={definition} />, {
    api,
    path: `/api-keys${query}`,
  })
  await screen.findByRole('search')
  return { ...rendered, api }
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

async function openFilter(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(screen.getByRole('dialog', { name }))
}

describe('a filter of a list that is read whole', () => {
  it('by a range keeps what lies in it, says so on its button and in the address, and is taken back', async () => {
    const { address } = await renderList('client')
    const form = await openFilter('Requests a day: all')
    fireEvent.change(form.getByLabelText('From'), { target: { value: '100' } })
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Nightly export']))
    expect(address()).toBe('/api-keys?dailyLimit=100..')
    const again = await openFilter('Requests a day: from 100')
    fireEvent.click(again.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(shown()).toHaveLength(3))
  })

  it.each([
    ['?createdAt=2026-01-01..2026-01-31', ['Nightly export']],
    ['?createdAt=..2026-02-28', ['Build server', 'Nightly export']],
    ['?dailyLimit=2026-01-01..', ['Build server', 'Night watch', 'Nightly export']],
    ['?dailyLimit=nonsense', ['Build server', 'Night watch', 'Nightly export']],
    ['?name=^night', ['Night watch', 'Nightly export']],
    ['?name=~ex', ['Nightly export']],
    ['?name==build server', ['Build server']],
    ['?isActive=false', ['Build server']],
  ])('by the address %s', async (query, names) => {
    await renderList('client', query)
    await waitFor(() => expect(shown()).toEqual(names))
  })

  it.each([
    ['?dailyLimit=10..20', 'Requests a day: 10 to 20 thousand'],
    ['?dailyLimit=10..', 'Requests a day: from 10 thousand'],
    ['?dailyLimit=..20', 'Requests a day: up to 20 thousand'],
    ['?createdAt=2026-01-01..2026-01-31', 'Created: 2026-01-01 to 2026-01-31'],
    ['?name=!', 'Name: is empty'],
    ['?name==Build server', 'Name: is “Build server”'],
  ])('by the address %s says %s on its button', async (query, words) => {
    await renderList('client', query, 'thousand')
    expect(await screen.findByRole('button', { name: words })).toBeDefined()
  })

  it('by a text is chosen with its operator', async () => {
    const { address } = await renderList('client')
    const form = await openFilter('Name: all')
    fireEvent.change(form.getByRole('textbox', { name: 'Text' }), { target: { value: 'Night' } })
    fireEvent.change(form.getByRole('combobox', { name: 'How' }), { target: { value: 'begins' } })
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Night watch', 'Nightly export']))
    expect(address()).toBe('/api-keys?name=%5ENight')
    expect(screen.getByRole('button', { name: 'Name: begins with “Night”' })).toBeDefined()
  })
})

it('a server is asked in its own words, and offered only what it knows', async () => {
  const { api } = await renderList('server', '?dailyLimit=10..20&name=~ab&isActive=true')
  await waitFor(() => expect(api.callsOf('api-keys.list')).toHaveLength(1))
  expect(api.callsOf('api-keys.list')[0]?.options.query).toMatchObject({
    dailyLimit_gte: '10',
    dailyLimit_lte: '20',
    name_like: 'ab',
    isActive: 'true',
  })
  const form = await openFilter('Name: contains “ab”')
  const offered = within(form.getByRole('combobox', { name: 'How' })).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['contains', 'is'])
  await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what a server cannot be asked filters nothing, and is not said to', async () => {
  const { api } = await renderList('server', '?name=%5Eab')
  expect(await screen.findByRole('button', { name: 'Name: all' })).toBeDefined()
  expect(api.callsOf('api-keys.list')[0]?.options.query).not.toHaveProperty('name')
})

it('several values cannot be asked of a server', () => {
  const file = { ...example, list: { ...example.list, filters: [{ field: 'purpose', by: 'several' }] } }
  const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
  expect(checkDefinition(definition, knownNames)).toMatchObject([
    {
      id: 'R035',
      place: 'api-keys.list.filters[0].by',
      message: expect.stringContaining('"paging": "client"'),
    },
  ])
})
