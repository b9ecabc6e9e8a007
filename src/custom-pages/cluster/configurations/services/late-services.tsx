import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { lazyPiece } from '../../../../ui/lazy-piece'
import styles from '../configuration-sections.module.css'

/** The services of the cluster, whose code comes when the tab is opened. */
export const LateServices = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./services-section').then((file) => file.ServicesSection),
  { Waiting: () => <div className={styles.waiting} aria-busy="true" aria-hidden="true" /> },
)
