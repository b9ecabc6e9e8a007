import { useMemo, useState } from 'react'
import { oneDay } from '../../domain/dates'
import styles from './chart.module.css'
import { type TimeSeries, valueText } from './chart-series'
import { CursorArea } from './cursor-area'
import { rowTitle, type SeriesRow, seriesRows } from './series-rows'

/**
 * The figures under the pointer. Not the chart library's own, which builds markup from text: the security policy of the
 * console refuses that. For eyes only; the table has the same for everybody.
 */
export function PlotCursor({ chart }: { chart: TimeSeries }) {
  const { series, from, to, isByDay = false } = chart
  // A bar is a day wide: its middle stands for it.
  const middle = isByDay ? oneDay / 2 : 0
  const rows = useMemo(() => seriesRows({ series }), [series])
  const [row, setRow] = useState<SeriesRow | null>(null)
  const pointAt = (share: number | null) =>
    setRow(share === null ? null : nearest(rows, from + share * (to - from) - middle))

  return (
    <CursorArea onPoint={pointAt} at={row ? (row.at + middle - from) / (to - from) : null}>
      {row && (
        <>
          <p className="second">{rowTitle(row.at, isByDay)}</p>
          {series.map(({ name, color }, index) => (
            <p key={name} className={`row ${styles.value}`}>
              <span className={styles.swatch} style={{ background: `var(--color-${color})` }} />
              <span>{name}</span>
              <b>{valueText(row.values[index]) || '–'}</b>
            </p>
          ))}
        </>
      )}
    </CursorArea>
  )
}

function nearest(rows: readonly SeriesRow[], at: number): SeriesRow | null {
  const [first = null, ...rest] = rows
  return rest.reduce(
    (best, row) => (best && Math.abs(row.at - at) < Math.abs(best.at - at) ? row : best),
    first,
  )
}
