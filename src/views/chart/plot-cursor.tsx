import { type PointerEvent, useMemo, useState } from 'react'
import styles from './chart.module.css'
import { oneDay, type TimeSeries, valueText } from './chart-series'
import { plotPadding } from './plot-options'
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
  const share = row ? (row.at + middle - from) / (to - from) : 0

  function handlePointer({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setRow(nearest(rows, from + ((clientX - left) / width) * (to - from) - middle))
  }

  return (
    <div
      className={styles.cursorArea}
      style={{
        insetInline: `${plotPadding.left}px ${plotPadding.right}px`,
        insetBlock: `${plotPadding.top}px ${plotPadding.bottom}px`,
      }}
      aria-hidden="true"
      onPointerMove={handlePointer}
      onPointerLeave={() => setRow(null)}
    >
      {row && (
        <div className={styles.cursor} style={{ insetInlineStart: `${share * 100}%` }}>
          <div className={`floating figures ${styles.values}`} data-side={share > 0.5 ? 'start' : 'end'}>
            <p className="second">{rowTitle(row.at, isByDay)}</p>
            {series.map(({ name, color }, index) => (
              <p key={name} className={`row ${styles.value}`}>
                <span className={styles.swatch} style={{ background: `var(--color-${color})` }} />
                <span>{name}</span>
                <b>{valueText(row.values[index]) || '–'}</b>
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function nearest(rows: readonly SeriesRow[], at: number): SeriesRow | null {
  const [first = null, ...rest] = rows
  return rest.reduce(
    (best, row) => (best && Math.abs(row.at - at) < Math.abs(best.at - at) ? row : best),
    first,
  )
}
