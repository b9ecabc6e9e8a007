import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'
import { ConfigWaiting } from './config-waiting'

/** The tab's content; its code comes with the first look at it. */
export const LateAdvancedConfiguration = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./advanced-configuration').then((file) => file.AdvancedConfiguration),
  { Waiting: ConfigWaiting },
)
