import { pasteTextOf } from '../../domain/csv'
import { t } from '../../locales/t'
import type { TimeSeries } from './chart-series'
import { seriesRows } from './series-rows'

/** The figures of a chart for a spreadsheet: cells parted by tabs, times in ISO 8601. */
export function seriesText(chart: TimeSeries): string {
  const head = [timeHead(chart), ...chart.series.map(({ name }) => name)]
  const rows = seriesRows(chart).map(({ at, values }) => [
    isoText(chart, at),
    ...values.map((value) => value ?? ''),
  ])
  return pasteTextOf([head, ...rows])
}

/** What the times of a chart are called. */
export function timeHead({ isByDay }: TimeSeries): string {
  return t(isByDay ? 'chart.day' : 'chart.time')
}

/** A time of a chart in ISO 8601: its day, of a chart of days. */
export function isoText({ isByDay }: TimeSeries, at: number): string {
  const text = new Date(at).toISOString()
  return isByDay ? text.slice(0, 'YYYY-MM-DD'.length) : text
}
