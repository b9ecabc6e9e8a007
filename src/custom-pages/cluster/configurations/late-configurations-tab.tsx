import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'
import type { Tab } from '../tabs'
import styles from './late-configurations-tab.module.css'

/** The configurations tab, whose code comes when it is opened. */
export const LateConfigurationsTab = lazyPiece<{ tab: Tab; cluster: ClusterDetail }>(
  () => import('./configurations-tab').then((file) => file.ConfigurationsTab),
  { Waiting: () => <div className={styles.waiting} aria-busy="true" aria-hidden="true" /> },
)
