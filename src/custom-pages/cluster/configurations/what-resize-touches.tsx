import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import { WhatIsInterrupted } from '../what-is-interrupted'
import styles from './what-resize-touches.module.css'

/** Whom a change of the size may interrupt, and what of the schedule runs at the new size. */
export function WhatResizeTouches({ cluster }: { cluster: ClusterDetail }) {
  // What nobody knows may run.
  const mayRun = ['running', 'unknown'].includes(clusterStateOf(cluster))
  return (
    <div className={styles.touches}>
      <p>{t(mayRun ? 'clusterSize.interrupts' : 'clusterSize.interruptsNothing')}</p>
      <WhatIsInterrupted cluster={cluster} />
    </div>
  )
}
