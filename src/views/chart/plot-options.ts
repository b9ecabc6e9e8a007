import { clockTime, dayAndMonth, oneDay } from '../../domain/dates'
import { numberText } from '../../locales/locale'
import type { ColorScheme } from '../../ui/theme-choice'
import { colors, fonts } from '../../ui/tokens'
import { type ChartSeries, shortFigures, type TimeSeries } from './chart-series'

export type PlotSettings = {
  scheme: ColorScheme
  /** Nothing moves (prefers-reduced-motion). */
  isStill: boolean
  /** IANA name. */
  timeZone: string
}

/** Pixels around the drawing, where its labels stand. */
export const plotPadding = { left: 44, right: 24, top: 12, bottom: 28, gap: 8 } as const

/** Milliseconds beyond which the time of day says less than the day. */
const longest = 2 * oneDay

/** The chart as the chart library takes it (G2's specification). */
export function plotOptions(
  { series, tickStep, from, to, isByDay = false }: TimeSeries,
  { scheme, isStill, timeZone }: PlotSettings,
) {
  const color = (name: keyof typeof colors) => colors[name][scheme]
  const highest = Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const ticks = ticksUpTo(highest, tickStep(highest), Math.max(0, ...series.map(labelledAt)))
  const timeText = to - from > longest ? dayAndMonth : clockTime
  return {
    ...plotFrame(isStill),
    scale: {
      x: { type: 'time', domain: [new Date(from), new Date(to)], utc: isByDay },
      y: { domain: [0, ticks.at(-1)], nice: false, tickMethod: () => ticks },
    },
    axis: plotAxes(scheme, {
      x: (at: Date) => timeText(at.getTime(), isByDay ? 'UTC' : timeZone),
    }),
    children: series.flatMap((each) =>
      marksOf(each, { fill: color(each.color), ground: color('surface'), words: labelLook(scheme), to }),
    ),
  }
}

/** What every chart has in common: room for its labels, and nothing of the library's that the console does itself. */
export function plotFrame(isStill: boolean, scale = 1, left: number = plotPadding.left) {
  return {
    type: 'view' as const,
    autoFit: true,
    margin: 0,
    paddingLeft: left * scale,
    paddingRight: plotPadding.right * scale,
    paddingTop: plotPadding.top * scale,
    paddingBottom: plotPadding.bottom * scale,
    animate: isStill ? (false as const) : undefined,
    legend: false as const,
    // Its own one builds markup from text, which the security policy refuses.
    interaction: { tooltip: false },
  }
}

/** The axes of every chart: a line below, a grid beside short figures, unless `y` writes them. */
export function plotAxes<At>(
  scheme: ColorScheme,
  { x, y = shortText }: { x: (at: At) => string; y?: (value: number) => string },
  scale = 1,
) {
  const label = labelLook(scheme, scale)
  const line = colors.line[scheme]
  return {
    x: {
      ...label,
      grid: false,
      line: true,
      lineStroke: line,
      lineStrokeOpacity: 1,
      // Those that would touch are left out in turn.
      labelAutoHide: { margin: [0, 4 * scale, 0, 4 * scale] },
      labelAutoRotate: false,
      labelFormatter: x,
    },
    y: {
      ...label,
      grid: true,
      gridStroke: line,
      gridStrokeOpacity: 1,
      gridLineDash: [0, 0],
      labelFormatter: y,
    },
  }
}

function shortText(value: number): string {
  return numberText(value, shortFigures)
}

function labelLook(scheme: ColorScheme, scale = 1) {
  return {
    title: false as const,
    tick: false,
    labelFill: colors['text-second'][scheme],
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 12 * scale,
    labelFontFamily: fonts['font-text'],
  }
}

/** One mark of G2's specification. */
export type PlotMark = {
  type: 'area' | 'line' | 'rect' | 'text'
  data: readonly { at: Date; value: number }[]
  encode: Readonly<Record<string, string | readonly string[]>>
  tooltip: false
  style: Readonly<Record<string, unknown>>
}

type MarkSettings = {
  fill: string
  /** What the chart stands on. */
  ground: string
  words: { labelFontSize: number; labelFontFamily: string }
  to: number
}

function marksOf({ shape, points, label = '' }: ChartSeries, settings: MarkSettings): PlotMark[] {
  const { fill, ground, words, to } = settings
  const data = points.map(({ at, value }) => ({ at: new Date(at), value }))
  const mark = { data, encode: { x: 'at', y: 'value' }, tooltip: false } as const
  switch (shape) {
    case 'area':
      return [
        { ...mark, type: 'area', style: { fill, fillOpacity: 0.16 } },
        { ...mark, type: 'line', style: { stroke: fill, lineWidth: 1.5 } },
      ]
    case 'bars': {
      const days = data.map((point) => ({ ...point, end: new Date(point.at.getTime() + oneDay) }))
      const encode = { x: ['at', 'end'], y: 'value' }
      return [{ ...mark, type: 'rect', data: days, encode, style: { fill, insetLeft: 1, insetRight: 1 } }]
    }
    case 'limit': {
      const last = data.at(-1)
      if (!last) return []
      const end = { at: new Date(to), value: last.value, label }
      const { labelFontSize: fontSize, labelFontFamily: fontFamily } = words
      // Bars may stand behind it.
      const behind = {
        background: true,
        backgroundFill: ground,
        backgroundFillOpacity: 0.88,
        backgroundPadding: [0, 4],
        backgroundRadius: 3,
      }
      return [
        {
          ...mark,
          type: 'line',
          data: [...data, end],
          encode: { ...mark.encode, shape: 'hv' },
          style: { stroke: fill, lineWidth: 1.5, lineDash: [4, 4] },
        },
        {
          ...mark,
          type: 'text',
          data: [end],
          encode: { ...mark.encode, text: 'label' },
          style: { fill, fontSize, fontFamily, textAlign: 'end', textBaseline: 'bottom', dy: -4, ...behind },
        },
      ]
    }
  }
}

/** Where the label of a series stands, on top of its last value; 0 for none. */
function labelledAt({ label, points }: ChartSeries): number {
  return label === undefined ? 0 : (points.at(-1)?.value ?? 0)
}

/** From zero to the first tick at or above the highest point, one at least; over a label there is room for it. */
function ticksUpTo(highest: number, step: number, labelled: number): number[] {
  const count = Math.max(Math.ceil(highest / step), labelled > 0 ? Math.floor(labelled / step) + 1 : 1)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
