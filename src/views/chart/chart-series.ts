import { rounded } from '../../domain/rounded'
import { fiveDecimals, numberText } from '../../locales/locale'
import type { colors } from '../../ui/tokens'

/** How the points of a series are drawn. `limit` is a dashed line that holds from each point to the next. */
export type SeriesShape = 'area' | 'bars' | 'limit'

/** One line of a chart over time. */
export type ChartSeries = {
  /** With the unit of its values, where they have one. */
  name: string
  /** A colour of the tokens, in both themes. */
  color: keyof typeof colors
  shape: SeriesShape
  /** Oldest first; `at` is milliseconds since the epoch. Bars begin there and are a day wide. */
  points: readonly { at: number; value: number }[]
  /** Stands at the end of it, inside the drawing. */
  label?: string
}

/** What a chart over time draws. Later series lie on top of earlier ones, all from zero. */
export type TimeSeries = {
  series: readonly ChartSeries[]
  /** Distance of the ticks of the vertical axis, by its highest point. */
  tickStep: (maximum: number) => number
  /** Begin and end of the horizontal axis, milliseconds since the epoch. */
  from: number
  to: number
  /** Its points are days of the server's calendar, that of UTC, and no instants. */
  isByDay?: boolean
}

const niceSteps = [1, 2, 5, 10] as const

/** The step of 1, 2 or 5 times a power of ten that parts an axis in five at most. */
export function niceStep(maximum: number): number {
  if (!(maximum > 0)) return 1
  const raw = maximum / 5
  const power = 10 ** Math.floor(Math.log10(raw))
  return (niceSteps.find((step) => step * power >= raw) ?? 10) * power
}

/** A value as people read it, to five decimals; nothing where a series has none. */
export function valueText(value: number | undefined): string {
  return value === undefined ? '' : numberText(rounded(value), fiveDecimals)
}

/** Short, so that large ones fit beside a drawing and into it: 950, 1.2K, 20K. */
export const shortFigures = { notation: 'compact' } as const
