import type { ClusterDetail } from '../../../domain/cluster-detail'
import { lazyPiece } from '../../../ui/lazy-piece'

/** The tab of Data Apps, whose code comes when it is opened. */
export const LateDataAppsTab = lazyPiece<{ cluster: ClusterDetail }>(() =>
  import('./data-apps-tab').then((file) => file.DataAppsTab),
)
