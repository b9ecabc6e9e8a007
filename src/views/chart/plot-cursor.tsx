import { type PointerEvent, useMemo, useState } from 'react'
import { browserZone, fullDate } from '../../domain/dates'
import styles from './chart.module.css'
import type { TimeSeries } from './chart-series'
import { plotPadding } from './plot-options'
import { type SeriesRow, seriesRows } from './series-rows'

/**
 * The figures under the pointer. Not the chart library's own, which builds markup from text: the security policy of the
 * console refuses that. For eyes only; the table has the same for everybody.
 */
export function PlotCursor({ chart }: { chart: TimeSeries }) {
  const { series, from, to } = chart
  const rows = useMemo(() => seriesRows({ series }), [series])
  const [row, setRow] = useState<SeriesRow | null>(null)
  const share = row ? (row.at - from) / (to - from) : 0

  function handlePointer({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setRow(nearest(rows, from + ((clientX - left) / width) * (to - from)))
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
            <p className="second">{fullDate(row.at, browserZone())}</p>
            {series.map(({ name, color }, index) => (
              <p key={name} className={`row ${styles.value}`}>
                <span className={styles.swatch} style={{ background: `var(--color-${color})` }} />
                <span>{name}</span>
                <b>{row.values[index]?.toLocaleString('en') ?? '–'}</b>
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
