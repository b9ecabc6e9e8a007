import type { ClusterDetail } from '../../../domain/cluster-detail'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'

/** What a cluster consumed, read every 15 s while somebody looks (API-054). */
export function useConsumption(cluster: Pick<ClusterDetail, 'id'>) {
  const { person } = useSession()
  const path = { id: person.uuid, instanceId: cluster.id }
  return useCallQuery('getClusterConsumption', { path }, { retry: false })
}
