import type { Verdict } from '../../../access/explain'
import '../../../api/bring-late-calls'
import '../../../locales/late-texts'
import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { lastLogins } from '../../../domain/cluster-user'
import { browserZone, fullDate } from '../../../domain/dates'
import { operationOf } from '../../../domain/library'
import { eventsToCome } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import type { ConsequencesProps } from '../../../views/resource-components'
import { kindLabel } from '../../cluster/scheduled-events/form'
import { type Fact, FactList, factOf } from './cluster-facts'

/**
 * What disconnecting a cluster stops, as far as the product API tells: each fact comes in its place as it is read. One
 * that cannot be had, or that the person may not see, is unknown and never none.
 */
export function WhatStops({ record }: ConsequencesProps) {
  const { logins, subClusters, events, installations } = useFacts(recordAs<Cluster>(record))
  return (
    <FactList
      facts={[
        { label: 'clusterPage.lastLogins', fact: logins, isLong: true },
        { label: 'clusterPage.runningSubClusters', fact: subClusters },
        { label: 'clusterPage.eventsToCome', fact: events, isLong: true },
        { label: 'clusterPage.runningInstallations', fact: installations },
      ]}
    />
  )
}

/** The cluster comes first: what the person may read of it follows from it, and an entry of the list says less. */
function useFacts(listed: Cluster): Record<'logins' | 'subClusters' | 'events' | 'installations', Fact> {
  const { person } = useSession()
  const ofPerson = { path: { id: person.uuid, name: listed.name } }
  const ofCluster = { path: { instanceId: listed.id } }
  const { data: cluster, isLoading } = useCallQuery('getCluster', ofPerson, { retry: false })
  const context = cluster ? { cluster, detail: cluster } : {}
  const ifAllowed = ({ isAllowed }: Verdict) =>
    ({ retry: false, enabled: cluster !== undefined && isAllowed }) as const
  const users = useCallQuery(
    'listClusterUsers',
    ofPerson,
    ifAllowed(useVerdict('list', 'ClusterUser', context)),
  )
  const schedule = useCallQuery(
    'listScheduledEvents',
    ofCluster,
    ifAllowed(useVerdict('list', 'ScheduledEvent', context)),
  )
  const libraries = useCallQuery(
    'listLibraries',
    ofCluster,
    ifAllowed(useVerdict('list', 'Library', context)),
  )
  const maySeeSubClusters = useVerdict('list', 'SubCluster', context).isAllowed

  const zone = browserZone()
  const logins = factOf(users.data, isLoading || users.isLoading, (all) =>
    lastLogins(all).map(({ user, at }) => `${user.name ?? user.email ?? user.id}, ${fullDate(at, zone)}`),
  )
  return {
    // Nobody's login being known does not mean that nobody is signed in.
    logins: typeof logins === 'object' && logins.lines.length === 0 ? 'unknown' : logins,
    subClusters: factOf(maySeeSubClusters ? cluster?.subClusters : undefined, isLoading, (all) =>
      all.filter(({ state }) => state !== 'disconnected').map(({ name }) => name),
    ),
    events: factOf(schedule.data, isLoading || schedule.isLoading, (all) =>
      eventsToCome(all, Date.now()).map(({ event, at }) => {
        const time = at === null ? t('clusterPage.timeUnknown') : fullDate(at, zone)
        return `${kindLabel(event)}, ${time}`
      }),
    ),
    installations: factOf(libraries.data, isLoading || libraries.isLoading, (all) =>
      all.filter((library) => operationOf(library) !== null).map(({ name }) => name),
    ),
  }
}
