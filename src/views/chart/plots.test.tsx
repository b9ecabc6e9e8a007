import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { chooseTheme } from '../../ui/theme-choice'
import type { TimeSeries } from './chart-series'
import { seriesColor } from './series-colors'
import type { StackedBars } from './stacked-bars'
import { StackedBarsPlot } from './stacked-bars-plot'
import { TimeSeriesPlot } from './time-series-plot'

/** What the chart library was last asked to draw. */
const drawn = vi.hoisted(() => ({ options: {} as Record<string, unknown> }))
vi.mock('@ant-design/plots', () => ({
  Base: (options: Record<string, unknown>) => {
    drawn.options = options
    return null
  },
}))

afterEach(() => {
  chooseTheme('system')
})

const bars: StackedBars = {
  bars: [{ key: '2026-01', label: 'Jan', title: 'January', isIncomplete: false }],
  series: [{ id: 'c-1', name: 'sales', tag: '1', color: seriesColor(0), values: [12] }],
  unit: 'IPU',
}
const kinds = () => [drawn.options.children].flat().map((child) => Reflect.get(Object(child), 'type'))

it.each([
  [undefined, 'interval'],
  ['line', 'line'],
] as const)('draws what adds up as bars, and what does not as a line: %s', (shape, kind) => {
  render(<StackedBarsPlot chart={shape ? { ...bars, shape } : bars} />)
  expect(kinds()).toContain(kind)
})

const series = [{ name: 'Total', color: 'primary', shape: 'area', points: [{ at: 0, value: 3 }] }] as const
const overTime: TimeSeries = { series, tickStep: () => 1, from: 0, to: 3_600_000 }

it('moves over time for everybody but who asked for less motion', () => {
  const isAnimated = () => {
    render(<TimeSeriesPlot chart={overTime} />)
    return drawn.options.animate !== false
  }
  expect(isAnimated()).toBe(true)
  const plain = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...plain(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }))
  expect(isAnimated()).toBe(false)
})

it('is drawn anew in the colours of the theme that is chosen', () => {
  chooseTheme('light')
  render(<TimeSeriesPlot chart={overTime} />)
  expect(JSON.stringify(drawn.options)).toContain('#0b6e7f')
  act(() => chooseTheme('dark'))
  expect(JSON.stringify(drawn.options)).toContain('#4cc3d6')
  expect(JSON.stringify(drawn.options)).not.toContain('#0b6e7f')
})
