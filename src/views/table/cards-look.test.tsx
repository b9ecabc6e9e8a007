import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import example from '../../../docs/examples/projects.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

beforeEach(() => localStorage.clear())

function renderProjects(as?: string, paging?: 'server', own: object = {}) {
  const { status } = example.fields
  const { definition } = readResourceFile(
    JSON.stringify({
      ...example,
      fields: { ...example.fields, status: { ...status, filter: true } },
      list: { ...example.list, as, chart: undefined, filters: ['budget'], ...(paging && { paging }), ...own },
    }),
    'projects.json',
  )
  const records = ['Atlas', 'Borealis'].map((name, index) =>
    definition.schema.parse({ id: name, name, status: 'live', budget: 100 + index, spent: 50 }),
  )
  return renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'projects.list': () => (paging ? { records, total: 40 } : records) }),
    path: '/projects',
  })
}

async function choose(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Columns and density of Projects' }))
  fireEvent.click(screen.getByRole('menuitemradio', { name }))
}

it('records are cards where the definition says so, with the filters of columns above them and totals below', async () => {
  renderProjects('cards')
  const cards = await screen.findByRole('list', { name: 'Projects' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(cards).getAllByRole('listitem')).toHaveLength(2)
  expect(await screen.findByRole('combobox', { name: 'Status' })).toBeDefined()
  // A resource of the menu has a page to itself.
  expect(screen.getByRole('heading', { level: 1, name: /^Projects/ })).toBeDefined()
  const totals = (await screen.findByText('All that are found')).closest('section')
  expect(totals?.textContent).toBe(
    'All that are foundBudget: Sum €201.00Spent: Sum €100.00Used: Average 49.8 %',
  )
})

it('what the titles of cards come to stands below them, too', async () => {
  renderProjects('cards', undefined, { totals: { name: 'count' } })
  const totals = (await screen.findByText('All that are found')).closest('section')
  expect(totals?.textContent).toBe('All that are foundName: Number 2')
})

it('the order above cards is the one they stand in, also by a field that is no column', async () => {
  renderProjects('cards', undefined, {
    columns: ['name', 'status'],
    totals: {},
    sort: { field: 'budget', order: 'desc' },
  })
  await screen.findByRole('list', { name: 'Projects' })
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of projects' })
  expect(order.selectedOptions[0]?.text).toMatch(/^Budget, /)
  fireEvent.change(order, { target: { value: 'name' } })
  expect(order.selectedOptions[0]?.text).toMatch(/^Name, /)
  // The way back to the usual order.
  expect([...order.options].map(({ value }) => value)).toContain('-budget')
})

it('totals below cards of a list that the server cuts speak of the page', async () => {
  renderProjects('cards', 'server')
  expect((await screen.findByText('This page')).closest('section')?.textContent).toContain('Sum €201.00')
  expect(screen.queryByText('All that are found')).toBeNull()
})

it('the title of a card is the way to the page of its record, and nothing else of it is', async () => {
  renderProjects('cards')
  const cards = await screen.findByRole('list', { name: 'Projects' })
  await within(cards).findByRole('link', { name: 'Atlas' })
  const ways = within(cards)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Atlas', '/projects/Atlas'],
    ['Borealis', '/projects/Borealis'],
  ])
})

it('a person chooses the other look, which is there on the next visit', async () => {
  const { unmount } = renderProjects('cards')
  await screen.findByRole('list', { name: 'Projects' })
  await choose('As a table')
  await screen.findByRole('table', { name: 'Projects' })
  // The menu stays open, for what else one may choose there.
  expect(screen.getByRole('menuitemradio', { name: 'As a table' }).getAttribute('aria-checked')).toBe('true')
  unmount()
  const next = renderProjects('cards')
  await screen.findByRole('table', { name: 'Projects' })
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  await choose('As cards')
  await screen.findByRole('list', { name: 'Projects' })
  next.unmount()
})

it('records are a table where the definition says nothing, until a person chooses cards', async () => {
  const { unmount } = renderProjects()
  await screen.findByRole('table', { name: 'Projects' })
  await choose('As cards')
  unmount()
  renderProjects()
  await screen.findByRole('list', { name: 'Projects' })
})

it('a card has a line for each column that is shown, and none for one a person hides', async () => {
  renderProjects('cards')
  const cards = await screen.findByRole('list', { name: 'Projects' })
  const lines = () =>
    within(cards)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  const before = lines()
  expect(before).toContain('Budget')
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density of Projects' }))
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Budget' }))
  expect(lines()).toEqual(before.filter((each) => each !== 'Budget'))
})
