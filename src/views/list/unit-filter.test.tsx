import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { checkDefinition } from '../../definitions/check'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { knownNames } from '../../resources/known-names'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import './value-filter-form'

const { definition } = readResourceFile(
  JSON.stringify({
    ...example,
    fields: {
      ...example.fields,
      size: { type: 'bytes', label: 'Size' },
      runs: { type: 'duration', label: 'Runs' },
      share: { type: 'percent', label: 'Share' },
    },
    list: {
      ...example.list,
      paging: 'client',
      columns: ['name', 'size', 'runs'],
      filters: ['size', 'runs', 'share'],
      views: [{ name: 'Large', filters: { size: '2 GiB..', runs: '..1 h 30 min' } }],
    },
  }),
  'api-keys.json',
)
const rows = [
  { id: '1', name: 'Small', size: 2147483647, runs: 5400, share: 5 },
  { id: '2', name: 'Large', size: 2147483648, runs: 5401, share: 50 },
].map((row) => definition.schema.parse(row))

function renderList(query = '') {
  const api = createFakeApi({}, { 'api-keys.list': () => rows })
  return renderWithProviders(<ResourceSection definition={definition} />, { api, path: `/api-keys${query}` })
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
async function openFilter(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(screen.getByRole('dialog', { name }))
}

describe('a filter by a range', () => {
  it('of sizes is typed in the unit that the field shows', async () => {
    const { address } = renderList()
    const form = await openFilter('Size: all')
    fireEvent.change(await form.findByLabelText('From'), { target: { value: '2' } })
    expect(form.getAllByText('GiB').length).toBeGreaterThan(0)
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Large']))
    expect(address()).toBe('/api-keys?f-size=2147483648..')
    expect(screen.getByRole('button', { name: 'Size: from 2 GiB' })).toBeDefined()
  })

  it('of time spans is typed as people write them, and not applied while it is none', async () => {
    const { address } = renderList()
    const form = await openFilter('Runs: all')
    const most = await form.findByLabelText('To')
    fireEvent.change(most, { target: { value: 'soon' } })
    expect(form.getByRole('alert').textContent).toBe('Type a time span, such as 1 h 30 min.')
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    expect(address()).toBe('/api-keys')
    fireEvent.change(most, { target: { value: '1 h 30 min' } })
    expect(form.queryByRole('alert')).toBeNull()
    fireEvent.click(form.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown()).toEqual(['Small']))
    expect(address()).toBe('/api-keys?runs=..5400')
  })

  it.each([
    ['?f-size=2%20GiB..', 'Size: from 2 GiB', ['Large']],
    ['?f-size=1%20GiB..2%20GiB', 'Size: 1 GiB to 2 GiB', ['Large', 'Small']],
    ['?runs=..1%20h%2030%20min', 'Runs: up to 1 h 30 min', ['Small']],
    ['?share=10..', 'Share: from 10 %', ['Large']],
  ])('in the address may have its units: %s', async (query, words, names) => {
    renderList(query)
    await waitFor(() => expect(shown()).toEqual(names))
    expect(await screen.findByRole('button', { name: words })).toBeDefined()
  })

  it('in a view that comes with the resource may have its units', () => {
    expect(checkDefinition(definition, knownNames)).toEqual([])
  })
})
