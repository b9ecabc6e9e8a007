import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'

type MainTabPiece = { cluster: ClusterDetail }

/* The parts of the main tab, whose code comes when it is opened; the place of each is kept. */

export const LateNextEvents = lazyPiece<MainTabPiece>(
  () => import('./next-events').then((file) => file.NextEvents),
  keeping(83),
)

export const LateOverview = lazyPiece<MainTabPiece>(
  () => import('./overview').then((file) => file.Overview),
  keeping(408),
)

export const LateUsage = lazyPiece<MainTabPiece>(
  () => import('./usage').then((file) => file.Usage),
  keeping(474),
)

/** @param minHeight pixels */
function keeping(minHeight: number) {
  return { Waiting: () => <div aria-busy="true" aria-hidden="true" style={{ minHeight }} /> }
}
