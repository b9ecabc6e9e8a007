import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'

/** The cards of the main tab, whose code comes when it is opened; their place is kept. */
export const LateOverview = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./overview').then((file) => file.Overview),
  { Waiting: () => <div aria-busy="true" aria-hidden="true" style={{ minHeight: 196 }} /> },
)
