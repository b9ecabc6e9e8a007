import { browserZone, clockTime, dayAndMonth } from '../../domain/dates'
import styles from './chart.module.css'
import { type TimeSeries, valueText } from './chart-series'
import { rowTitle, seriesRows } from './series-rows'
import { isoText, timeHead } from './series-text'

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
            <th scope="col">{timeHead(chart)}</th>
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
                  <time dateTime={isoText(chart, at)} title={rowTitle(at, chart.isByDay)}>
                    {chart.isByDay
                      ? dayAndMonth(at, 'UTC')
                      : `${dayAndMonth(at, zone)}, ${clockTime(at, zone)}`}
                  </time>
                </th>
                {chart.series.map(({ name }, index) => (
                  <td key={name} className={styles.figure}>
                    {valueText(values[index])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
