import type { ClusterDetail } from '../../domain/cluster-detail'
import {
  useEventsToCome,
  useInstallations,
  useKnownCluster,
  useUserNames,
} from '../../resources/user/clusters/cluster-readings'
import { FactList } from '../../views/confirm/fact-list'

/** Whom and what a change at once may interrupt, and what of the schedule comes after it. */
export function WhatIsInterrupted({ cluster }: { cluster: ClusterDetail }) {
  const reading = useKnownCluster(cluster)
  const users = useUserNames(reading)
  const installations = useInstallations(reading)
  const events = useEventsToCome(reading)
  return (
    <FactList
      facts={[
        { label: 'clusterPage.usersWithAccess', fact: users, isLong: true },
        { label: 'clusterPage.runningInstallations', fact: installations },
        { label: 'clusterPage.eventsToCome', fact: events },
      ]}
    />
  )
}
