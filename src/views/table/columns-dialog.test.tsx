import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import { spelledColumns } from './use-table-view'

const keys = readResourceFile(JSON.stringify(example), 'api-keys.json').definition
const records = [keys.schema.parse({ id: '1', name: 'Nightly', purpose: 'read' })]

beforeEach(() => localStorage.clear())

async function renderKeys(query = '') {
  const rendered = renderWithProviders(<ResourceSection definition={keys} />, {
    api: createFakeApi({}, { 'api-keys.list': () => ({ records, total: 1 }) }),
    path: `/api-keys${query}`,
  })
  await screen.findByRole('table')
  return rendered
}

const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Columns and density of API keys' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Order of columns…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of API keys' }))
  return {
    dialog,
    press: (name: string) => act(async () => fireEvent.click(dialog.getByRole('button', { name }))),
  }
}

describe('the order of columns', () => {
  it('is changed by buttons, says so, keeps the focus, and is there on the next visit', async () => {
    const { unmount } = await renderKeys()
    expect(heads()).toEqual(['Name', 'Purpose', 'Requests a day', 'Active', 'Created', 'Actions'])
    const { dialog, press } = await openDialog()
    const asTheyWere = () =>
      dialog.getByRole('button', { name: 'As they were' }).getAttribute('aria-disabled')
    expect(asTheyWere()).toBe('true')
    const description = 'The columns stand as they were defined.'
    expect(dialog.getByRole('button', { name: 'As they were', description })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Move Purpose up' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Move Created down' })).toBeNull()
    await press('Move Active up')
    await press('Move Active up')
    expect(heads()).toEqual(['Name', 'Active', 'Purpose', 'Requests a day', 'Created', 'Actions'])
    expect(dialog.getByRole('status').textContent).toBe('Active is number 1 now')
    expect(asTheyWere()).toBeNull()
    // It cannot go further up: the way down has the focus.
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Move Active down' })),
    )
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Created' }))
    unmount()

    await renderKeys()
    expect(heads()).toEqual(['Name', 'Active', 'Purpose', 'Requests a day', 'Actions'])
    fireEvent.click(await screen.findByRole('button', { name: 'Columns and density of API keys' }))
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }))
    expect(heads()).toEqual(['Name', 'Active', 'Purpose', 'Requests a day', 'Actions'])
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    const again = await openDialog()
    await again.press('As they were')
    expect(heads()).toEqual(['Name', 'Purpose', 'Requests a day', 'Active', 'Created', 'Actions'])
    expect(again.dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Created' }).checked).toBe(true)
    // How close the rows stand is no matter of columns.
    expect(localStorage.getItem('basalt.table.api-keys')).toBe('{"density":"compact","columns":{}}')
    const [close] = again.dialog.getAllByRole('button', { name: 'Close' }).slice(-1)
    if (close) fireEvent.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has the title in it, whatever is kept', async () => {
    localStorage.setItem(
      'basalt.table.api-keys',
      '{"density":"compact","columns":{"name":false,"purpose":false}}',
    )
    await renderKeys()
    expect(heads()).toEqual(['Name', 'Requests a day', 'Active', 'Created', 'Actions'])
  })

  it('is spelled with the title in its place', () => {
    expect(spelledColumns(keys, ['isActive', 'purpose'])).toBe('name,isActive,purpose')
  })

  it('is that of the address, until somebody chooses', async () => {
    const { address, router } = await renderKeys('?q=n&cols=isActive,name,purpose')
    expect(heads()).toEqual(['Name', 'Active', 'Purpose', 'Actions'])
    const { press, dialog } = await openDialog()
    await press('Move Purpose up')
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Created' }))
    expect(heads()).toEqual(['Name', 'Purpose', 'Active', 'Created', 'Actions'])
    expect(address()).toBe('/api-keys?q=n')
    // The address that named other columns is no step to go back to: they were chosen against.
    await act(async () => void (await router.navigate(-1)))
    expect(address()).toBe('/api-keys?q=n')
  })

  it('is the usual one where the address names a column that is not there', async () => {
    await renderKeys('?cols=isActive,nonsense')
    expect(heads()).toEqual(['Name', 'Purpose', 'Requests a day', 'Active', 'Created', 'Actions'])
  })
})
