import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import type { CallResult } from '../../../api/contract'
import { ApiError } from '../../../api/errors'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Usage } from './usage'

type Consumption = CallResult<'getClusterConsumption'>
const noon = Date.UTC(2026, 2, 2, 12)
const day = 86_400_000
const none = { entries: [], faults: [], isReadable: true }
const unreadable = { entries: [], faults: [], isReadable: false }
const fault = { number: 3, id: null, name: null, isShown: false, values: [] }
const consumption: Consumption = {
  days: {
    entries: [
      { day: '2026-03-01', total: 40, spark: 5 },
      { day: '2026-03-03', total: 36.5, spark: 0 },
      { day: '2026-03-04', total: 1, spark: 0.5 },
    ],
    faults: [],
    isReadable: true,
  },
  bucketSizes: {
    entries: [
      { at: noon, changedAt: null, size: 900 },
      { at: noon + day, changedAt: null, size: 1400 },
    ],
    faults: [],
    isReadable: true,
  },
  bucketThresholds: {
    entries: [{ at: noon - day, threshold: 1500 }],
    faults: [],
    isReadable: true,
  },
}
const limits = { maxIpus: { product: 720, spark: 360 } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

function renderUsage(
  answer: FakeAnswers['getClusterConsumption'] = () => consumption,
  parts: Parameters<typeof buildClusterDetail>[0] = limits,
) {
  return renderWithProviders(
    <Usage cluster={buildClusterDetail({ id: 'c-1', createdAt: '2026-01-05T09:00:00Z', ...parts })} />,
    {
      api: createFakeApi({ getClusterConsumption: answer }),
    },
  )
}
const frame = async (name: string) => within(await screen.findByRole('region', { name }))
const cellsOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the IPU of the month', () => {
  it('stands by day against the daily threshold, whose formula is shown on demand [DET-025, DET-085, API-054]', async () => {
    const { api } = renderUsage()
    const chart = await frame('IPU this month')
    expect(
      chart.getByText('77.5 IPU in March so far, 2 days above the daily threshold of 36 IPU.'),
    ).toBeTruthy()
    expect(chart.getByText('The server gives no figure for 02 Mar.')).toBeTruthy()
    const formula = chart.getByText('How the threshold is calculated').closest('details')
    expect(formula?.open).toBe(false)
    expect(formula?.textContent).toContain('(720 IPU of Basalt + 360 IPU of Spark) / 30 = 36 IPU a day')
    fireEvent.click(chart.getByRole('button', { name: 'View as table' }))
    expect(cellsOf(await chart.findAllByRole('row'))).toEqual([
      ['Day', 'Total IPU', 'Of which Spark, IPU', 'Daily threshold, IPU'],
      ['04 Mar', '1', '0.5', '36'],
      ['03 Mar', '36.5', '0', '36'],
      ['01 Mar', '40', '5', '36'],
    ])
    expect(api.callsOf('getClusterConsumption').map(({ options }) => options.path)).toEqual([
      { id: 'u-1', instanceId: 'c-1' },
    ])
  })

  it.each([
    [36, 'no day above'],
    [36.5, '1 day above'],
  ])('of a day with %d IPU tells %s the threshold', async (total, words) => {
    const days = { ...none, entries: [{ day: '2026-03-01', total, spark: null }] }
    renderUsage(() => ({ ...consumption, days }))
    const chart = await frame('IPU this month')
    expect(
      chart.getByText(`${total} IPU in March so far, ${words} the daily threshold of 36 IPU.`),
    ).toBeTruthy()
    expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Total IPU',
      'Daily threshold, IPU',
    ])
  })

  it('is calculated from the sizes where no limits are given, and has no threshold without either [DET-D27]', async () => {
    const size = { id: 's', name: 'small', displayName: 'Small', ipu: 4, order: 1 }
    renderUsage(undefined, { maxIpus: null, analyticsSize: { ...size, ipu: 8 }, loaderSize: size })
    expect(
      (await frame('IPU this month')).getByText(
        '(8 IPU of the analytics size + 4 IPU of the loader size) / 30 = 0.4 IPU a day',
      ),
    ).toBeTruthy()
  })

  it('says that there is no threshold to compare with', async () => {
    renderUsage(undefined, { maxIpus: null, analyticsSize: null, loaderSize: null })
    const chart = await frame('IPU this month')
    expect(
      chart.getByText('77.5 IPU in March so far. The server gives nothing for a daily threshold.'),
    ).toBeTruthy()
    expect(chart.queryByText('How the threshold is calculated')).toBeNull()
  })

  it('is not that of a month that is over', async () => {
    vi.setSystemTime(new Date('2026-04-01T00:00:00Z'))
    renderUsage()
    expect(
      (await frame('IPU this month')).getByText('No consumption of this month is known yet.'),
    ).toBeTruthy()
  })

  it.each([
    ['2026-03-06', '01 Mar, 02 Mar, 03 Mar, 04 Mar, 05 Mar'],
    ['2026-03-07', '6 days'],
  ])('does not name more than a few days that are missing: before %s, %s', async (day, missing) => {
    const days = { ...none, entries: [{ day, total: 1, spark: null }], faults: [fault] }
    renderUsage(() => ({ ...consumption, days }))
    const chart = await frame('IPU this month')
    expect(chart.getByText(`The server gives no figure for ${missing}.`)).toBeTruthy()
    expect(chart.getByText(/^1 of 2 days could not be read/)).toBeTruthy()
  })

  it('counts no day where what could not be read is of the answer as a whole', async () => {
    const ofAnswer = { ...fault, number: null, name: 'consumptionAgg', isShown: true }
    renderUsage(() => ({ ...consumption, days: { ...consumption.days, faults: [ofAnswer] } }))
    const chart = await frame('IPU this month')
    expect(chart.getByText('Parts of it could not be read.')).toBeTruthy()
    expect(chart.queryByText(/^Parts of 1 day/)).toBeNull()
  })
})

describe('the storage of the bucket', () => {
  it('stands over time against its threshold [DET-026, DET-043, DET-084]', async () => {
    renderUsage()
    const chart = await frame('Bucket storage')
    expect(chart.getByText(/^1\.4 TB on \d{2} Mar, 100 GB below the threshold of 1\.5 TB\.$/)).toBeTruthy()
    fireEvent.click(chart.getByRole('button', { name: 'View as table' }))
    expect(cellsOf(await chart.findAllByRole('row')).map(([, ...figures]) => figures)).toEqual([
      ['Bucket storage, GB', 'Threshold, GB'],
      ['1,400', '1,500'],
      ['900', '1,500'],
    ])
  })

  it.each([
    [
      'above it',
      { entries: [{ at: noon, threshold: 1000 }] },
      /^1\.4 TB on .*, 400 GB above the threshold of 1,000 GB\.$/,
    ],
    ['at it', { entries: [{ at: noon, threshold: 1400 }] }, /^1\.4 TB on .*, exactly the threshold\.$/],
    [
      'at it, as far as the words say',
      { entries: [{ at: noon, threshold: 1400.003 }] },
      /^1\.4 TB on .*, exactly the threshold\.$/,
    ],
    [
      'below it, where the words for both are alike',
      { entries: [{ at: noon, threshold: 1404 }] },
      /^1\.4 TB on .*, 4 GB below the threshold of 1\.4 TB\.$/,
    ],
    ['without one', {}, /^1\.4 TB on .*\. No threshold is set\.$/],
    [
      'with a record nobody can read alone',
      { faults: [fault] },
      /The threshold came in a form the console cannot read\.$/,
    ],
    [
      'with one nobody can read',
      { isReadable: false },
      /The threshold came in a form the console cannot read\.$/,
    ],
  ])('is announced: %s', async (_what, thresholds, sentence) => {
    renderUsage(() => ({ ...consumption, bucketThresholds: { ...none, ...thresholds } }))
    expect((await frame('Bucket storage')).getByText(sentence)).toBeTruthy()
  })
})

describe('the usage of a cluster', () => {
  it('without figures says so, each part in its place', async () => {
    renderUsage(() => ({ days: none, bucketSizes: none, bucketThresholds: none }))
    expect(
      (await frame('IPU this month')).getByText('No consumption of this month is known yet.'),
    ).toBeTruthy()
    expect((await frame('Bucket storage')).getByText('No size of the bucket is known yet.')).toBeTruthy()
  })

  it('tells of a part it cannot read, and shows the other', async () => {
    renderUsage(() => ({
      ...consumption,
      days: unreadable,
      bucketSizes: { ...consumption.bucketSizes, faults: [fault] },
      bucketThresholds: { ...consumption.bucketThresholds, faults: [{ ...fault, number: 7 }] },
    }))
    expect(
      (await frame('IPU this month')).getByText('This came in a form the console cannot read.'),
    ).toBeTruthy()
    expect((await frame('Bucket storage')).getByText(/^2 of 5 measurements/)).toBeTruthy()
  })

  it('leads to all consumption, of this cluster at first', async () => {
    const { router } = renderUsage(undefined, { name: 'sales' })
    fireEvent.click(await screen.findByRole('link', { name: 'All consumption' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/consumption'))
    expect(router.state.location.state).toEqual({ clusterId: 'c-1', clusterName: 'sales' })
  })

  it('that fails says so in its place, and is read again on demand', async () => {
    let hasFailed = false
    renderUsage(() => {
      if (hasFailed) return consumption
      hasFailed = true
      throw new ApiError({ message: 'No figures today.', statusCode: 500 })
    })
    const waiting = screen.getByText('Getting the consumption').closest('[role=status]')
    expect(waiting?.getAttribute('aria-busy')).toBe('true')
    expect(await screen.findByText('The consumption could not be loaded.')).toBeTruthy()
    expect(screen.queryByText('Getting the consumption')).toBeNull()
    expect(screen.getByText(/No figures today\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await frame('IPU this month')).toBeTruthy()
  })

  it('stays in sight when a later reading fails, which is said', async () => {
    const { api } = renderUsage()
    await frame('IPU this month')
    api.answer({
      getClusterConsumption: () => {
        throw new ApiError({ message: 'No figures any more.', statusCode: 500 })
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }))
    expect(await screen.findByText(/No figures any more\./)).toBeTruthy()
    expect(await frame('IPU this month')).toBeTruthy()
  })

  it('is read every 15 s, and not in a hidden tab [API-054]', async () => {
    vi.useFakeTimers()
    try {
      const { api } = renderUsage()
      const count = () => api.callsOf('getClusterConsumption').length
      await act(async () => vi.advanceTimersByTimeAsync(100))
      expect(count()).toBe(1)
      await act(async () => vi.advanceTimersByTimeAsync(14_000))
      expect(count()).toBe(1)
      await act(async () => vi.advanceTimersByTimeAsync(2_500))
      expect(count()).toBe(2)
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      await act(async () => vi.advanceTimersByTimeAsync(60_000))
      expect(count()).toBeLessThanOrEqual(3)
    } finally {
      vi.restoreAllMocks()
      vi.useRealTimers()
    }
  })
})
