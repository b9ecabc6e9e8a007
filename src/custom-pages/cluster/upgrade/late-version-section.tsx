import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'
import styles from './late-version-section.module.css'

/** The version of the cluster, whose code comes when the main tab is opened. */
export const LateVersionSection = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./version-section').then((file) => file.VersionSection),
  { Waiting: () => <div className={styles.waiting} aria-busy="true" /> },
)
