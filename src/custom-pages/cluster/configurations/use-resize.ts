import type { ClusterSize } from '../../../domain/cluster-choices'
import type { ClusterDetail, NodeSize } from '../../../domain/cluster-detail'
import { wireIdOf } from '../../../domain/listed-id'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import { useClusterRereading, useSettledChange } from '../use-settled-change'

/** The sizes of the two kinds of nodes. */
export type SizePair = { analytics: ClusterSize; loader: ClusterSize }

/** What goes out: the id of each size that changes, as the server listed it (API-038, API-D10, CRE-D26). */
export function changedIds({ analyticsSize, loaderSize }: ClusterDetail, { analytics, loader }: SizePair) {
  return {
    ...(isSame(analyticsSize, analytics) ? {} : { analyticsSizeID: wireIdOf(analytics) }),
    ...(isSame(loaderSize, loader) ? {} : { loaderSizeID: wireIdOf(loader) }),
  }
}

function isSame(own: ClusterDetail['analyticsSize'], size: ClusterSize): boolean {
  return own !== null && (own.id === size.id || own.name === size.name)
}

function sizeOf({ id, name, displayName, order }: ClusterSize, ipu: number | null): NodeSize {
  return { id, name, displayName, ipu, order }
}

/** Sends the two sizes, and tells what became of it. `change` answers whether the cluster is known to have them. */
export function useResize(cluster: ClusterDetail) {
  const send = useCallSender()
  const { person } = useSession()
  const { isPending, perform } = useSettledChange(cluster.name, 'size', useClusterRereading(cluster))
  const change = (pair: SizePair) => {
    const larger = pair.analytics.order < pair.loader.order ? pair.loader : pair.analytics
    const size = larger.displayName
    return perform({
      action: t('clusterSize.action', { size }),
      done: t('clusterSize.done', { name: cluster.name, size }),
      send: () =>
        send('changeCluster', {
          path: { id: person.uuid, name: cluster.name },
          body: changedIds(cluster, pair),
        }),
      isDone: (now) => isSame(now.analyticsSize, pair.analytics) && isSame(now.loaderSize, pair.loader),
      expected: (now) => ({
        ...now,
        sizeName: pair.analytics.displayName,
        analyticsSize: sizeOf(pair.analytics, pair.analytics.analyticsSizeIpu),
        loaderSize: sizeOf(pair.loader, pair.loader.loaderSizeIpu),
      }),
    })
  }
  return { isPending, change }
}
