import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { checkDefinition } from '../../definitions/check'
import type { FieldDefinition } from '../../definitions/define-field'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { knownNames } from '../../resources/known-names'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepSavedFiles } from '../../testing/saved-files'
import { testsInZone } from '../../testing/tests-in-zone'
import { ResourceSection } from '../section/resource-section'

testsInZone('America/St_Johns')

const saved = keepSavedFiles()

const definitionWith = (list: object) =>
  readResourceFile(JSON.stringify({ ...example, list: { ...example.list, ...list } }), 'api-keys.json')
    .definition

const grouped = { groupBy: 'purpose', paging: 'client', totals: { dailyLimit: 'sum' } }
const rows = [
  { id: '1', name: 'Ahead', purpose: 'write', dailyLimit: 1 },
  { id: '2', name: 'Beta', purpose: 'read', dailyLimit: 20 },
  { id: '3', name: 'Core', purpose: null, dailyLimit: 300 },
  { id: '4', name: 'Delta', purpose: 'read', dailyLimit: 4_000 },
]

async function renderKeys(list: object, { query = '', records = rows as readonly object[] } = {}) {
  const definition = definitionWith(list)
  const asked: string[] = []
  const { router } = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': ({ query: page }) => {
          asked.push(new URLSearchParams(page as Record<string, string>).toString())
          const parsed = records.map((row) => definition.schema.parse(row))
          return 'paging' in list && list.paging === 'server' ? { records: parsed, total: 40 } : parsed
        },
      },
    ),
    path: `/api-keys${query}`,
  })
  const shown = 'as' in list ? 'list' : 'table'
  await screen.findAllByRole(shown, { name: 'API keys' })
  return { asked, router }
}

/** What stands in the table, line by line: headings of groups, and the first cell of rows. */
async function lines() {
  await vi.dynamicImportSettled()
  return headers()
}

function headers() {
  const table = screen.getByRole('table', { name: 'API keys' })
  return [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
}

beforeEach(() => localStorage.clear())
beforeAll(async () => {
  await renderKeys(grouped)
  await vi.dynamicImportSettled()
  cleanup()
})

it('rows stand together under what they share, in the order of its options, with their number and totals', async () => {
  await renderKeys(grouped)
  expect(await lines()).toEqual([
    'Purpose:Read only2 API keysRequests a day: Sum 4,020',
    'Beta',
    'Delta',
    'Purpose:Read and write1 API keyRequests a day: Sum 1',
    'Ahead',
    'Purpose:–1 API keyRequests a day: Sum 300',
    'Core',
  ])
  const heading = screen.getByRole('rowheader', { name: /Read only/ })
  expect(heading.getAttribute('scope')).toBe('rowgroup')
  expect(heading.getAttribute('colspan')).toBe(String(screen.getAllByRole('columnheader').length))
})

it('a group in which no record has a value says nothing of what the column comes to', async () => {
  const without = rows.map((row) => (row.name === 'Core' ? { ...row, dailyLimit: null } : row))
  await renderKeys(grouped, { records: without })
  expect((await lines()).slice(-2)).toEqual(['Purpose:–1 API key', 'Core'])
})

it('a group that began on an earlier page says so, and counts all of it', async () => {
  await renderKeys({ ...grouped, pageSizes: [1, 10] }, { query: '?page=2' })
  expect(await lines()).toEqual(['Purpose:Read only2 API keyscontinuedRequests a day: Sum 4,020', 'Delta'])
})

it('a person groups by another column or by none, in the address and from the first page', async () => {
  const { router } = await renderKeys(
    { ...grouped, totals: undefined, pageSizes: [2, 10] },
    { query: '?page=2&grouped=isActive' },
  )
  const choose = (name: string) => fireEvent.click(screen.getByRole('menuitemradio', { name }))
  expect(await lines()).toEqual(['Active:–4 API keyscontinued', 'Core', 'Delta'])
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density of API keys' }))
  choose('Grouped by Purpose')
  await waitFor(async () => expect(await lines()).toEqual(['Purpose:Read only2 API keys', 'Beta', 'Delta']))
  choose('Without groups')
  await waitFor(async () => expect(await lines()).toEqual(['Ahead', 'Beta']))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

it.each([
  ['?grouped=-', ['Ahead', 'Beta', 'Core', 'Delta']],
  ['?grouped=dailyLimit&sort=-name', ['Delta', 'Core', 'Beta', 'Ahead']],
])('the address %s decides over a list without groups', async (query, expected) => {
  await renderKeys({ paging: 'client', ...(query === '?grouped=-' && grouped) }, { query })
  expect(await lines()).toEqual(expected)
})

it('groups stand the other way around where the list is sorted by them that way', async () => {
  await renderKeys({ ...grouped, totals: undefined }, { query: '?sort=-purpose' })
  expect((await lines()).filter((line) => line?.startsWith('Purpose:'))).toEqual([
    'Purpose:Read and write1 API key',
    'Purpose:Read only2 API keys',
    'Purpose:–1 API key',
  ])
})

it('groups stand as ever where the list is sorted by another field, and their rows in that order', async () => {
  await renderKeys(grouped, { query: '?sort=-dailyLimit' })
  await screen.findByRole('rowheader', { name: 'Ahead' })
  const names = (await lines()).filter((text) => rows.some(({ name }) => name === text))
  expect(names).toEqual(['Delta', 'Beta', 'Ahead', 'Core'])
})

const dated = [
  { id: '1', name: 'Ahead', createdAt: '2026-04-01T12:00:00Z' },
  { id: '2', name: 'Beta', createdAt: '2026-03-31T12:00:00Z' },
  { id: '3', name: 'Core', createdAt: null },
  { id: '4', name: 'Delta', createdAt: '2026-03-02T12:00:00Z' },
]
const byMonth = { paging: 'client', groupBy: { field: 'createdAt', per: 'month' } }

it('rows whose dates are in one period stand together, the latest period first where the list is sorted so', async () => {
  await renderKeys(byMonth, { records: dated })
  expect(await lines()).toEqual([
    'Created:March 20262 API keys',
    'Beta',
    'Delta',
    'Created:April 20261 API key',
    'Ahead',
    'Created:–1 API key',
    'Core',
  ])
  cleanup()
  await renderKeys(byMonth, { records: dated, query: '?sort=-createdAt' })
  const months = (await lines()).filter((line) => line?.startsWith('Created:'))
  expect(months[0]).toBe('Created:April 20261 API key')
})

it.each([
  ['week', ['Created:Week of 02 Mar 20261 API key', 'Created:Week of 30 Mar 20262 API keys']],
  ['quarter', ['Created:Q1 20262 API keys', 'Created:Q2 20261 API key']],
  ['year', ['Created:20263 API keys']],
])('an address may name a %s as well', async (per, headings) => {
  await renderKeys({ paging: 'client' }, { records: dated, query: `?grouped=createdAt.${per}` })
  const found = (await lines()).filter((line) => line?.startsWith('Created:'))
  expect(found).toEqual([...headings, 'Created:–1 API key'])
})

it('a person groups by the months of a date that is a column', async () => {
  const { router } = await renderKeys({ paging: 'client' }, { records: dated })
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density of API keys' }))
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Grouped by Created, by month' }))
  expect(router.state.location.search).toBe('?grouped=createdAt.month')
  expect((await lines())[0]).toBe('Created:March 20262 API keys')
})

it('a server that sorts by the date already is not asked to sort the other way around', async () => {
  const list = { ...byMonth, paging: 'server', sort: { field: 'createdAt', order: 'desc' } }
  const { asked } = await renderKeys(list, { records: dated })
  expect(asked[0]).toBe('_end=10&_order=desc&_sort=createdAt&_start=0')
})

it('a heading names the value of a switch, switches nothing, and has not the state of one record', async () => {
  const definition = definitionWith({ ...grouped, groupBy: 'isActive' })
  const isActive: FieldDefinition = { kind: 'switch', label: { en: 'Active' }, action: 'revoke' }
  isActive.toneWhen = { field: 'dailyLimit', less: 10, tone: 'bad', says: { en: 'Low' } }
  const fields = { ...definition.fields, isActive }
  const records = rows.map((row) => definition.schema.parse({ ...row, isActive: true }))
  renderWithProviders(<ResourceSection definition={{ ...definition, fields }} />, {
    api: createFakeApi({}, { 'api-keys.list': () => records }),
    path: '/api-keys',
  })
  const table = within(await screen.findByRole('table', { name: 'API keys' }))
  await vi.dynamicImportSettled()
  const heading = (await table.findByText('Active:')).closest('th')
  expect(heading?.textContent).toContain('Active:Yes')
  expect(heading?.querySelector('[role=switch]')).toBeNull()
  expect(table.getAllByRole('switch').length).toBe(rows.length)
  const row = within(table.getByRole('rowheader', { name: 'Ahead' }).closest('tr') as HTMLElement)
  expect(table.getAllByText('Low')).toEqual([row.getByText('Low')])
})

it('a heading copies nothing, though the values under it can be copied', async () => {
  const definition = definitionWith(grouped)
  const purpose = { ...definition.fields.purpose, copyable: true } as FieldDefinition
  const fields = { ...definition.fields, purpose }
  renderWithProviders(<ResourceSection definition={{ ...definition, fields }} />, {
    api: createFakeApi({}, { 'api-keys.list': () => rows.map((row) => definition.schema.parse(row)) }),
    path: '/api-keys',
  })
  const heading = await screen.findByRole('rowheader', { name: /^Purpose:Read only/ })
  expect(await screen.findAllByRole('button', { name: 'Copy Purpose' })).toHaveLength(3)
  expect(heading.querySelector('button')).toBeNull()
})

it('a server that cuts the pages is asked to sort by the groups, which speak of the page', async () => {
  const { asked } = await renderKeys({ ...grouped, paging: 'server' })
  expect(asked[0]).toBe('_end=10&_order=asc&_sort=purpose&_start=0')
  expect((await lines())[0]).toBe('Purpose:Read and write1 API key on this pageRequests a day: Sum 1')
  expect((await lines())[2]).toBe('Purpose:Read only2 API keys on this pageRequests a day: Sum 4,020')
})

it('a server is asked for the order that a person chose, and its page is grouped', async () => {
  const { asked } = await renderKeys(
    { ...grouped, totals: undefined, paging: 'server' },
    { query: '?sort=-dailyLimit' },
  )
  expect(asked[0]).toBe('_end=10&_order=desc&_sort=dailyLimit&_start=0')
  expect(await lines()).toContain('Purpose:Read only2 API keys on this page')
})

it('cards stand in a list for each group', async () => {
  await renderKeys({ ...grouped, totals: undefined, as: 'cards' })
  // Right under the title of the page, which is its first heading.
  await screen.findByRole('heading', { level: 2, name: /Read only/ })
  const lists = screen.getAllByRole('list', { name: 'API keys' })
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1, 1])
  expect(lists.map((list) => list.querySelector('li')?.getAttribute('aria-posinset'))).toEqual([
    '1',
    '3',
    '4',
  ])
})

it('a long list is drawn as it scrolls, with the heading of each group in sight', async () => {
  // jsdom lays nothing out: without a height the window shows no row once it has been measured.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 41))
  const many = Array.from({ length: 200 }, (_, index) => ({
    id: `${index}`,
    name: index === 0 ? 'Beta' : `Key ${index}`,
    purpose: index === 0 ? 'read' : 'write',
  }))
  await renderKeys({ ...grouped, totals: undefined, paging: 'none' }, { records: many })
  await waitFor(() =>
    expect(headers().slice(0, 3)).toEqual([
      'Purpose:Read only1 API key',
      'Beta',
      'Purpose:Read and write199 API keys',
    ]),
  )
  expect(headers().length).toBeLessThan(80)
})

it('a file that is saved has the rows in the order on screen, without headings', async () => {
  await renderKeys(grouped)
  choose('Export as CSV')
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.content.text()
  expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    'Name',
    'Beta',
    'Delta',
    'Ahead',
    'Core',
    '',
  ])
})

it('a file and a command ask a server that cuts the pages for the order on screen', async () => {
  userEvent.setup()
  const { asked } = await renderKeys({ ...grouped, paging: 'server' })
  choose('Copy as curl')
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('_sort=purpose'))
  choose('Export as CSV')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toBe('_end=100&_order=asc&_sort=purpose&_start=0')
})

function choose(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'More for API keys' }))
  fireEvent.click(screen.getByRole('menuitem', { name }))
}

it('how a list is grouped is part of a saved view', async () => {
  localStorage.setItem(
    'basalt.views.api-keys.u-1',
    JSON.stringify([{ name: 'By state', query: 'grouped=isActive' }]),
  )
  await renderKeys(grouped, { query: '?grouped=isActive&page=1' })
  const view = await screen.findByRole('link', { name: 'By state' })
  expect(view.getAttribute('aria-current')).toBe('page')
})

it.each([
  [{ groupBy: 'purpos' }, ['R007 api-keys.list.groupBy']],
  [{ groupBy: 'createdAt' }, ['R096 api-keys.list.groupBy']],
  [{ groupBy: { field: 'createdAt', per: 'quarter' } }, []],
  [{ groupBy: { field: 'purpose', per: 'month' } }, ['R096 api-keys.list.groupBy.per']],
  [{ groupBy: { field: 'createdAd', per: 'month' } }, ['R007 api-keys.list.groupBy.field']],
  [{ groupBy: 'note' }, ['R096 api-keys.list.groupBy']],
  [{ groupBy: 'name' }, []],
  [{ groupBy: 'isActive' }, []],
])('a definition groups by what records share: %j', (list, expected) => {
  const faults = checkDefinition(definitionWith(list), knownNames)
  expect(faults.map(({ id, place }) => `${id} ${place}`)).toEqual(expected)
})

it.each([
  ['secret', {}, 'R087'],
  ['computed', { value: 'upper(name)' }, 'R075'],
])('nothing is grouped by a %s that a server does not give', (type, more, id) => {
  const file = {
    ...example,
    fields: { ...example.fields, hidden: { type, label: 'Hidden', ...more } },
    list: { ...example.list, groupBy: 'hidden' },
  }
  const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
  const faults = checkDefinition(definition, knownNames)
  expect(faults.map((fault) => `${fault.id} ${fault.place}`)).toEqual([`${id} api-keys.list.groupBy`])
})
