import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import type { CallResult } from '../../../api/contract'
import { ApiError } from '../../../api/errors'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ScalingTab } from './scaling-tab'

type History = CallResult<'getAutoScaleHistory'>
const nine = Date.UTC(2026, 2, 2, 9)
const entry = (minutes: number, totalQueries: number, rejectedQueries: number | null) => ({
  startedAt: nine + minutes * 60_000,
  totalQueries,
  rejectedQueries,
})
const nothing = { entries: [], faults: [] }
const history: History = {
  analytics: { entries: [entry(0, 800, 30), entry(0, 434, 1), entry(15, 100, 0)], faults: [] },
  loader: { entries: [entry(0, 0, 0), entry(15, 0, 0)], faults: [] },
}
const address = '/clusters/demo?tab=scaling-configurations'

function renderTab(answer: FakeAnswers['getAutoScaleHistory'] = () => history, path = address) {
  return renderWithProviders(<ScalingTab cluster={buildClusterDetail({ id: 'c-1' })} />, {
    api: createFakeApi({ getAutoScaleHistory: answer }),
    path,
  })
}
const chart = (name: string) => within(screen.getByRole('region', { name }))
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const fails = () => {
  throw new ApiError({ message: 'No history today.', statusCode: 500 })
}

describe('the queries of the services', () => {
  it('are a chart for analytics and one for loader, of the sum of their nodes, with the message in words [SCA-002, SCA-D04]', async () => {
    renderTab()
    expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeTruthy()
    expect(
      chart('Analytics').getByText(
        /^1,334 queries in the last day, 31 of them rejected\. Busiest at \d{2} Mar, \d{2}:\d{2} with 1,234\.$/,
      ),
    ).toBeTruthy()
    expect(chart('Loader').getByText('No queries in the last day.')).toBeTruthy()
    fireEvent.click(chart('Analytics').getByRole('button', { name: 'View as table' }))
    const rows = (await chart('Analytics').findAllByRole('row')).slice(1)
    expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
      ['100', '0'],
      ['1,234', '31'],
    ])
    expect(chart('Loader').queryByRole('table')).toBeNull()
  })

  it('reach back a day at first, an hour or a week by choice, which the address keeps [SCA-003, SCA-D03, API-034]', async () => {
    const { api, address: now, router } = renderTab()
    await screen.findByRole('heading', { name: 'Analytics' })
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'Last hour',
      'Last day',
      'Last week',
    ])
    expect(radio('Last day').checked).toBe(true)
    for (const [name, query] of [
      ['Last hour', '&hours=1'],
      ['Last week', '&hours=168'],
      ['Last day', ''],
    ] as const) {
      fireEvent.click(radio(name))
      expect(radio(name).checked).toBe(true)
      expect(now()).toBe(`${address}${query}`)
      expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
      await screen.findByRole('heading', { name: 'Analytics' })
    }
    const paths = api.callsOf('getAutoScaleHistory').map(({ options }) => options.path)
    expect(paths.slice(0, 3)).toEqual([
      { instanceId: 'c-1', hours: '24' },
      { instanceId: 'c-1', hours: '1' },
      { instanceId: 'c-1', hours: '168' },
    ])
  })

  it('have durations that are one group for the keyboard: Tab stops at the chosen one alone', async () => {
    renderTab()
    await screen.findByRole('heading', { name: 'Analytics' })
    act(() => radio('Last day').focus())
    await userEvent.tab()
    expect(screen.getAllByRole('radio')).not.toContain(document.activeElement)
  })

  it.each([
    ['168', 'Last week', 'week'],
    ['1', 'Last hour', 'hour'],
    ['2', 'Last day', 'day'],
    ['soon', 'Last day', 'day'],
  ])('open at hours=%s with %s', async (hours, name, period) => {
    renderTab(undefined, `${address}&hours=${hours}`)
    expect(await screen.findByText(`No queries in the last ${period}.`)).toBeTruthy()
    expect(radio(name).checked).toBe(true)
  })

  it.each([
    ['1', /^3 queries in the last hour, 1 of them rejected\. Busiest at \d{2}:\d{2} with 2\.$/],
    ['168', /^3 queries in the last week, 1 of them rejected\. Busiest at 02 Mar, \d{2}:\d{2} with 2\.$/],
  ])('of %s hours name the day where that is not today alone', async (hours, words) => {
    const entries = [entry(0, 1, 1), entry(15, 2, 0)]
    renderTab(() => ({ analytics: { entries, faults: [] }, loader: nothing }), `${address}&hours=${hours}`)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('that were not measured say why there is nothing', async () => {
    renderTab(() => ({ analytics: nothing, loader: history.loader }))
    expect(await screen.findByText('Nothing was measured in the last day.')).toBeTruthy()
    expect(
      chart('Analytics').getByText('Queries are counted while the cluster runs; a new cluster has none yet.'),
    ).toBeTruthy()
    expect(chart('Loader').getByText('No queries in the last day.')).toBeTruthy()
  })

  it('name the entries that could not be read, above those that could or where none could', async () => {
    const values = [
      { field: 'total_queries', expected: ['number' as const], found: 'null' as const, sample: null },
    ]
    const faults = [{ id: null, name: null, number: 2, isShown: false, values }]
    renderTab(() => ({
      analytics: { entries: [entry(0, 5, 0)], faults },
      loader: { entries: [], faults: [...faults, ...faults] },
    }))
    expect(await screen.findByText('1 of 2 entries could not be read and is not shown')).toBeTruthy()
    // That none is left does not mean that none was sent.
    expect(chart('Loader').getByText('2 of 2 entries could not be read and are not shown')).toBeTruthy()
    expect(chart('Analytics').getByText(/total_queries/).textContent).toContain('number')
    expect(chart('Analytics').getByText(/^5 queries in the last day, 0 of them rejected/)).toBeTruthy()
  })

  it('are drawn where how many were rejected is not known, and no rejected ones in their place', async () => {
    renderTab(() => ({
      analytics: { entries: [entry(0, 800, null), entry(15, 100, 7)], faults: [] },
      loader: { entries: [entry(0, 5, null)], faults: [] },
    }))
    await screen.findByRole('heading', { name: 'Analytics' })
    for (const name of ['Analytics', 'Loader'])
      fireEvent.click(chart(name).getByRole('button', { name: 'View as table' }))
    const cells = async (name: string) =>
      (await chart(name).findAllByRole('row')).map((row) =>
        [...row.querySelectorAll('th[scope="col"], td')].map(({ textContent }) => textContent),
      )
    expect(await cells('Analytics')).toEqual([
      ['Time', 'Total queries', 'Rejected queries'],
      ['100', '7'],
      ['800', ''],
    ])
    expect(await cells('Loader')).toEqual([['Time', 'Total queries'], ['5']])
  })

  it('that are on their way have the places of both charts, and leave the switch as it is', async () => {
    let answer: (sent: History) => void = () => {}
    renderTab(() => new Promise((done) => (answer = done)))
    expect(
      (await screen.findByText('Getting the queries')).closest('[aria-busy="true"]')?.children,
    ).toHaveLength(3)
    expect(screen.getByRole('heading', { name: 'Auto-scaling' })).toBeTruthy()
    await waitFor(() => answer(history))
    await screen.findByRole('heading', { name: 'Analytics' })
    expect(screen.queryByText('Getting the queries')).toBeNull()
  })

  it('that fail say so in their place, leave the switch, and are read again', async () => {
    const { api } = renderTab(fails)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The queries could not be loaded.No history today.',
    )
    expect(screen.getByRole('heading', { name: 'Auto-scaling' })).toBeTruthy()
    api.answer({ getAutoScaleHistory: () => history })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Loader' })).toBeTruthy()
  })

  it('stay in sight when a later reading fails, which is said', async () => {
    const { api } = renderTab()
    await screen.findByRole('heading', { name: 'Analytics' })
    api.answer({ getAutoScaleHistory: fails })
    fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }))
    expect(await screen.findByText(/No history today\./)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Analytics' })).toBeTruthy()
  })

  it('are read again every five minutes [API-034]', async () => {
    vi.useFakeTimers()
    try {
      const { api } = renderTab()
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(api.callsOf('getAutoScaleHistory')).toHaveLength(1)
      await act(() => vi.advanceTimersByTimeAsync(200_000))
      expect(api.callsOf('getAutoScaleHistory')).toHaveLength(1)
      await act(() => vi.advanceTimersByTimeAsync(200_000))
      expect(api.callsOf('getAutoScaleHistory')).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
