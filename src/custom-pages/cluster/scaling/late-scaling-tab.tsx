import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'
import styles from './late-scaling-tab.module.css'

/** The scaling tab, whose code comes when it is opened. */
export const LateScalingTab = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./scaling-tab').then((file) => file.ScalingTab),
  { Waiting },
)

/** The geometry of what comes. */
function Waiting() {
  return (
    <div aria-busy="true">
      <div className={`${styles.block} ${styles.switch}`} aria-hidden="true" />
      <div className={`${styles.block} ${styles.charts}`} aria-hidden="true" />
    </div>
  )
}
