import { useMemo, useState } from 'react'
import { t } from '../../locales/t'
import { barAxis } from './bar-axis'
import styles from './chart.module.css'
import { valueText } from './chart-series'
import { CursorArea } from './cursor-area'
import { barSum, type StackedBars, sumName } from './stacked-bars'

/** Layers named under the pointer; of more than these the largest. */
const mostNamed = 8

/** The figures of the bar under the pointer. For eyes only; the table has the same for everybody. */
export function BarCursor({ chart }: { chart: StackedBars }) {
  const { bars, series } = chart
  const { left } = useMemo(() => barAxis(chart), [chart])
  const [place, setPlace] = useState<number | null>(null)
  const bar = place === null ? undefined : bars[place]

  const pointAt = (share: number | null) =>
    setPlace(share === null ? null : Math.min(Math.max(Math.floor(share * bars.length), 0), bars.length - 1))

  return (
    <CursorArea left={left} onPoint={pointAt} at={place === null ? null : (place + 0.5) / bars.length}>
      {place !== null && bar && (
        <>
          <p className="second">{bar.title}</p>
          {namedAt(series, place).map(({ id, name, color, values }) => (
            <p key={id} className={`row ${styles.value}`}>
              <span
                className={styles.swatch}
                style={{ background: `light-dark(${color.light},${color.dark})` }}
              />
              <span>{name}</span>
              <b>{valueText(values[place] ?? undefined)}</b>
            </p>
          ))}
          <p className={`row ${styles.value}`}>
            <span>{sumName(chart)}</span>
            <b>{valueText(barSum(chart, place) ?? undefined) || t('chart.notReported')}</b>
          </p>
        </>
      )}
    </CursorArea>
  )
}

function namedAt(series: StackedBars['series'], place: number): StackedBars['series'] {
  const sizeOf = ({ values }: StackedBars['series'][number]) => Math.abs(values[place] ?? 0)
  const known = series.filter((layer) => (layer.values[place] ?? null) !== null)
  if (known.length <= mostNamed) return known
  return known.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, mostNamed)
}
