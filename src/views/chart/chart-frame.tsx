import { type ReactNode, useId, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import styles from './chart.module.css'
import type { TimeSeries } from './chart-series'
import { SeenPlot } from './seen-plot'
import { SeriesTable, seriesText } from './series-table'

export type ChartFrameProps = {
  title: string
  /** What the chart says, in a sentence. */
  summary: string
  chart: TimeSeries
  /** Stands between the sentence and the chart. */
  children?: ReactNode
}

/** A chart over time with its title, its message in words, and its figures as a table to read and to copy. */
export function ChartFrame({ title, summary, chart, children }: ChartFrameProps) {
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const tableName = t('chart.tableOf', { title })
  return (
    <section className={`surface ${styles.frame}`} aria-labelledby={titleId}>
      <div className={`row ${styles.head}`}>
        <h3 id={titleId}>{title}</h3>
        <div className={`row ${styles.tools}`}>
          {isTable && <CopyButton text={seriesText(chart)} what={tableName} />}
          <Button kind="quiet" aria-describedby={titleId} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'chart.viewChart' : 'chart.viewTable')}
          </Button>
        </div>
      </div>
      <p>{summary}</p>
      {children}
      {!isTable && <SeriesKey chart={chart} />}
      {isTable ? (
        <SeriesTable chart={chart} label={tableName} />
      ) : (
        <SeenPlot chart={chart} label={`${title}: ${summary}`} />
      )}
    </section>
  )
}

/** Which colour is which series. */
function SeriesKey({ chart: { series } }: { chart: TimeSeries }) {
  return (
    <ul className={`row second ${styles.key}`}>
      {series.map(({ name, color, shape }) => (
        <li key={name} className="row">
          <span className={styles.swatch} data-shape={shape} style={{ color: `var(--color-${color})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
