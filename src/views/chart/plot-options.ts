import { clockTime, dayAndMonth } from '../../domain/dates'
import type { ColorScheme } from '../../ui/theme-choice'
import { colors, fonts } from '../../ui/tokens'
import type { TimeSeries } from './chart-series'

export type PlotSettings = {
  scheme: ColorScheme
  /** Nothing moves (prefers-reduced-motion). */
  isStill: boolean
  /** IANA name. */
  timeZone: string
}

/** Pixels around the drawing, where its labels stand. */
export const plotPadding = { left: 44, right: 24, top: 12, bottom: 28 } as const

/** Milliseconds beyond which the time of day says less than the day. */
const longest = 2 * 86_400_000

/** The chart as the chart library is told it (G2's specification). */
export function plotOptions(
  { series, tickStep, from, to }: TimeSeries,
  { scheme, isStill, timeZone }: PlotSettings,
) {
  const color = (name: keyof typeof colors) => colors[name][scheme]
  const highest = Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const ticks = ticksUpTo(highest, tickStep(highest))
  const timeText = to - from > longest ? dayAndMonth : clockTime
  const label = {
    title: false,
    tick: false,
    labelFill: color('text-second'),
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 12,
    labelFontFamily: fonts['font-text'],
  }

  return {
    type: 'view',
    autoFit: true,
    margin: 0,
    paddingLeft: plotPadding.left,
    paddingRight: plotPadding.right,
    paddingTop: plotPadding.top,
    paddingBottom: plotPadding.bottom,
    animate: isStill ? false : undefined,
    legend: false,
    // Its own one builds markup from text, which the security policy refuses.
    interaction: { tooltip: false },
    scale: {
      x: { type: 'time', domain: [new Date(from), new Date(to)] },
      y: { domain: [0, ticks.at(-1)], nice: false, tickMethod: () => ticks },
    },
    axis: {
      x: {
        ...label,
        grid: false,
        line: true,
        lineStroke: color('line'),
        lineStrokeOpacity: 1,
        labelAutoHide: true,
        labelAutoRotate: false,
        labelFormatter: (at: Date) => timeText(at.getTime(), timeZone),
      },
      y: {
        ...label,
        grid: true,
        gridStroke: color('line'),
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
        labelFormatter: (value: number) => figures.format(value),
      },
    },
    children: series.flatMap(({ color: name, points }) => {
      const data = points.map(({ at, value }) => ({ at: new Date(at), value }))
      const mark = { data, encode: { x: 'at', y: 'value' }, tooltip: false }
      return [
        { ...mark, type: 'area', style: { fill: color(name), fillOpacity: 0.16 } },
        { ...mark, type: 'line', style: { stroke: color(name), lineWidth: 1.5 } },
      ]
    }),
  }
}

/** Short, so that large ones fit beside the drawing: 950, 1K, 20K. */
const figures = new Intl.NumberFormat('en', { notation: 'compact' })

/** From zero to the first tick at or above the highest point, one at least. */
function ticksUpTo(highest: number, step: number): number[] {
  const count = Math.max(Math.ceil(highest / step), 1)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
