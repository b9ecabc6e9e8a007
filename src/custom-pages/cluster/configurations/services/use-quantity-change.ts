import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { t } from '../../../../locales/t'
import { useSession } from '../../../../providers/session-context'
import { useCallSender } from '../../../../providers/use-call'
import { useClusterRereading, useSettledChange } from '../../use-settled-change'
import { groupLabel } from './service-words'

/** Gives a service another number of nodes, as the new total (D2 §7 'Scheduling and scaling', API-D10). */
export function useQuantityChange(
  cluster: ClusterDetail,
  service: 'analytics' | 'loader',
  follow: () => Promise<unknown>,
) {
  const send = useCallSender()
  const { person } = useSession()
  const { perform } = useSettledChange(cluster.name, service, useClusterRereading(cluster))

  return async function change(count: number): Promise<void> {
    const label = groupLabel(service)
    const named = t('services.at', { name: label, cluster: cluster.name })
    await perform({
      action: t('services.numbered', { service: label, count }),
      done: t('services.numbered', { service: named, count }),
      send: () =>
        send('changeCluster', {
          path: { id: person.uuid, name: cluster.name },
          body: { [`${service}Replicas`]: count },
        }),
      isDone: (now) => configuredNodes(now)[service] === count,
      expected: (now) => ({ ...now, [`${service}Nodes`]: count }),
    })
    await follow()
  }
}
