import type { colors } from '../../ui/tokens'

/** One line of a chart over time. */
export type ChartSeries = {
  name: string
  /** A colour of the tokens, in both themes. */
  color: keyof typeof colors
  /** Oldest first; `at` is milliseconds since the epoch. */
  points: readonly { at: number; value: number }[]
}

/** What a chart over time draws. Later series lie on top of earlier ones, all from zero. */
export type TimeSeries = {
  series: readonly ChartSeries[]
  /** Distance of the ticks of the vertical axis, by its highest point. */
  tickStep: (maximum: number) => number
  /** Begin and end of the horizontal axis, milliseconds since the epoch. */
  from: number
  to: number
}
