import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import type { NamedApi } from '../../api/call'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepSavedFiles } from '../../testing/saved-files'
import { ResourceSection } from './resource-section'

const saved = keepSavedFiles()

const api: NamedApi = {
  baseUrl: 'https://keys.example',
  headers: {},
  errors: 'problem',
  paging: { cursor: 'cursor', size: 'limit' },
  sendsToken: false,
}
const { definition } = readResourceFile(
  JSON.stringify({ ...example, api: 'keys' }),
  'api-keys.json',
  new Map([['keys', api]]),
)

/** 25 keys, of which nobody says how many they are; the cursor is the number of those before. */
function answer({ query = {} }: { query?: Readonly<Record<string, string>> }) {
  const from = Number(query.cursor ?? 0)
  const to = Math.min(from + Number(query.limit), 25)
  const records = Array.from({ length: to - from }, (_, index) => {
    const number = from + index + 1
    return definition.schema.parse({ id: `${number}`, name: `Key ${number}`, purpose: 'read' })
  })
  return { records, next: to < 25 ? String(to) : null }
}

async function show(path: string, first: string) {
  const shown = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'api-keys.list': answer }),
    path,
  })
  await screen.findByRole('rowheader', { name: first })
  return shown
}

const steps = () =>
  screen
    .getAllByRole('button', { name: /^Page \d+$|page$/ })
    .map((button) => button.getAttribute('aria-label'))

describe('a list of which nobody knows how long it is', () => {
  it('has a way to the next page and none to a last one, until that is reached', async () => {
    const { api: sent } = await show('/api-keys', 'Key 1')
    await waitFor(() => expect(steps()).toEqual(['Previous page', 'Page 1', 'Page 2', 'Next page']))
    expect(screen.getByText('Page 1', { selector: '[role=status]' })).toBeDefined()
    expect(screen.queryByText(/found|of \d/)).toBeNull()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByRole('rowheader', { name: 'Key 11' })
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByRole('rowheader', { name: 'Key 25' })
    expect(screen.getByText('21–25 of 25')).toBeDefined()
    expect(steps()).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page'])
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('26')
    const asked = sent.callsOf('api-keys.list').map(({ options }) => options.query)
    expect(asked).toEqual(
      ['', '10', '20'].map((cursor) => ({ cursor, limit: '10', sort: 'name', order: 'asc' })),
    )
  })

  it('is shown at its end where an address leads beyond it', async () => {
    const { address } = await show('/api-keys?page=9', 'Key 25')
    expect(address()).toBe('/api-keys?page=3')
  })

  it('says of a search how many are on the page', async () => {
    await show('/api-keys?q=key', 'Key 1')
    expect(screen.getByText('10 on this page')).toBeDefined()
  })

  it('is saved whole', async () => {
    await show('/api-keys', 'Key 1')
    fireEvent.click(screen.getByRole('button', { name: 'More for API keys' }))
    await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Export as CSV' })))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]?.content.text())?.trim().split('\r\n')).toHaveLength(26)
  })
})
