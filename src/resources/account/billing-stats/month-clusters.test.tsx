import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteRecordFaults } from '../../../api/record-faults'
import '../../../locales/account-texts'
import type { BillingPart, BillingStat } from '../../../domain/billing/billing-stat'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { components } from './components'
import { MonthClusters } from './month-clusters'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-09T12:00:00Z') }))

const figures = {
  ...{ units: 12, unitsCost: 24, users: 3, usersCost: 60, usage: 41.5, usageCost: 0.83, totalCost: 84.83 },
}
const month: BillingStat = { id: '2026-03', dateFormatted: 'Mar 2026', ...figures, costShare: 0.124 }
const sales: BillingPart = { name: 'sales', figures }
const words = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ')

function renderMonth(getBillingMonth: NonNullable<FakeAnswers['getBillingMonth']>) {
  return renderWithProviders(<MonthClusters record={month} />, { api: createFakeApi({ getBillingMonth }) })
}

it('the clusters of a month are awaited in words, asked for by the month of that person [BIL-D02]', async () => {
  const { api, container } = renderMonth(() => new Promise(() => {}))
  expect(await screen.findByText('Getting the clusters of this month')).toBeDefined()
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe(
    'Getting the clusters of this month',
  )
  expect(api.calls.map(({ name, options: { path, query } }) => [name, path, query])).toEqual([
    ['getBillingMonth', { id: 'u-1' }, { date: '03/2026' }],
  ])
})

it('the clusters of a month are a table with heads of rows and columns, scrolled by keyboard [BIL-D02, BIL-D05]', async () => {
  renderMonth(() => [sales])
  const frame = await screen.findByRole('region', { name: 'Clusters in Mar 2026' })
  expect(frame.tabIndex).toBe(0)
  const row = ['12 IPU24.00 ICC', '360.00 ICC', '41.5 GB0.83 ICC', '84.83 ICC']
  expect([...frame.querySelectorAll('tr')].map((line) => [...line.children].map(words))).toEqual([
    ['Cluster', 'Units', 'Users', 'Usage', 'Total cost'],
    ['sales', ...row],
    ['Month in all', ...row],
  ])
  const heads = [...frame.querySelectorAll('th')]
  expect(heads.map(({ scope }) => scope)).toEqual([...Array(5).fill('col'), 'row', 'row'])
  expect(within(frame).getAllByRole('columnheader')).toHaveLength(5)
  expect(screen.queryByRole('note')).toBeNull()
})

const other: BillingPart = { name: 'sales', figures: { ...figures, units: 10, usage: 40 } }

it('says which figures of the clusters do not add up to a month that is over', async () => {
  vi.setSystemTime(Date.parse('2026-04-01T00:00:00Z'))
  renderMonth(() => [other])
  expect(words(await screen.findByRole('note'))).toBe(
    'The clusters do not add up to the month: Units 10 IPU instead of 12 IPU, Usage 40 GB instead of 41.5 GB. The month is what was billed.',
  )
})

it('compares nothing of the running month, whose list and clusters are read at two times', async () => {
  vi.setSystemTime(Date.parse('2026-03-31T23:59:00Z'))
  renderMonth(() => [other])
  await screen.findByRole('table')
  expect(screen.queryByRole('note')).toBeNull()
})

it('compares nothing where a cluster could not be read', async () => {
  vi.setSystemTime(Date.parse('2026-04-01T00:00:00Z'))
  const fault = { number: 2, id: null, name: null, isShown: false, values: [] }
  renderMonth(() => noteRecordFaults([other], [fault]))
  await screen.findByRole('table')
  expect(screen.queryByRole('note')).toBeNull()
})

it('on a narrow screen each figure stands with its name [BIL-D05]', async () => {
  const plain = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...plain(query),
    matches: query === '(max-width: 639px)',
  }))
  renderMonth(() => [sales])
  const list = await screen.findByRole('list', { name: 'Clusters in Mar 2026' })
  const cards = within(list).getAllByRole('listitem')
  const facts = ['Units', '12 IPU24.00 ICC', 'Users', '360.00 ICC', 'Usage', '41.5 GB0.83 ICC']
  const lines = [...facts, 'Total cost', '84.83 ICC']
  expect(cards.map((card) => [...card.querySelectorAll('h3, dt, dd')].map(words))).toEqual([
    ['sales', ...lines],
    ['Month in all', ...lines],
  ])
  expect(cards.map((card) => card.hasAttribute('data-total'))).toEqual([false, true])
})

it('a month without clusters has nothing to save, and says why [BIL-002, BIL-D06]', async () => {
  renderMonth(() => [])
  expect(await screen.findByText('No cluster is listed in this month')).toBeDefined()
  expect(screen.getByText('The server names no cluster that had a part in it.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/consumption?range=custom&from=2026-03-01&to=2026-03-31',
  )
})

it('a month says that its clusters could not be loaded, and asks again on demand alone [BIL-D06]', async () => {
  const { api } = renderMonth(() => Promise.reject(new Error('No')))
  expect(await screen.findByText('The clusters of this month could not be loaded.')).toBeDefined()
  expect(api.calls).toHaveLength(1)
  api.answer({ getBillingMonth: () => [sales] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeDefined()
})

const cell = (name: 'month' | 'cost', stat: BillingStat, path = '/my-account?tab=billing-history&page=2') =>
  renderWithProviders(<p>{components.cells?.[name]?.(stat)}</p>, { path, route: '/my-account' }).container

it('a month is a link that keeps where the list is, the running one marked [BIL-D02]', () => {
  const shown = cell('month', month)
  const link = within(shown).getByRole('link', { name: 'Mar 2026' })
  expect([link.getAttribute('href'), link.title]).toEqual([
    '/my-account?tab=billing-history&page=2&month=2026-03',
    'Details of Mar 2026',
  ])
  expect(shown.querySelector('.pill')?.textContent).toBe('so far')
  const path = '/my-account?month=2026-03'
  const other = cell('month', { ...month, id: '2026-02', dateFormatted: 'Feb 2026' }, path)
  expect(within(other).getByRole('link').getAttribute('href')).toBe('/my-account?month=2026-02')
  expect(other.querySelector('.pill')).toBeNull()
})

it('a month is so far no more once the next one has begun, by the months of UTC', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-31T23:59:30Z') })
  const shown = cell('month', month)
  expect(shown.querySelector('.pill')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(shown.querySelector('.pill')).toBeNull()
})

it('a cost has a bar as long as its share, in words, too; without a share there is none [BIL-D04]', () => {
  const bar = within(cell('cost', month)).getByRole('img', { name: '12 % of the largest month' })
  expect(bar.title).toBe('12 % of the largest month')
  expect(bar.querySelector('span')?.style.width).toBe('12%')
  const none = cell('cost', { ...month, costShare: null, totalCost: null })
  expect([none.textContent, none.querySelector('[role=img]')]).toEqual(['–', null])
  expect(cell('cost', { ...month, costShare: 0 }).querySelector('[role=img]')).not.toBeNull()
})
