import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { FactList } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import {
  dataAppsOf,
  useAgentCount,
  useEventsToCome,
  useListedCluster,
  useSubClusterNames,
  useUserNames,
} from './cluster-readings'
import { useLastConsumption } from './last-consumption'

/** What goes with a cluster that is deleted, as far as the product API tells. */
export function WhatIsLost({ record }: Pick<ConsequencesProps, 'record'>) {
  const listed = recordAs<Cluster>(record)
  const reading = useListedCluster(listed)
  const users = useUserNames(reading)
  const subClusters = useSubClusterNames(reading)
  const agents = useAgentCount(reading)
  const events = useEventsToCome(reading)
  const consumption = useLastConsumption(listed)

  return (
    <FactList
      facts={[
        { label: 'clusterPage.subClusters', fact: subClusters },
        { label: 'clusterPage.users', fact: users },
        { label: 'clusterPage.dataApps', fact: dataAppsOf(reading.cluster, reading.isLoading) },
        { label: 'clusterPage.dataAgents', fact: agents },
        { label: 'clusterPage.eventsToCome', fact: events },
        { label: 'clusterPage.lastConsumption', fact: consumption },
      ]}
    />
  )
}
