import type { ReactNode } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './chart.module.css'
import { ChartPanel } from './chart-panel'
import type { TimeSeries } from './chart-series'
import { PlotWaiting } from './seen-plot'
import { seriesText } from './series-text'

export type ChartFrameProps = {
  title: string
  /** What the chart says, in a sentence. */
  summary: string
  chart: TimeSeries
  /** Stands between the sentence and the chart. */
  children?: ReactNode
}

/** A chart over time. */
export function ChartFrame({ chart, ...words }: ChartFrameProps) {
  return (
    <ChartPanel
      {...words}
      legend={<SeriesKey chart={chart} />}
      plot={<LatePlot chart={chart} />}
      table={(label) => <SeriesTable chart={chart} label={label} />}
      tableText={() => seriesText(chart)}
    />
  )
}

const LatePlot = lazyPiece<{ chart: TimeSeries }>(
  () => import('./time-series-plot').then((file) => file.TimeSeriesPlot),
  { Waiting: PlotWaiting },
)

const SeriesTable = lazyPiece(() => import('./series-table').then((file) => file.SeriesTable))

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
