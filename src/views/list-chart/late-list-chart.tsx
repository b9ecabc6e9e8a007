import { lazyPiece } from '../../ui/lazy-piece'
import type { ChartToggleProps, ListChartsProps } from './list-chart'
import styles from './list-chart.module.css'

/** Brought with the first list that has a chart. */
export const LateChartToggle = lazyPiece<ChartToggleProps>(() =>
  import('./list-chart').then((file) => file.ChartToggle),
)

export const LateListCharts = lazyPiece<ListChartsProps>(
  () => import('./list-chart').then((file) => file.ListCharts),
  { Waiting: ChartWaiting },
)

/** Keeps the place of what comes. */
function ChartWaiting() {
  return <div className={`surface ${styles.waiting}`} aria-busy="true" />
}
