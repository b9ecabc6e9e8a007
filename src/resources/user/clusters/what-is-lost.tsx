import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { type Fact, FactList, unreadIn } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import {
  type ClusterReading,
  countOf,
  dataAppsOf,
  useClusterReading,
  useEventsToCome,
  useSubClusterNames,
  useUserCount,
} from './cluster-readings'
import { useLastConsumption } from './last-consumption'

/** Data agents asked for; fewer are all there are. */
const agentPage = 100

/** What goes with a cluster that is deleted, as far as the product API tells. */
export function WhatIsLost({ record }: Pick<ConsequencesProps, 'record'>) {
  const listed = recordAs<Cluster>(record)
  const reading = useClusterReading(listed)
  const users = useUserCount(reading)
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

/** Of a server that does not say how many there are, those it lists are counted where they are all. */
function useAgentCount({ ofCluster, ifAllowed, context, isLoading }: ClusterReading): Fact {
  const { data, isLoading: isReading } = useCallQuery(
    'listDataAgents',
    { ...ofCluster, query: { limit: String(agentPage), offset: '0' } },
    ifAllowed(useVerdict('list', 'DataAgent', context)),
  )
  if (data === undefined) return isLoading || isReading ? 'reading' : 'unknown'
  const listed = data.records.length + unreadIn(data.records)
  const count = data.total ?? (listed < agentPage ? listed : null)
  return count === null ? 'unknown' : { lines: countOf(count), unread: 0 }
}
