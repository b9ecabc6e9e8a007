import type { TimeSeries } from './chart-series'

/** The values of all series at one time, in their order; undefined where one has none. */
export type SeriesRow = { at: number; values: readonly (number | undefined)[] }

/** The figures of a chart by time, oldest first. */
export function seriesRows({ series }: Pick<TimeSeries, 'series'>): SeriesRow[] {
  const known = series.map(({ points }) => new Map(points.map(({ at, value }) => [at, value])))
  const times = new Set(known.flatMap((points) => [...points.keys()]))
  return [...times]
    .sort((left, right) => left - right)
    .map((at) => ({ at, values: known.map((points) => points.get(at)) }))
}
