import { barAxis } from './bar-axis'
import { plotAxes, plotFrame } from './plot-options'
import type { StackedBars } from './stacked-bars'
import type { StackedBarsSettings } from './stacked-bars-options'

/** What would be bars as a line with a point for each, as the chart library takes it; a gap where nothing is known. */
export function tracedOptions(chart: StackedBars, { scheme, isStill, scale = 1 }: StackedBarsSettings) {
  const { ticks, textOf, left } = barAxis(chart)
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)]
  const labels = new Map(chart.bars.map(({ key, label }) => [key, label]))
  const encode = { x: 'bar', y: 'value' }
  return {
    ...plotFrame(isStill, scale, left),
    scale: {
      x: { type: 'band' as const, domain: chart.bars.map(({ key }) => key), padding: 0.16 },
      y: { type: 'linear' as const, domain: [bottom, top], nice: false, tickMethod: () => ticks },
    },
    axis: plotAxes(scheme, { x: (key: string) => labels.get(key) ?? key, y: textOf }, scale),
    children: chart.series.flatMap(({ values, color }) => {
      const data = chart.bars.map(({ key }, place) => ({ bar: key, value: values[place] ?? null }))
      const known = data.filter(({ value }) => value !== null)
      return [
        {
          type: 'line' as const,
          data,
          encode,
          tooltip: false,
          style: { stroke: color[scheme], lineWidth: 2 * scale },
        },
        {
          type: 'point' as const,
          data: known,
          encode,
          tooltip: false,
          style: { fill: color[scheme], r: 3 * scale },
        },
      ]
    }),
  }
}
