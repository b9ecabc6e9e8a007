import { lazyPiece } from '../../ui/lazy-piece'
import type { ChartToggleProps, ListChartProps } from './list-chart'
import styles from './list-chart.module.css'

/** Brought with the first list that has a chart. */
export const LateChartToggle = lazyPiece<ChartToggleProps>(() =>
  import('./list-chart').then((file) => file.ChartToggle),
)

export const LateListChart = lazyPiece<ListChartProps>(
  () => import('./list-chart').then((file) => file.ListChartPanel),
  { Waiting: ChartWaiting },
)

/** Keeps the place of what comes. */
function ChartWaiting() {
  return <div className={`surface ${styles.waiting}`} aria-busy="true" />
}
