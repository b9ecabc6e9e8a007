import type { ClusterDetail } from '../../../domain/cluster-detail'
import { AutoScaling } from './auto-scaling'
import { QueryHistory } from './query-history'
import styles from './scaling-tab.module.css'

/** The scaling tab: whether the cluster scales by itself, and what its services were asked (D2 §2 'Scaling tab'). */
export function ScalingTab({ cluster }: { cluster: ClusterDetail }) {
  return (
    <div className={styles.tab}>
      <AutoScaling cluster={cluster} />
      <QueryHistory cluster={cluster} />
    </div>
  )
}
