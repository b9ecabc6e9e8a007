import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildPerson } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ConsumptionPage } from './consumption-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

function open(usages: readonly ClusterUsage[], path = '/consumption') {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path,
    api: createFakeApi({
      getConsumption: () => [...usages],
      getCluster: () => buildClusterDetail(),
      listClusters: () => [],
    }),
  })
}

const tableRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('consumption of many days', () => {
  it('has ten rows a page, and the others on the next', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 12 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, 10),
    )
    open([buildUsage({ days })])
    expect((await tableRows()).slice(1, -1)).toHaveLength(10)
    // The sum is that of every page.
    expect((await tableRows()).at(-1)?.at(-1)).toBe('120')
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect((await tableRows()).slice(1, -1).map(([, date]) => date)).toEqual(['02 Mar 2026', '01 Mar 2026'])
  })

  it('has as many rows a page as one of three choices', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 22 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, 10),
    )
    open([buildUsage({ days })])
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–20 of 22')).toBeTruthy()
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Rows per page' }))
    const sizes = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-select-item-option')]
      expect(found.map(({ textContent }) => textContent)).toEqual(['10 / page', '20 / page', '30 / page'])
      return found
    })
    fireEvent.click(sizes[1] ?? document.body)
    await waitFor(async () => expect((await tableRows()).slice(1, -1)).toHaveLength(20))
    expect(screen.getByText('1–20 of 22')).toBeTruthy()
  })

  it('begins with the first page in another order', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 12 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, index + 1),
    )
    open([buildUsage({ days })])
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–12 of 12')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Total Used Units' }))
    expect(await screen.findByText('1–10 of 12')).toBeTruthy()
    expect((await tableRows())[1]?.[1]).toBe('01 Mar 2026')
  })

  it.each([
    ['year', 'month'],
    ['custom&from=2026-03-02&to=2026-03-02', 'hour'],
  ])('of a range=%s is told by %s', async (range, period) => {
    open([buildUsage({ days: [buildDay('2026-03-02', 10)] })], `/consumption?range=${range}`)
    const title = `Compute by cluster and ${period}`
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  })

  it('estimates to three digits, and a weekday without a day of its own by all of them', async () => {
    // 9 March 2026 is a Monday, and the only Tuesday so far is not reported.
    vi.setSystemTime(new Date('2026-03-10T15:00:00Z'))
    const days = [1, 2, 4, 5, 6, 7, 8, 9].map((day) => buildDay(`2026-03-0${day}`, 11.37))
    open([buildUsage({ days })])
    const projection = within(await screen.findByRole('region', { name: 'Expected until 31 Mar 2026' }))
    expect(await projection.findByText('341 – 341 IPU')).toBeTruthy()
    const parts = within(projection.getByLabelText('The middle, IPU')).getAllByRole('term')
    expect(parts.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'Days that have ended: 90.96',
      '3 × Monday, 11.4 on average: 34.1',
      ...['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `3 × ${day}, 11.4 on average: 34.1`,
      ),
      '4 × other days, 11.4 on average: 45.5',
      'The middle, IPU: 341',
    ])
  })

  it.each([
    [23, 'sales: 24 Feb 2026, 25 Feb 2026, 26 Feb 2026, 27 Feb 2026, 28 Feb 2026'],
    [22, 'sales: 6 days from 23 Feb 2026'],
  ])('names five of these days, and counts more: %i of 28 reported', async (reported, words) => {
    const days = Array.from({ length: reported }, (_, index) =>
      buildDay(`2026-02-${String(index + 1).padStart(2, '0')}`, 1),
    )
    open([buildUsage({ days })], '/consumption?range=last-month')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is sorted by date and by cluster, says how, and knows no sum of what is not reported', async () => {
    open([
      buildUsage({ days: [buildDay('2026-03-01', 1), buildDay('2026-03-02', 4)] }),
      buildUsage({ id: 'c-2', name: 'risk', days: [buildDay('2026-03-01', 7)] }),
    ])
    const shown = async () => (await tableRows()).slice(1, -1).map(([name, date]) => `${name} ${date}`)
    const sorted = () =>
      screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')])
    expect(await shown()).toEqual(['sales 02 Mar 2026', 'risk 01 Mar 2026', 'sales 01 Mar 2026'])
    expect((await tableRows()).at(-1)).toEqual(['Total of 3 rows', '–', '–', '12'])
    expect(sorted()[1]).toEqual(['Date', 'descending'])
    const clusters = screen.getByRole('button', { name: 'Clusters' })
    fireEvent.click(clusters)
    // Of one cluster the largest first.
    expect(await shown()).toEqual(['risk 01 Mar 2026', 'sales 02 Mar 2026', 'sales 01 Mar 2026'])
    expect(sorted().slice(0, 2)).toEqual([
      ['Clusters', 'ascending'],
      ['Date', null],
    ])
    fireEvent.click(clusters)
    expect(await shown()).toEqual(['sales 02 Mar 2026', 'sales 01 Mar 2026', 'risk 01 Mar 2026'])
    const frame = screen.getByRole('region', { name: 'Compute by cluster and day' })
    expect([frame.tabIndex, within(frame).getAllByRole('rowheader')[0]?.textContent]).toEqual([0, 'sales'])
  })

  it('opens a figure of one column to the parts of that column alone, be it of a row or of all', async () => {
    const figures = { basalt: 1, spark: 2, total: 3 }
    const used = [{ name: 'loader', ipu: 1 }]
    open([
      buildUsage({
        days: [{ date: '2026-03-01', figures, hours: 4 }],
        components: new Map([['basalt', { parts: new Map([['2026-03-01', used]]), hourly: new Map() }]]),
      }),
    ])
    for (const [figure, title] of [
      ['What 1 of sales, 01 Mar 2026, Basalt Used Units is made of', 'What 1 IPU is made of'],
      ['What 1 of Total of 1 row, Basalt Used Units is made of', 'What 1 IPU is made of'],
    ] as const) {
      fireEvent.click(await screen.findByRole('button', { name: figure }))
      const panel = within(await screen.findByRole('dialog', { name: title }))
      await waitFor(() => expect(panel.queryAllByRole('listitem')).not.toEqual([]))
      for (let closed = firstClosed(); closed; closed = firstClosed()) {
        closed.open = true
        fireEvent(closed, new Event('toggle'))
      }
      expect(panel.queryByText(/Spark/)).toBeNull()
      expect(panel.getByText('loader')).toBeTruthy()
      fireEvent.click(panel.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })
})

it('what was consumed is let go five seconds after nobody looks at it any more', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T15:00:00Z') })
  const { queryClient, router } = open([buildUsage({ days: [buildDay('2026-03-01', 10)] })])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const kept = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => JSON.stringify(state.data)?.includes('2026-03-01'))
  // That of the range, and that of the time before it.
  expect(kept()).toHaveLength(2)
  await act(() => router.navigate('/clusters'))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(kept()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(kept()).toEqual([])
})

const firstClosed = () => [...document.querySelectorAll('[role=dialog] details')].find(isClosed)
const isClosed = (element: Element): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && !element.open
