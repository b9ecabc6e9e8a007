import type { ColorScheme } from '../../ui/theme-choice'
import { colors, fonts } from '../../ui/tokens'
import { plotPadding } from './plot-options'
import { type BarSegment, barTicks, type StackedBars, segmentsOf } from './stacked-bars'

export type StackedBarsSettings = {
  scheme: ColorScheme
  /** Nothing moves (prefers-reduced-motion). */
  isStill: boolean
  /** How much larger everything is drawn than on the page: 2 for a picture of twice its pixels. */
  scale?: number
}

/** A layer lower than this share of the axis has no room for its number. */
const roomForTag = 0.06
/** More bars than this have no room for numbers. */
const mostTagged = 31

type Datum = { bar: string; low: number; high: number; fill: string; opacity: number }
type Tag = { bar: string; middle: number; tag: string }

/** Stacked bars as the chart library is told them (G2's specification). */
export function stackedBarsOptions(chart: StackedBars, { scheme, isStill, scale = 1 }: StackedBarsSettings) {
  const color = (name: keyof typeof colors) => colors[name][scheme]
  const segments = segmentsOf(chart)
  const ticks = barTicks(segments)
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)]
  const labels = new Map(chart.bars.map(({ key, label }) => [key, label]))
  const label = {
    title: false,
    tick: false,
    labelFill: color('text-second'),
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 12 * scale,
    labelFontFamily: fonts['font-text'],
  }
  const data = segments.map(
    ({ bar, low, high, series, isIncomplete }): Datum => ({
      bar,
      low,
      high,
      fill: series.color[scheme],
      opacity: isIncomplete ? 0.6 : 1,
    }),
  )
  const bars = {
    type: 'interval' as const,
    data,
    encode: { x: 'bar', y: ['low', 'high'] as string[] },
    tooltip: false,
    style: {
      fill: ({ fill }: Datum) => fill,
      fillOpacity: ({ opacity }: Datum) => opacity,
      // A line of the ground between two layers.
      stroke: color('surface'),
      lineWidth: chart.bars.length > mostTagged ? 0 : scale,
    },
  }
  const tags = {
    type: 'text' as const,
    data: chart.bars.length > mostTagged ? [] : tagsOf(segments, top - bottom),
    encode: { x: 'bar', y: 'middle', text: 'tag' },
    tooltip: false,
    style: {
      fill: scheme === 'light' ? '#ffffff' : '#101317',
      fontSize: 10 * scale,
      fontFamily: fonts['font-text'],
      textAlign: 'center' as const,
      textBaseline: 'middle' as const,
      dy: -8 * scale,
    },
  }
  return {
    type: 'view' as const,
    autoFit: true,
    margin: 0,
    paddingLeft: plotPadding.left * scale,
    paddingRight: plotPadding.right * scale,
    paddingTop: plotPadding.top * scale,
    paddingBottom: plotPadding.bottom * scale,
    animate: isStill ? false : undefined,
    legend: false,
    // Its own one builds markup from text, which the security policy refuses.
    interaction: { tooltip: false },
    scale: {
      x: { type: 'band' as const, domain: chart.bars.map(({ key }) => key), padding: 0.16 },
      y: { type: 'linear' as const, domain: [bottom, top], nice: false, tickMethod: () => ticks },
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
        labelFormatter: (key: string) => labels.get(key) ?? key,
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
    children: [bars, tags] as [typeof bars, typeof tags],
  }
}

/** Numbers stand in layers that are high enough, and nowhere where there is but one. */
function tagsOf(segments: readonly BarSegment[], height: number): Tag[] {
  if (new Set(segments.map(({ series }) => series.id)).size < 2) return []
  return segments
    .filter(({ low, high }) => Math.abs(high - low) >= height * roomForTag)
    .map(({ bar, low, high, series }) => ({ bar, middle: (low + high) / 2, tag: series.tag }))
}

/** Short, so that large ones fit beside the drawing: 950, 1K, 20K. */
const figures = new Intl.NumberFormat('en', { notation: 'compact' })
