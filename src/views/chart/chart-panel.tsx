import { type ReactNode, useId, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import styles from './chart.module.css'
import { SeenPlot } from './seen-plot'

export type ChartPanelProps = {
  title: string
  /** Of its heading, where nothing stands between it and the name of the page. */
  level?: 2 | 3
  /** What the chart says, in a sentence. */
  summary: string
  /** Stands between the sentence and the chart. */
  children?: ReactNode
  /** Which colour is what. */
  legend: ReactNode
  /** The drawing; made when its place comes into view. */
  plot: ReactNode
  /** The same figures as a table of the given name, and as a text for a spreadsheet. */
  table: (label: string) => ReactNode
  tableText: () => string
  /** Stands below it. */
  foot?: ReactNode
}

/** A chart with its title, its message in words, and its figures as a table to read and to copy. */
export function ChartPanel({
  title,
  level = 3,
  summary,
  children,
  legend,
  plot,
  table,
  tableText,
  foot,
}: ChartPanelProps) {
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const tableName = t('chart.tableOf', { title })
  return (
    <section className={`surface ${styles.frame}`} aria-labelledby={titleId}>
      <div className={`row ${styles.head}`}>
        <Heading id={titleId}>{title}</Heading>
        <div className={`row ${styles.tools}`}>
          {isTable && <CopyButton text={tableText()} what={tableName} />}
          <Button kind="quiet" aria-describedby={titleId} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'chart.viewChart' : 'chart.viewTable')}
          </Button>
        </div>
      </div>
      <p>{summary}</p>
      {children}
      {!isTable && legend}
      {isTable ? table(tableName) : <SeenPlot label={`${title}: ${summary}`}>{plot}</SeenPlot>}
      {foot}
    </section>
  )
}
