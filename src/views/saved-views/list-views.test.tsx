import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import { ListViews } from './list-views'

const keys = readResourceFile(JSON.stringify(example), 'api-keys.json').definition
const records = [keys.schema.parse({ id: '1', name: 'Nightly', purpose: 'read' })]

const view = {
  columns: [],
  density: 'comfortable',
  as: 'table',
  spelled: '',
  choose: () => {},
  reset: () => {},
} as const

beforeEach(() => localStorage.clear())

function renderKeys(query: string) {
  return renderWithProviders(<ResourceSection definition={keys} />, {
    api: createFakeApi({}, { 'api-keys.list': () => ({ records, total: 1 }) }),
    path: `/api-keys${query}`,
  })
}

const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }))

it('a view of a list is kept under a name, and is an address to come back to', async () => {
  const first = renderKeys('?q=night&purpose=read&sort=-name&page=2&open=nonsense')
  await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Readers' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  renderKeys('')
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Readers' }).getAttribute('href')).toBe(
    '/api-keys?purpose=read&q=night&sort=-name',
  )
})

it('columns that were chosen are part of a view, in its address, which can be copied', async () => {
  localStorage.setItem(
    'basalt.views.api-keys.u-1',
    JSON.stringify([{ name: 'Limits', query: 'cols=name%2CdailyLimit&q=night' }]),
  )
  const copied = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
  renderKeys('?cols=dailyLimit,name,purpose')
  await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Purposes' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Purposes' }).getAttribute('href')).toBe(
    '/api-keys?cols=name%2CdailyLimit%2Cpurpose',
  )
  expect(screen.getByRole('menuitem', { name: 'Purposes' }).getAttribute('aria-current')).toBe('page')

  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename, copy or remove…' }))
  const all = within(await screen.findByRole('dialog'))
  await act(async () => fireEvent.click(all.getByRole('button', { name: 'Copy link to Limits' })))
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/api-keys?cols=name%2CdailyLimit&q=night`)
  vi.unstubAllGlobals()
})

it('a list of a cluster, which shares its page with others, has none', () => {
  const { container } = renderWithProviders(<ListViews definition={gadgets} view={view} />, {
    path: '/clusters/demo',
  })
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})
