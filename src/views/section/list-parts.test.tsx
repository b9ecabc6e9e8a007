import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import '../curl/commands-dialog'
import { ResourceSection } from './resource-section'

beforeEach(() => localStorage.clear())

/** Twelve gadgets, of which ten are on the first page; the address says which of them are found. */
async function renderGadgets(query = '') {
  const records = Array.from({ length: 12 }, (_, index) => buildGadget({ name: `g${index + 1}` }))
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection definition={gadgets} />
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => records }), path: `/clusters/sales${query}` },
  )
  await screen.findByRole('table')
}

it('the title of a list that is read whole counts all of it, whatever a search leaves', async () => {
  await renderGadgets('?gadgets.q=g12')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const title = screen.getByRole('heading', { name: 'Gadgets' })
  expect(title.parentElement?.textContent).toContain('12 in all')
})

it('the commands of a list are about the rows that are on screen', async () => {
  await renderGadgets()
  fireEvent.click(screen.getByRole('button', { name: 'More for Gadgets' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Commands' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Commands for a shell' }))
  const offered = [...dialog.getByRole<HTMLSelectElement>('combobox', { name: 'For' }).options]
  expect(offered.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, index) => `g${index + 1}`))
})
