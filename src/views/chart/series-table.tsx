import { browserZone, clockTime, dayAndMonth, fullDate } from '../../domain/dates'
import { t } from '../../locales/t'
import styles from './chart.module.css'
import type { TimeSeries } from './chart-series'
import { seriesRows } from './series-rows'

/**
 * The figures of a chart, the newest first; of a series that has none at a time, nothing. Not antd's table: to scroll
 * under its head that one is two tables, and this is there to be read aloud and copied as one.
 */
export function SeriesTable({ chart, label }: { chart: TimeSeries; label: string }) {
  const zone = browserZone()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seriesRows(chart)
            .toReversed()
            .map(({ at, values }) => (
              <tr key={at}>
                <th scope="row">
                  <time dateTime={new Date(at).toISOString()} title={fullDate(at, zone)}>
                    {dayAndMonth(at, zone)}, {clockTime(at, zone)}
                  </time>
                </th>
                {chart.series.map(({ name }, index) => (
                  <td key={name} className={styles.figure}>
                    {values[index]?.toLocaleString('en') ?? ''}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

/** The same for a spreadsheet: cells parted by tabs, times in ISO 8601. */
export function seriesText(chart: TimeSeries): string {
  const head = [t('chart.time'), ...chart.series.map(({ name }) => name)]
  const rows = seriesRows(chart).map(({ at, values }) => [
    new Date(at).toISOString(),
    ...values.map((value) => value ?? ''),
  ])
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n')
}
