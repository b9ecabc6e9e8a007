import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildCluster } from '../../../testing/builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { PaletteOpener } from '../palette-opener'

function draw(clusters = [buildCluster(), buildCluster({ name: 'sales', id: 'id-sales' })]) {
  const api = createFakeApi({ listClusters: () => clusters, listClusterStatuses: () => [] })
  return renderWithProviders(<PaletteOpener />, { api, path: '/consumption' })
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.textContent
}
const openOn = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Search and commands' }))
  await screen.findByRole('option', { name: entry })
}

it('keeps its mark on an entry that others come before or leave, and marks nothing once it is gone', async () => {
  const { api, queryClient } = draw()
  await openOn('demo')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('Keyboard shortcuts')
  api.answer({ listClusters: () => [buildCluster()] })
  await act(() => queryClient.refetchQueries({ queryKey: ['data', 'default', 'clusters'] }))
  await waitFor(() => expect(screen.queryByRole('option', { name: 'sales' })).toBeNull())
  expect(chosen()).toBe('Keyboard shortcuts')
  await userEvent.keyboard('demo')
  expect(chosen()).toBe('demo')
  api.answer({ listClusters: () => [buildCluster({ name: 'demo-2', id: 'id-2' })] })
  await act(() => queryClient.refetchQueries({ queryKey: ['data', 'default', 'clusters'] }))
  await screen.findByRole('option', { name: 'demo-2' })
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull()
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await userEvent.keyboard('{Enter}{ArrowUp}')
  expect(chosen()).toBe(options().at(-1))
})

it('does what was marked when Enter is pressed, though a better match has come since', async () => {
  const { api, queryClient, address } = draw([])
  await openOn('Contact Support')
  await userEvent.keyboard('con')
  const marked = chosen()
  api.answer({
    listClusters: () => [buildCluster({ name: 'sales', id: 'id-sales', state: 'sleeping' })],
  })
  await act(() => queryClient.refetchQueries({ queryKey: ['data', 'default', 'clusters'] }))
  await screen.findByRole('option', { name: 'Connect sales' })
  expect(options()[0]).toBe('Connect sales')
  expect(chosen()).toBe(marked)
  await userEvent.keyboard('{Enter}')
  expect([marked, address()]).toEqual(['Contact Support', '/support'])
})
