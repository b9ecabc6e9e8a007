import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/account-texts'
import { ApiError } from '../../../api/errors'
import { billingMonthResponse, billingStatsResponse } from '../../../api/wire/billing'
import { buildPerson } from '../../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { firstBytes, keepSavedFiles, markOfUtf8 } from '../../../testing/saved-files'
import { BillingHistory } from './billing-history'

const saved = keepSavedFiles()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') })
})

const stat = (date: string, more: object = {}) => ({
  date,
  ...{ units: 1200.123456, unitsCost: 1200.12, users: 3, usersCost: 60, usage: 41.5, usageCost: 0.83 },
  totalCost: 1260.95,
  ...more,
})
const reported = (stats: readonly object[]) => billingStatsResponse.parse({ stats })
const parts = (instances: readonly object[]) => billingMonthResponse.parse({ instances })

const months = [
  stat('09/2026', { dateFormatted: 'September' }),
  stat('11/2026', { totalCost: 630.475 }),
  stat('10/2026'),
]

function renderHistory(
  answers: FakeAnswers = {},
  query = '',
  createdAt: string | null = '2026-09-03T00:00:00Z',
) {
  const api = createFakeApi({
    listBillingStats: () => reported(months),
    getPayment: () => null,
    ...answers,
  })
  const toggleFeatures = [{ key: 'payment', isPublished: true }]
  const person = buildPerson({ createdAt, toggleFeatures })
  return renderWithProviders(<BillingHistory />, {
    api,
    person,
    path: `/my-account?tab=billing-history${query}`,
    route: '/my-account',
  })
}

/** Without what keeps a figure and its unit on one line. */
const words = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ').trim()
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => words(cell))
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Months' })
  return within(table).getAllByRole('row').slice(1)
}
const failed = (message: string) => new ApiError({ message, statusCode: 500, fieldErrors: [] })

describe('billing history', () => {
  it('lists the months, newest first, with their figures and units [BIL-002, BIL-004, BIL-005, BIL-D02, BIL-D04, BIL-D05]', async () => {
    renderHistory()
    expect((await rows()).map(cells)).toEqual([
      ['Nov 2026so far', '1,200.12346 IPU', '3', '41.5 GB', '630.48 ICC'],
      ['Oct 2026', '1,200.12346 IPU', '3', '41.5 GB', '1,260.95 ICC'],
      ['September', '1,200.12346 IPU', '3', '41.5 GB', '1,260.95 ICC'],
    ])
    const bars = screen.getAllByRole('img', { name: /of the largest month$/ })
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '50 % of the largest month',
      '100 % of the largest month',
      '100 % of the largest month',
    ])
  })

  it('shows the running month and the last invoice first', async () => {
    renderHistory()
    const running = await screen.findByRole('region', { name: 'Nov 2026, so far' })
    expect(within(running).getByText('630.48 ICC')).toBeDefined()
    const last = screen.getByRole('region', { name: 'Last invoice, Oct 2026' })
    expect(within(last).getByText('1,260.95 ICC')).toBeDefined()
    expect(within(last).getByText('1,200.12346 IPU · 3 users · 41.5 GB')).toBeDefined()
    expect(screen.queryByText(/The server tells nothing/)).toBeNull()
  })

  it('has a row without figures for a month without a report, which opens too [BIL-D02]', async () => {
    const { api } = renderHistory({
      listBillingStats: () => reported([stat('10/2026')]),
      getBillingMonth: () => parts([]),
    })
    expect((await rows()).map(cells)).toEqual([
      ['Nov 2026so far', '–', '–', '–', '–'],
      ['Oct 2026', '1,200.12346 IPU', '3', '41.5 GB', '1,260.95 ICC'],
      ['Sep 2026', '–', '–', '–', '–'],
    ])
    fireEvent.click(screen.getByRole('link', { name: 'Sep 2026' }))
    expect(await screen.findByText('No cluster is listed in this month')).toBeDefined()
    expect(api.callsOf('getBillingMonth').map(({ options }) => options.query)).toEqual([{ date: '09/2026' }])
  })

  it('names the months without a report, and makes nothing up for them', async () => {
    renderHistory({ listBillingStats: () => reported([stat('08/2026')]) }, '', '1986-04-26T00:00:00Z')
    expect(
      await screen.findByText(
        'The server tells nothing of Apr 1986 to Jul 2026 (484 months), Sep 2026 to Nov 2026 (3 months).',
      ),
    ).toBeDefined()
    expect((await rows()).map((row) => cells(row).at(-1))).toEqual([
      ...['–', '–', '–', '1,260.95 ICC'],
      ...['–', '–', '–', '–', '–', '–'],
    ])
    expect(
      within(screen.getByRole('region', { name: 'Nov 2026, so far' })).getByText(
        'Nothing is reported for the running month yet.',
      ),
    ).toBeDefined()
  })

  it('of a first month has no invoice yet, one user, nothing below nothing and a row a month to save', async () => {
    const first = stat('11/2026', { dateFormatted: 'November', users: 1, totalCost: -0.001 })
    const { notices } = renderHistory(
      { listBillingStats: () => reported([first]) },
      '',
      '2026-10-31T00:00:00Z',
    )
    const running = within(await screen.findByRole('region', { name: 'November, so far' }))
    expect(words(running.getByText(/ICC/))).toBe('0.00 ICC')
    expect(words(running.getByText(/IPU/))).toBe('1,200.12346 IPU · 1 user · 41.5 GB')
    expect(
      within(screen.getByRole('region', { name: 'Last invoice' })).getByText(
        'No complete month is reported.',
      ),
    ).toBeDefined()
    expect(screen.getByText('The server tells nothing of Oct 2026.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(notices.map(({ message }) => message)).toEqual(['CSV downloaded: 2 rows'])
  })

  it('says that no month is complete of an account that is in its first one', async () => {
    const running = stat('11/2026', { dateFormatted: 'November' })
    renderHistory({ listBillingStats: () => reported([running]) }, '', '2026-11-03T00:00:00Z')
    const invoice = within(await screen.findByRole('region', { name: 'Last invoice' }))
    expect(invoice.getByText('No month is complete yet.')).toBeDefined()
  })

  it('can be sorted by every figure', async () => {
    renderHistory()
    await rows()
    const sorters = screen
      .getAllByRole('columnheader')
      .map((head) => [words(head)?.split(' (')[0], within(head).queryByRole('button') !== null])
    expect(sorters).toEqual([
      ['Month', false],
      ['Units', true],
      ['Users', true],
      ['Usage', true],
      ['Total cost', true],
    ])
  })

  it('shows what can be read of months that are malformed, and names the rest', async () => {
    const stats = [stat('13/2026'), stat('10/2026', { units: -5, totalCost: 'much', usage: '7.25' })]
    renderHistory({ listBillingStats: () => reported(stats) })
    expect((await rows()).map(cells)[1]).toEqual(['Oct 2026', '–', '3', '7.25 GB', '–'])
    expect(screen.getByText(/1 of 4 months could not be read/)).toBeDefined()
  })

  it('shows a credit as the server tells it, without a bar [BIL-D04]', async () => {
    renderHistory({ listBillingStats: () => reported([stat('10/2026', { totalCost: -12.5 })]) })
    expect((await rows()).map((row) => cells(row).at(-1))).toEqual(['–', '-12.50 ICC', '–'])
    expect(screen.queryByRole('img', { name: /largest/ })).toBeNull()
  })

  it('says that it failed in its place, and tries again; the card stays [BIL-D06]', async () => {
    const { api } = renderHistory({
      listBillingStats: () => {
        throw failed('Our books are closed')
      },
    })
    expect(await screen.findByText('Your billing history could not be loaded.')).toBeDefined()
    expect(screen.getByText('Our books are closed')).toBeDefined()
    expect(await screen.findByText(/^There is no payment card/)).toBeDefined()
    api.answer({ listBillingStats: () => reported(months) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(3)
    expect(screen.getByRole('region', { name: 'Nov 2026, so far' })).toBeDefined()
  })

  it('is empty without a word too many [BIL-D06]', async () => {
    renderHistory({ listBillingStats: () => reported([]) })
    expect(await screen.findByText('No month has been billed yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    expect(screen.queryByRole('region', { name: /invoice/ })).toBeNull()
  })

  it('is saved as CSV with every figure as it is shown, and says how many rows', async () => {
    const { notices } = renderHistory({
      listBillingStats: () =>
        reported([stat('10/2026', { totalCost: 1260.945, users: null }), stat('09/2026')]),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(notices.map(({ message }) => message)).toEqual(['CSV downloaded: 3 rows'])
    const [file] = saved
    expect(file?.name).toBe('billing-history.csv')
    expect(await firstBytes(file?.content, 3)).toEqual(markOfUtf8)
    expect(await file?.content.text()).toBe(
      'Month,Units (IPU),Cost of units (ICC),Users,Cost of users (ICC),Usage (GB),Cost of usage (ICC),Total cost (ICC)\r\n' +
        '2026-11,,,,,,,\r\n' +
        '2026-10,1200.12346,1200.12,,60,41.5,0.83,1260.95\r\n' +
        '2026-09,1200.12346,1200.12,3,60,41.5,0.83,1260.95\r\n',
    )
  })
})

describe('a month of billing history', () => {
  const half = {
    units: 600.061728,
    unitsCost: 600.06,
    users: 1,
    usersCost: 20,
    usage: 20.75,
    usageCost: 0.42,
    totalCost: 620.48,
  }
  const rest = {
    units: 600.061728,
    unitsCost: 600.06,
    users: 2,
    usersCost: 40,
    usage: 20.75,
    usageCost: 0.41,
    totalCost: 640.47,
  }
  const instances = [
    { name: 'sales', stats: half },
    { name: '=cmd()', stats: rest },
  ]
  const open = (sent: readonly object[] = instances) =>
    renderHistory({ getBillingMonth: () => parts(sent) }, '&month=2026-10')
  const dialog = () => screen.findByRole('dialog', { name: 'Billing of Oct 2026' })
  const clusters = async () => {
    const table = await within(await dialog()).findByRole('table')
    return within(table).getAllByRole('row').slice(1).map(cells)
  }

  it('opens from its row into the address, and closes with the way back', async () => {
    const { api, address, router } = renderHistory({ getBillingMonth: () => parts(instances) })
    await rows()
    fireEvent.click(screen.getByRole('link', { name: 'Oct 2026' }))
    await clusters()
    expect(address()).toBe('/my-account?tab=billing-history&month=2026-10')
    expect(router.state.preventScrollReset).toBe(true)
    expect(api.callsOf('getBillingMonth').map(({ options }) => options.query)).toEqual([{ date: '10/2026' }])
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/my-account?tab=billing-history')
  })

  it('has every figure of each cluster, and the month as it was reported [BIL-002, BIL-004, BIL-005, BIL-D02]', async () => {
    open([instances[0] ?? {}, { name: 'legacy', stats: rest }])
    expect(await clusters()).toEqual([
      ['sales', '600.06173 IPU600.06 ICC', '120.00 ICC', '20.75 GB0.42 ICC', '620.48 ICC'],
      ['legacy', '600.06173 IPU600.06 ICC', '240.00 ICC', '20.75 GB0.41 ICC', '640.47 ICC'],
      ['Month in all', '1,200.12346 IPU1,200.12 ICC', '360.00 ICC', '41.5 GB0.83 ICC', '1,260.95 ICC'],
    ])
    expect(screen.queryByRole('note')).toBeNull()
    const link = within(await dialog()).getByRole('link', { name: 'Consumption of this month' })
    expect(link.getAttribute('href')).toBe('/consumption?range=custom&from=2026-10-01&to=2026-10-31')
  })

  it('has the same on a small screen, the month as it was reported last', async () => {
    const plain = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...plain(query),
      matches: query === '(max-width: 639px)',
    }))
    open()
    const list = await within(await dialog()).findByRole('list', { name: 'Clusters in Oct 2026' })
    const cards = within(list).getAllByRole('listitem')
    expect(cards.map((card) => [...card.querySelectorAll('h3, dd')].map(words))).toEqual([
      ['sales', '600.06173 IPU600.06 ICC', '120.00 ICC', '20.75 GB0.42 ICC', '620.48 ICC'],
      ['=cmd()', '600.06173 IPU600.06 ICC', '240.00 ICC', '20.75 GB0.41 ICC', '640.47 ICC'],
      ['Month in all', '1,200.12346 IPU1,200.12 ICC', '360.00 ICC', '41.5 GB0.83 ICC', '1,260.95 ICC'],
    ])
  })

  it('says where its clusters do not add up to it', async () => {
    open([{ name: 'sales', stats: half }])
    await clusters()
    expect(words(screen.getByRole('note'))).toContain(
      'The clusters do not add up to the month: Units 600.06173 IPU instead of 1,200.12346 IPU, Cost of units 600.06 ICC instead of 1,200.12 ICC,',
    )
  })

  it('shows what it knows of a cluster that is reported in part', async () => {
    open([{ name: 'sales', stats: { ...half, units: 'many' } }, { name: 'silent', stats: null }, []])
    const [sales, silent] = await clusters()
    expect([sales?.[1], silent?.slice(1)]).toEqual(['–600.06 ICC', ['––', '––', '––', '–']])
    expect(words(within(await dialog()).getByText(/could not be read/))).toMatch(
      /^1 of 3 clusters could not be read/,
    )
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('has clusters of one name each in a row of its own', async () => {
    const complaint = vi.spyOn(console, 'error')
    open([
      { name: 'sales', stats: half },
      { name: 'sales', stats: rest },
    ])
    expect((await clusters()).map((row) => [row[0], row.at(-1)])).toEqual([
      ['sales', '620.48 ICC'],
      ['sales', '640.47 ICC'],
      ['Month in all', '1,260.95 ICC'],
    ])
    expect(complaint).not.toHaveBeenCalled()
  })

  it('is saved as CSV of its clusters, where no name is a formula', async () => {
    const { notices } = open()
    const frame = within(await dialog())
    fireEvent.click(await frame.findByRole('button', { name: 'Export CSV' }))
    expect(notices.map(({ message }) => message)).toEqual(['CSV downloaded: 2 rows'])
    expect(saved[0]?.name).toBe('billing-2026-10.csv')
    expect(await saved[0]?.content.text()).toBe(
      'Cluster,Units (IPU),Cost of units (ICC),Users,Cost of users (ICC),Usage (GB),Cost of usage (ICC),Total cost (ICC)\r\n' +
        'sales,600.06173,600.06,1,20,20.75,0.42,620.48\r\n' +
        "'=cmd(),600.06173,600.06,2,40,20.75,0.41,640.47\r\n",
    )
  })

  it('says that it failed within, and tries again [BIL-D06]', async () => {
    const { api } = renderHistory(
      {
        getBillingMonth: () => {
          throw failed('Our books are closed')
        },
      },
      '&month=2026-10',
    )
    const frame = within(await dialog())
    expect(await frame.findByText('Our books are closed')).toBeDefined()
    api.answer({ getBillingMonth: () => parts(instances) })
    fireEvent.click(frame.getByRole('button', { name: 'Try again' }))
    expect(await clusters()).toHaveLength(3)
  })

  it('without clusters says so [BIL-D06]', async () => {
    open([])
    expect(await within(await dialog()).findByText('No cluster is listed in this month')).toBeDefined()
  })

  it('that is not in the list is reported, and leaves the address', async () => {
    const { address, notices } = renderHistory({}, '&month=2031-13')
    await waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['It is no longer in the list: Month 2031-13.']),
    )
    expect(address()).toBe('/my-account?tab=billing-history')
  })
})
