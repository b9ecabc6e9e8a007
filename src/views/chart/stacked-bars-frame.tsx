import type { ReactNode } from 'react'
import { pasteTextOf } from '../../domain/csv'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './chart.module.css'
import { ChartPanel } from './chart-panel'
import { valueText } from './chart-series'
import { PlotWaiting } from './seen-plot'
import { barSum, type StackedBars, sumName } from './stacked-bars'

export type StackedBarsFrameProps = {
  title: string
  level?: 2 | 3
  /** What the chart says, in a sentence. */
  summary: string
  chart: StackedBars
  /** Stands between the sentence and the chart. */
  children?: ReactNode
  /** Stands below it. */
  foot?: ReactNode
}

/** Stacked bars with their names, and the same figures as a table. */
export function StackedBarsFrame({ chart, ...words }: StackedBarsFrameProps) {
  return (
    <ChartPanel
      {...words}
      legend={<BarLegend chart={chart} />}
      plot={<LatePlot chart={chart} />}
      table={(label) => <BarTable chart={chart} label={label} />}
      tableText={() => barText(chart)}
    />
  )
}

const LatePlot = lazyPiece<{ chart: StackedBars }>(
  () => import('./stacked-bars-plot').then((file) => file.StackedBarsPlot),
  { Waiting: PlotWaiting },
)

/** Names up to this number stand in a few lines; more of them scroll. */
const shortLegend = 11

/** Which colour and number is which layer, in the order of the bars from below. */
function BarLegend({ chart: { series } }: { chart: StackedBars }) {
  return (
    <ul
      className={`row second ${styles.key} ${styles.legend}`}
      aria-label={t('chart.legend')}
      // What scrolls must be reached by the keyboard.
      tabIndex={series.length > shortLegend ? 0 : undefined}
    >
      {series.map(({ id, name, tag, color }) => (
        <li key={id} className="row">
          <span
            className={`figures ${styles.tag}`}
            style={{ background: `light-dark(${color.light},${color.dark})` }}
            aria-hidden="true"
          >
            {series.length > 1 ? tag : null}
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** A row a bar, a column a layer, and their sum. */
function BarTable({ chart, label }: { chart: StackedBars; label: string }) {
  const columns = columnsOf(chart)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{chart.axis ?? t('chart.period')}</th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className={styles.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.bars.map(({ key, title }, place) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map(({ id, valueAt }) => (
                <td key={id} className={styles.figure}>
                  {valueText(valueAt(place) ?? undefined)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The same for a spreadsheet: cells parted by tabs, periods by their keys, which it can sort. */
function barText(chart: StackedBars): string {
  const columns = columnsOf(chart)
  const head = [chart.axis ?? t('chart.period'), ...columns.map((column) => column.head)]
  const rows = chart.bars.map(({ key, title }, place) => [
    chart.axis === undefined ? key : title,
    ...columns.map(({ valueAt }) => valueAt(place) ?? ''),
  ])
  return pasteTextOf([head, ...rows])
}

type Column = { id: string; head: string; valueAt: (place: number) => number | null }

function columnsOf(chart: StackedBars): Column[] {
  const { series, unit } = chart
  const layers = series.map(
    ({ id, name, values }): Column => ({
      id,
      head: unit === '' ? name : `${name}, ${unit}`,
      valueAt: (place) => values[place] ?? null,
    }),
  )
  if (series.length < 2) return layers
  const sum = {
    id: 'sum of all',
    head: sumName(chart),
    valueAt: (place: number) => barSum(chart, place),
  }
  return [...layers, sum]
}

/** Brings the code of the chart while what it shows is still read. */
export const preloadStackedBars = LatePlot.preload
