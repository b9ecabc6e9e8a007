import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { lastLogins } from '../../../domain/cluster-user'
import { browserZone, fullDate } from '../../../domain/dates'
import { type Fact, FactList, factOf } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import {
  type ClusterReading,
  dataAppsOf,
  useAgentCount,
  useEventsToCome,
  useInstallations,
  useListedCluster,
  userName,
  useSubClusterNames,
  useUserNames,
  useUserReading,
} from './cluster-readings'
import { useLastConsumption } from './last-consumption'

/**
 * What disconnecting a cluster stops, as far as the product API tells: each fact comes in its place as it is read. One
 * that cannot be had, or that the person may not see, is unknown and never none.
 */
export function WhatStops({ record }: Pick<ConsequencesProps, 'record'>) {
  const listed = recordAs<Cluster>(record)
  const reading = useListedCluster(listed)
  const users = useUserNames(reading)
  const logins = useLastLogins(reading)
  const subClusters = useSubClusterNames(reading, ({ state }) => state !== 'disconnected')
  const agents = useAgentCount(reading)
  const events = useEventsToCome(reading)
  const installations = useInstallations(reading)
  const consumption = useLastConsumption(listed)
  return (
    <FactList
      facts={[
        { label: 'clusterPage.usersWithAccess', fact: users },
        { label: 'clusterPage.lastLogins', fact: logins, isLong: true },
        { label: 'clusterPage.runningSubClusters', fact: subClusters },
        { label: 'clusterPage.dataApps', fact: dataAppsOf(reading.cluster, reading.isLoading) },
        { label: 'clusterPage.dataAgents', fact: agents },
        { label: 'clusterPage.eventsToCome', fact: events, isLong: true },
        { label: 'clusterPage.runningInstallations', fact: installations },
        { label: 'clusterPage.lastConsumption', fact: consumption },
      ]}
    />
  )
}

function useLastLogins(reading: ClusterReading): Fact {
  const { data, isReading } = useUserReading(reading)
  const zone = browserZone()
  const logins = factOf(data, isReading, (all) =>
    lastLogins(all).map(({ user, at }) => `${userName(user)}, ${fullDate(at, zone)}`),
  )
  // Nobody's login being known does not mean that nobody is signed in.
  return typeof logins === 'object' && logins.lines.length === 0 ? 'unknown' : logins
}
