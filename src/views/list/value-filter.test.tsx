import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { choose, offersOf } from '../../testing/choice-driver'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { loadIcons } from '../../ui/icon'
import { lateIconShapes } from '../../ui/late-icon-shapes'
import '../form/inputs/date-picker'
import { ResourceSection } from '../section/resource-section'
import { ValueFilterForm } from './value-filter-form'

const filters = ['dailyLimit', 'createdAt', 'isActive', { field: 'name', by: 'text' }]
const definitionOf = (paging: string, unit?: string, more?: readonly unknown[]) => {
  const fields = { ...example.fields, dailyLimit: { ...example.fields.dailyLimit, unit } }
  const list = { ...example.list, filters: more ?? filters, paging }
  return readResourceFile(JSON.stringify({ ...example, fields, list }), 'api-keys.json').definition
}

const rows = [
  { id: '1', name: 'Nightly export', dailyLimit: 500, isActive: true, createdAt: '2026-01-12T12:00:00Z' },
  { id: '2', name: 'Build server', dailyLimit: 20, isActive: false, createdAt: '2026-02-03T12:00:00Z' },
  { id: '3', name: 'Night watch', isActive: true },
]

async function renderList(paging: string, query = '', unit?: string, more?: readonly unknown[]) {
  const definition = definitionOf(paging, unit, more)
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

const iconOf = async (name: string) =>
  (await screen.findByRole('button', { name })).querySelector('path')?.getAttribute('d')

it('has an icon of its own, which is not that of the columns', async () => {
  await loadIcons()
  await renderList('client')
  expect(await iconOf('Requests a day: all')).toBe(lateIconShapes.filter)
  expect(await iconOf('Columns and density of API keys')).toBe(lateIconShapes.sliders)
})

describe('a filter of a list that is read whole', () => {
  it('by a range keeps what lies in it, says so on its button and in the address, and is taken back', async () => {
    const { address } = await renderList('client')
    const form = await openFilter('Requests a day: all')
    fireEvent.change(await form.findByLabelText('From'), { target: { value: '100' } })
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Nightly export']))
    expect(address()).toBe('/api-keys?dailyLimit=100..')
    const again = await openFilter('Requests a day: from 100')
    expect(await again.findByLabelText('From')).toHaveProperty('value', '100')
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
    ['?dailyLimit=1500..25000', 'Requests a day: 1,500 to 25,000 thousand'],
    ['?createdAt=2026-01-01..2026-01-31', 'Created: 01 Jan 2026 to 31 Jan 2026'],
    ['?name=!', 'Name: is empty'],
    ['?name==Build server', 'Name: is “Build server”'],
  ])('by the address %s says %s on its button', async (query, words) => {
    await renderList('client', query, 'thousand')
    expect(await screen.findByRole('button', { name: words })).toBeDefined()
  })

  it('by days is typed or picked in the calendar of forms, which Escape closes before the filter', async () => {
    const { address } = await renderList('client')
    const form = await openFilter('Created: all')
    const from = await form.findByLabelText('From')
    expect(from).toHaveProperty('placeholder', 'YYYY-MM-DD')
    fireEvent.change(from, { target: { value: '2026-01-20' } })
    fireEvent.mouseDown(from)
    fireEvent.click(from)
    await waitFor(() => expect(screen.queryByTitle('2026-01-31')).not.toBeNull())
    fireEvent.keyDown(from, { key: 'Escape' })
    expect(screen.getByRole('dialog', { name: 'Created: all' })).toBeDefined()
    fireEvent.click(from)
    fireEvent.click(await screen.findByTitle('2026-01-31'))
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Build server']))
    expect(address()).toBe('/api-keys?createdAt=2026-01-31..')
    const again = await openFilter('Created: from 31 Jan 2026')
    expect(await again.findByLabelText('From')).toHaveProperty('value', '2026-01-31')
    fireEvent.change(again.getByLabelText('From'), { target: { value: '' } })
    fireEvent.click(again.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toHaveLength(3))
    expect(address()).toBe('/api-keys')
  })

  it('by a value is chosen from what forms choose from, and taken back there', async () => {
    const { address } = await renderList('client')
    const box = await screen.findByRole('combobox', { name: 'Active' })
    await choose(box, 'No')
    await waitFor(() => expect(shown()).toEqual(['Build server']))
    expect(address()).toBe('/api-keys?isActive=false')
    await choose(box, 'Active: all')
    await waitFor(() => expect(shown()).toHaveLength(3))
    expect(address()).toBe('/api-keys')
  })

  it('by a text is chosen with its operator', async () => {
    const { address } = await renderList('client')
    const form = await openFilter('Name: all')
    fireEvent.change(await form.findByRole('textbox', { name: 'Text' }), { target: { value: 'Night' } })
    await choose(form.getByRole('combobox', { name: 'How' }), 'begins with')
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Night watch', 'Nightly export']))
    expect(address()).toBe('/api-keys?name=%5ENight')
    expect(screen.getByRole('button', { name: 'Name: begins with “Night”' })).toBeDefined()
  })
})

it('a form of a text opens with what is chosen, has nothing to type for an empty one, and nothing to clear of none', async () => {
  await renderList('client', '?name=~ex')
  const chosen = await openFilter('Name: contains “ex”')
  expect(await chosen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'ex')
  await choose(chosen.getByRole('combobox', { name: 'How' }), 'is empty')
  expect(chosen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  // What was typed is not taken up again.
  await choose(chosen.getByRole('combobox', { name: 'How' }), 'is')
  expect(chosen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '')
  fireEvent.click(chosen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const none = await openFilter('Name: all')
  await none.findByRole('textbox', { name: 'Text' })
  expect(none.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it.each([
  [{ field: 'isActive', by: 'value' }, '?isActive=true', 'Active', '"Active: "'],
  [{ field: 'purpose', by: 'several' }, '?purpose=read', 'Purpose', '"Purpose: "'],
])(
  'what is chosen of %j at an address stands behind the name of its filter',
  async (filter, query, name, said) => {
    const { address, router } = await renderList('client', query, undefined, [filter])
    const place = async () =>
      (await screen.findByRole('combobox', { name })).closest<HTMLElement>('[data-chosen]')
    expect((await place())?.style.getPropertyValue('--filter-label')).toBe(said)
    await act(() => router.navigate('/api-keys'))
    expect(address()).toBe('/api-keys')
    expect(await place()).toBeNull()
  },
)

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
  const offered = await offersOf(await form.findByRole('combobox', { name: 'How' }))
  expect(offered.map(({ textContent }) => textContent)).toEqual(['contains', 'is'])
  await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what a server cannot be asked filters nothing, and is not said to', async () => {
  const { api } = await renderList('server', '?name=%5Eab')
  expect(await screen.findByRole('button', { name: 'Name: all' })).toBeDefined()
  expect(api.callsOf('api-keys.list')[0]?.options.query).not.toHaveProperty('name')
})

it('several values are chosen of the options of a list that its server pages, which is asked for all of them', async () => {
  const several = { field: 'purpose', by: 'several' }
  const { api, address } = await renderList('server', '?purpose=read', undefined, [several])
  const asked = () => Reflect.get(Object(api.callsOf('api-keys.list').at(-1)?.options.query), 'purpose')
  await waitFor(() => expect(asked()).toBe('read'))
  await choose(await screen.findByRole('combobox', { name: 'Purpose' }), 'Read and write')
  await waitFor(() => expect(asked()).toBe('read,write'))
  expect(address()).toBe('/api-keys?purpose=read%2Cwrite')
})

it('several values are chosen above a list that is read whole, and taken back one by one or all at once', async () => {
  const several = { field: 'name', by: 'several' }
  const { address } = await renderList('client', '', undefined, [several])
  const box = await screen.findByRole('combobox', { name: 'Name' })
  const offers = await offersOf(box)
  const press = (name: string) => fireEvent.click(offers.find((each) => each.textContent === name) ?? box)
  press('Build server')
  // The address has not got the first of them yet.
  expect(address()).toBe('/api-keys')
  press('Night watch')
  await waitFor(() => expect(shown()).toEqual(['Build server', 'Night watch']))
  expect(address()).toBe('/api-keys?name=Build+server%2CNight+watch')
  // What is not found is offered still.
  expect(offers.map(({ textContent }) => textContent)).toContain('Nightly export')
  expect((await offersOf(box)).map(({ textContent }) => textContent)).toContain('Nightly export')
  await choose(box, 'Build server')
  await waitFor(() => expect(shown()).toEqual(['Night watch']))
  fireEvent.mouseDown(box.closest('.ant-select')?.querySelector('.ant-select-clear') ?? box)
  await waitFor(() => expect(address()).toBe('/api-keys'))
})

it('leaves a day that moves as it was spelled, unless it is changed', async () => {
  const chosen: string[] = []
  renderWithProviders(
    <ValueFilterForm
      by="range"
      field={{ label: { en: 'Due' }, kind: 'date' }}
      chosen="today-7d..today+90d"
      isAsked={false}
      onChoose={(next) => chosen.push(next)}
    />,
  )
  const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const from = await screen.findByLabelText('From')
  apply()
  fireEvent.change(from, { target: { value: '' } })
  apply()
  expect(chosen).toEqual(['today-7d..today+90d', '..today+90d'])
})

it('says of several values which are chosen, by their labels, and of none what it filters', async () => {
  const several = { field: 'purpose', by: 'several' }
  const { router } = await renderList('client', '?purpose=read,write', undefined, [several])
  const words = async () =>
    (await screen.findByRole('combobox', { name: 'Purpose' })).closest('.ant-select')?.textContent
  expect(await words()).toContain('Read only, Read and write')
  await act(() => router.navigate('/api-keys'))
  expect(await words()).toContain('Purpose: all')
})
