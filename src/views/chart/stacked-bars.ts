import { exactSum } from '../../domain/consumption/exact'
import { t } from '../../locales/t'
import { niceStep } from './chart-series'
import type { SeriesColor } from './series-colors'

/** A bar: what stands below it, and what it is called in full. */
export type StackedBar = {
  key: string
  label: string
  title: string
  /** It goes on: drawn lighter, and said. */
  isIncomplete: boolean
}

/** One layer of every bar, from the bottom; `values` go with the bars, null where nothing is known. */
export type BarSeries = {
  id: string
  name: string
  /** Says which it is within the bars, beside its colour. */
  tag?: string
  color: SeriesColor
  values: readonly (number | null)[]
}

/** Bars of what was consumed, one beside the other, made of the same layers. */
export type StackedBars = {
  bars: readonly StackedBar[]
  series: readonly BarSeries[]
  /** Of all values, as it follows a name: IPU; empty where they have none. */
  unit: string
  /** Its values stand in the layers, where these have room for them, and are written so. */
  layerText?: (value: number) => string
  /** They are numbers of bytes or of seconds, which are written in larger units. */
  measure?: 'bytes' | 'duration'
  /** They are numbers of things, between which no tick stands. */
  isCount?: boolean
  /** What a bar stands for, as the head of its column says it; a period when left out. */
  axis?: string
  /** A line joins what would be the tops of bars. */
  shape?: 'bars' | 'line'
}

/** A layer of one bar: from where to where it reaches. */
export type BarSegment = { bar: string; low: number; high: number; series: BarSeries; isIncomplete: boolean }

/** What is drawn, layer upon layer. What is below zero, which no consumption is, begins at zero and goes down. */
export function segmentsOf({ bars, series }: StackedBars): BarSegment[] {
  return bars.flatMap(({ key, isIncomplete }, place) => {
    let [above, below] = [0, 0]
    return series.flatMap((layer): BarSegment[] => {
      const value = layer.values[place] ?? null
      if (value === null || value === 0) return []
      const low = value > 0 ? above : below
      const high = low + value
      if (value > 0) above = high
      else below = high
      return [{ bar: key, low, high, series: layer, isIncomplete }]
    })
  })
}

/** Where the vertical axis ends when every value is 0 (D1 §9 'Consumption', USE-032). */
const emptyTop = 100

/**
 * The ticks of the vertical axis, the first and last of which are its ends.
 * @param unit in which they are round figures
 */
export function barTicks(segments: readonly BarSegment[], isCount = false, unit = 1): number[] {
  const highest = Math.max(0, ...segments.map(({ high }) => high))
  const lowest = Math.min(0, ...segments.map(({ high }) => high))
  const top = highest === 0 && lowest === 0 ? emptyTop : highest
  const step = Math.max(niceStep(Math.max(top, -lowest) / unit) * unit, isCount ? 1 : 0)
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(top / step), 0)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** What the sum of all layers is called. */
export function sumName({ unit }: Pick<StackedBars, 'unit'>): string {
  return unit === '' ? t('chart.sumWithoutUnit') : t('chart.sum', { unit })
}

/** The sum of a bar; null where nothing is known of it. */
export function barSum({ series }: Pick<StackedBars, 'series'>, place: number): number | null {
  const known = series.flatMap(({ values }) => values[place] ?? [])
  return known.length === 0 ? null : exactSum(known)
}
