import { browserZone, fullDate } from '../../domain/dates'
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

/** What a time is called in full: an instant with its zone, a day of the server's calendar by itself. */
export function rowTitle(at: number, isByDay = false): string {
  const [day = ''] = isByDay ? fullDate(at, 'UTC').split(',') : [fullDate(at, browserZone())]
  return day
}
