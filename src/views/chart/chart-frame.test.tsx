import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ChartEmpty } from './chart-empty'
import { ChartFrame } from './chart-frame'
import type { ChartSeries, TimeSeries } from './chart-series'

const drawn = vi.hoisted(() => ({ loaded: 0, fails: false }))
vi.mock('./time-series-plot', () => {
  drawn.loaded += 1
  return {
    TimeSeriesPlot: () => {
      if (drawn.fails) throw new Error('no canvas')
      return <canvas data-testid="drawing" />
    },
  }
})

const nine = Date.UTC(2026, 2, 2, 9)
const chart: TimeSeries = {
  series: [
    {
      name: 'Total',
      color: 'primary',
      shape: 'area',
      points: [
        { at: nine, value: 1200 },
        { at: nine + 60_000, value: 7 },
      ],
    },
    { name: 'Rejected', color: 'disconnected', shape: 'area', points: [{ at: nine, value: 3 }] },
  ],
  tickStep: () => 100,
  from: nine,
  to: nine + 3_600_000,
}

let observers: { see: (isIntersecting: boolean) => void; isOver: boolean }[] = []
beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly state: (typeof observers)[number]
      constructor(reported: (entries: { isIntersecting: boolean }[]) => void) {
        this.state = { see: (isIntersecting) => reported([{ isIntersecting }]), isOver: false }
        observers.push(this.state)
      }
      observe() {}
      disconnect() {
        this.state.isOver = true
      }
    },
  )
})
afterEach(() => {
  drawn.fails = false
})

const renderFrame = () => render(<ChartFrame title="Analytics" summary="1,207 queries." chart={chart} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const see = () => act(async () => observers.at(-1)?.see(true))

describe('the frame of a chart', () => {
  it('loads the drawing when its place comes into view, not before', async () => {
    // Its code is loaded once: by this test, or by one that came before it.
    const { loaded } = drawn
    renderFrame()
    await act(async () => observers[0]?.see(false))
    expect(screen.queryByRole('img')).toBeNull()
    expect(drawn.loaded).toBe(loaded)
    await see()
    expect(await screen.findByTestId('drawing')).toBeTruthy()
    expect(drawn.loaded).toBe(1)
    expect(screen.getByRole('img', { name: 'Analytics: 1,207 queries.' })).toBeTruthy()
    expect(observers.every(({ isOver }) => isOver)).toBe(true)
  })

  it('names its series, and says its message in words', () => {
    renderFrame()
    const frame = within(screen.getByRole('region', { name: 'Analytics' }))
    expect(frame.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Total', 'Rejected'])
    expect(frame.getByText('1,207 queries.')).toBeTruthy()
  })

  it('says which colour is which series, and which of them is a line', () => {
    const limit = { ...chart.series[1], name: 'Most', shape: 'limit' } as ChartSeries
    const { container } = render(
      <ChartFrame title="All" summary="Some." chart={{ ...chart, series: [...chart.series, limit] }} />,
    )
    const marks = [...container.querySelectorAll<HTMLElement>('li > span')]
    expect(marks.map(({ dataset, style }) => [dataset.shape, style.color])).toEqual([
      ['area', 'var(--color-primary)'],
      ['area', 'var(--color-disconnected)'],
      ['limit', 'var(--color-disconnected)'],
    ])
  })

  it('shows its figures as a table, the newest first, and nothing where there is none [SCA-D04]', async () => {
    renderFrame()
    press('View as table')
    expect(screen.queryByRole('listitem')).toBeNull()
    const rows = within(await screen.findByRole('region', { name: 'Analytics as a table' })).getAllByRole(
      'row',
    )
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells[0]).toEqual(['Time', 'Total', 'Rejected'])
    expect(cells.slice(1).map(([, ...values]) => values)).toEqual([
      ['7', ''],
      ['1,200', '3'],
    ])
    const times = rows.slice(1).map((row) => row.querySelector('time'))
    expect(times.map((time) => time?.dateTime)).toEqual([
      '2026-03-02T09:01:00.000Z',
      '2026-03-02T09:00:00.000Z',
    ])
    expect(times[0]?.title).toMatch(/^02 Mar 2026, \d{2}:\d{2} \(.+\)$/)
    press('View as chart')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('names the days of a chart of days alone, in the table and in what is copied', async () => {
    const writeText = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const points = [{ at: Date.UTC(2026, 2, 2), value: 1.23456 }]
    const series: TimeSeries['series'] = [{ name: 'Total IPU', color: 'primary', shape: 'bars', points }]
    render(<ChartFrame title="IPU" summary="1.2 IPU." chart={{ ...chart, series, isByDay: true }} />)
    press('View as table')
    const rows = within(await screen.findByRole('region', { name: 'IPU as a table' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'Total IPU'],
      ['02 Mar', '1.23456'],
    ])
    expect(rows[1]?.querySelector('time')?.title).toBe('02 Mar 2026')
    await act(async () => press('Copy IPU as a table'))
    expect(writeText.mock.calls).toEqual([['Day\tTotal IPU\n2026-03-02\t1.23456']])
  })

  it('puts the times of all its series in one order, under heads that are said with each figure', async () => {
    const late = { ...chart.series[1], points: [{ at: nine - 60_000, value: 5 }] } as ChartSeries
    const series = [...chart.series.slice(0, 1), late]
    const { container } = render(<ChartFrame title="All" summary="Some." chart={{ ...chart, series }} />)
    press('View as table')
    expect((await screen.findByRole('region', { name: 'All as a table' })).tabIndex).toBe(0)
    const rows = [...container.querySelectorAll('tbody tr')].map(({ children }) => [
      children[0]?.getAttribute('scope'),
      ...[...children].slice(1).map(({ textContent }) => textContent),
    ])
    expect(rows).toEqual([
      ['row', '7', ''],
      ['row', '1,200', ''],
      ['row', '', '5'],
    ])
    expect([...container.querySelectorAll('thead th')].map((head) => head.getAttribute('scope'))).toEqual([
      ...['col', 'col', 'col'],
    ])
  })

  it('copies its figures for a spreadsheet', async () => {
    const writeText = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    renderFrame()
    press('View as table')
    await act(async () => press('Copy Analytics as a table'))
    expect(writeText.mock.calls).toEqual([
      ['Time\tTotal\tRejected\n2026-03-02T09:00:00.000Z\t1200\t3\n2026-03-02T09:01:00.000Z\t7\t'],
    ])
  })

  it('that cannot be drawn says so in its place, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    drawn.fails = true
    renderFrame()
    await see()
    expect((await screen.findByRole('alert')).textContent).toContain('This chart could not be drawn.')
    expect(screen.getByText('1,207 queries.')).toBeTruthy()
    drawn.fails = false
    press('Try again')
    expect(await screen.findByTestId('drawing')).toBeTruthy()
  })
})

it('what stands in the place of a chart says why there is none, under the name of the chart', () => {
  render(
    <ChartEmpty title="Analytics" text="No queries." more="Try another day.">
      <a href="/queries">Queries</a>
    </ChartEmpty>,
  )
  const place = screen.getByRole('region', { name: 'Analytics' })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Analytics')
  expect(place.textContent).toBe('AnalyticsNo queries.Try another day.Queries')
})
