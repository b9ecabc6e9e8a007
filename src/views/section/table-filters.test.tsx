import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

const filter = {
  key: 'note',
  label: { en: 'Note' },
  all: { en: 'All notes' },
  field: 'note',
  column: 'note',
} as const
const definition = { ...gadgets, list: { ...gadgets.list, filters: [filter] } }
const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales' }) }
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('filters in the header of a column, in the address, without a press that sorts', async () => {
  const records = [buildGadget({ name: 'a', note: 'spare' }), buildGadget({ name: 'b', note: 'used' })]
  const { address } = renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => records }), path: '/clusters/sales' },
  )
  await screen.findByRole('table')
  expect(screen.queryByRole('combobox', { name: 'Note' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Filter by Note' })
  fireEvent.click(button)
  expect(address()).toBe('/clusters/sales')
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'All notes',
    'spare',
    'used',
  ])
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'used' }))
  await waitFor(() => expect(names()).toEqual(['b']))
  expect(address()).toBe('/clusters/sales?gadgets.note=used')
  fireEvent.click(button)
  // What no row on screen has is offered still.
  expect(screen.getByRole('menuitemradio', { name: 'spare' })).toBeDefined()
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'All notes', checked: false }))
  await waitFor(() => expect(names()).toEqual(['a', 'b']))
  expect(address()).toBe('/clusters/sales')
})

it('leaves nothing selected of a list that the server pages, once that is filtered; another page leaves it all', async () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const options = ['spare', 'used'].map((value) => ({ value, label: { en: value } }))
  const note = { label: { en: 'Note' }, kind: 'text' as const, options }
  const paged = {
    ...definition,
    fields: { ...gadgets.fields, note },
    list: { ...definition.list, paging },
  }
  const { router } = renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={paged} />
    </ScopeContext>,
    {
      api: createFakeApi(
        {},
        {
          'gadgets.list': ({ query }) => ({
            records: [buildGadget({ name: query?._start === '10' ? 'c' : query?.note ? 'b' : 'a' })],
            total: 11,
          }),
        },
      ),
      path: '/clusters/sales',
    },
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select a' }))
  await act(() => router.navigate('/clusters/sales?gadgets.page=2'))
  await waitFor(() => expect(names()).toEqual(['c']))
  expect(screen.getByText('1 selected')).toBeDefined()
  await act(() => router.navigate('/clusters/sales?gadgets.note=used'))
  await waitFor(() => expect(names()).toEqual(['b']))
  expect(screen.queryByText('1 selected')).toBeNull()
})
