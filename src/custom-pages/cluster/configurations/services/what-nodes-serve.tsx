import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { t } from '../../../../locales/t'
import {
  dataAppsOf,
  useAgentCount,
  useEventsToCome,
  useKnownCluster,
  useSubClusterNames,
  useUserNames,
} from '../../../../resources/user/clusters/cluster-readings'
import { useLastConsumption } from '../../../../resources/user/clusters/last-consumption'
import { FactList } from '../../../../views/confirm/fact-list'

/**
 * Whom and what the cluster serves whose nodes stop or go, as far as the product API tells: no call says what relies on
 * which service, and that is said.
 */
export function WhatNodesServe({ cluster }: { cluster: ClusterDetail }) {
  const reading = useKnownCluster(cluster)
  const users = useUserNames(reading)
  const subClusters = useSubClusterNames(reading, ({ state }) => state !== 'disconnected')
  const agents = useAgentCount(reading)
  const events = useEventsToCome(reading)
  const consumption = useLastConsumption(cluster)
  return (
    <>
      <p className="second">{t('services.serves', { name: cluster.name })}</p>
      <FactList
        facts={[
          { label: 'clusterPage.usersWithAccess', fact: users },
          { label: 'clusterPage.runningSubClusters', fact: subClusters },
          { label: 'clusterPage.dataApps', fact: dataAppsOf(reading.cluster, reading.isLoading) },
          { label: 'clusterPage.dataAgents', fact: agents },
          { label: 'clusterPage.eventsToCome', fact: events },
          { label: 'clusterPage.lastConsumption', fact: consumption },
        ]}
      />
    </>
  )
}
