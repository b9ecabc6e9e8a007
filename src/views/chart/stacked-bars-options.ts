import type { ColorScheme } from '../../ui/theme-choice'
import { colors, fonts } from '../../ui/tokens'
import { barAxis } from './bar-axis'
import { inkOn, mixed } from './ink'
import { plotAxes, plotFrame } from './plot-options'
import { type BarSegment, type StackedBars, segmentsOf } from './stacked-bars'

export type StackedBarsSettings = {
  scheme: ColorScheme
  /** Nothing moves (prefers-reduced-motion). */
  isStill: boolean
  /** How much larger everything is drawn than on the page: 2 for a picture of twice its pixels. */
  scale?: number
}

/** A layer lower than this share of the axis has no room for its number. */
const roomForTag = 0.06
/** More segments than this appear at once: to let each of them grow takes longer than to draw them all. */
const mostMoved = 400
/** How much of its colour a bar has that goes on. */
const lighter = 0.6
/** More bars than this have no room for numbers. */
const mostTagged = 31

type Datum = {
  bar: string
  low: number
  high: number
  fill: string
  edge: string
  said?: string
  ink?: string
}
/** No name of a value is a word of a style, such as "middle": G2 would put the value in its place. */
type Tag = { bar: string; centre: number; tag: string; ink: string }

/** Stacked bars as the chart library takes them (G2's specification). */
export function stackedBarsOptions(chart: StackedBars, { scheme, isStill, scale = 1 }: StackedBarsSettings) {
  const color = (name: keyof typeof colors) => colors[name][scheme]
  const segments = segmentsOf(chart)
  const { ticks, textOf, left } = barAxis(chart)
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)]
  const labels = new Map(chart.bars.map(({ key, label }) => [key, label]))
  const ground = color('surface')
  const fillOf = ({ series, isIncomplete }: BarSegment) =>
    isIncomplete ? mixed(series.color[scheme], ground, lighter) : series.color[scheme]
  const hasRoom = chart.bars.length <= mostTagged
  const layerText = hasRoom ? chart.layerText : undefined
  const words = (segment: BarSegment) =>
    layerText && { said: layerText(segment.high - segment.low), ink: inkOn(fillOf(segment)) }
  const data = segments.map((segment): Datum => {
    const { bar, low, high, series, isIncomplete } = segment
    // A line of the ground parts two layers; what goes on has an outline in its full colour instead.
    const edge = isIncomplete ? series.color[scheme] : ground
    return { bar, low, high, fill: fillOf(segment), edge, ...words(segment) }
  })
  const labelLook = { fontSize: 10 * scale, fontFamily: fonts['font-text'] }
  const bars = {
    type: 'interval' as const,
    data,
    encode: { x: 'bar', y: ['low', 'high'] as string[] },
    tooltip: false,
    style: {
      fill: ({ fill }: Datum) => fill,
      stroke: ({ edge }: Datum) => edge,
      lineWidth: chart.bars.length > mostTagged ? 0 : scale,
    },
    // A value that its layer has no room for is left out by the library, which knows how wide both are.
    labels: layerText
      ? [
          {
            text: ({ said = '' }: Datum) => said,
            position: 'inside' as const,
            fill: ({ ink = '' }: Datum) => ink,
            transform: [{ type: 'overflowHide' as const }],
            ...labelLook,
          },
        ]
      : [],
  }
  const tags = {
    type: 'text' as const,
    data: hasRoom ? tagsOf(segments, top - bottom, fillOf) : [],
    encode: { x: 'bar', y: 'centre', text: 'tag' },
    tooltip: false,
    style: {
      fill: ({ ink }: Tag) => ink,
      ...labelLook,
      textAlign: 'center' as const,
      textBaseline: 'middle' as const,
    },
  }
  return {
    ...plotFrame(isStill || segments.length > mostMoved, scale, left),
    scale: {
      x: { type: 'band' as const, domain: chart.bars.map(({ key }) => key), padding: 0.16 },
      y: { type: 'linear' as const, domain: [bottom, top], nice: false, tickMethod: () => ticks },
    },
    axis: plotAxes(scheme, { x: (key: string) => labels.get(key) ?? key, y: textOf }, scale),
    children: [bars, tags] as [typeof bars, typeof tags],
  }
}

/** Numbers stand in layers that are high enough, and nowhere where there is but one. */
function tagsOf(
  segments: readonly BarSegment[],
  height: number,
  fillOf: (segment: BarSegment) => string,
): Tag[] {
  if (new Set(segments.map(({ series }) => series.id)).size < 2) return []
  return segments.flatMap((segment) => {
    const { bar, low, high, series } = segment
    if (series.tag === undefined || Math.abs(high - low) < height * roomForTag) return []
    return [{ bar, centre: (low + high) / 2, tag: series.tag, ink: inkOn(fillOf(segment)) }]
  })
}
