import { clusterStateOf } from '../../../domain/cluster-state'
import { lazyPiece } from '../../../ui/lazy-piece'
import type { ResourceComponents } from '../../../views/resource-components'
import { ClusterFoot } from './cluster-foot'
import { ClusterStateCell } from './cluster-state-cell'
import type { clusters } from './definition'
import { platformLabel } from './labels'

/** What is special of clusters in lists and on cards; the choices of their form come with its page. */
export const components: ResourceComponents<typeof clusters> = {
  cells: {
    state: (cluster) => <ClusterStateCell state={clusterStateOf(cluster)} />,
    place: ({ platform, regionAlias }) => {
      const place = [regionAlias, platformLabel(platform)].filter(Boolean).join(' · ')
      return <span title={place}>{place}</span>
    },
    foot: (cluster) => <ClusterFoot cluster={cluster} />,
  },
  consequences: {
    'what-stops': lazyPiece(() => import('./what-stops').then((file) => file.WhatStops)),
    'what-is-lost': lazyPiece(() => import('./what-is-lost').then((file) => file.WhatIsLost)),
  },
}
