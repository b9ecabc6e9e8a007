import type { Verdict } from '../../../access/explain'
import '../../../api/bring-late-calls'
import type { ClusterConsumption } from '../../../api/wire/consumption'
import '../../../locales/late-texts'
import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { browserZone, fullDate } from '../../../domain/dates'
import { lastDays } from '../../../domain/day-consumption'
import { eventsToCome } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import type { ConsequencesProps } from '../../../views/resource-components'
import { kindLabel } from '../../cluster/scheduled-events/form'
import { type Fact, FactList, factOf } from './cluster-facts'

/** Days whose consumption says whether anybody still works with a cluster. */
const lookedBack = 7

/**
 * What goes with a cluster that is deleted, as far as the product API tells. The cluster comes first: what the person
 * may read of it follows from it.
 */
export function WhatIsLost({ record }: ConsequencesProps) {
  const listed = recordAs<Cluster>(record)
  const { person } = useSession()
  const ofPerson = { path: { id: person.uuid, name: listed.name } }
  const ofCluster = { instanceId: listed.id }
  const { data: cluster, isLoading } = useCallQuery('getCluster', ofPerson, { retry: false })
  const context = cluster ? { cluster, detail: cluster } : {}
  const ifAllowed = ({ isAllowed }: Verdict) =>
    ({ retry: false, enabled: cluster !== undefined && isAllowed }) as const
  const users = useCallQuery(
    'listClusterUsers',
    ofPerson,
    ifAllowed(useVerdict('list', 'ClusterUser', context)),
  )
  const agents = useCallQuery(
    'listDataAgents',
    { path: ofCluster, query: { limit: '1', offset: '0' } },
    ifAllowed(useVerdict('list', 'DataAgent', context)),
  )
  const schedule = useCallQuery(
    'listScheduledEvents',
    { path: ofCluster },
    ifAllowed(useVerdict('list', 'ScheduledEvent', context)),
  )
  const consumption = useCallQuery(
    'getClusterConsumption',
    { path: { id: person.uuid, instanceId: listed.id } },
    { retry: false },
  )
  const maySeeSubClusters = useVerdict('list', 'SubCluster', context).isAllowed
  const zone = browserZone()

  return (
    <FactList
      facts={[
        {
          label: 'clusterPage.subClusters',
          fact: factOf(maySeeSubClusters ? cluster?.subClusters : undefined, isLoading, (all) =>
            all.map(({ name }) => name),
          ),
        },
        {
          label: 'clusterPage.users',
          fact: factOf(users.data, isLoading || users.isLoading, (all) => countOf(all.length)),
        },
        {
          label: 'clusterPage.dataApps',
          fact: factOf(cluster?.importedBlueprints, isLoading, (all) =>
            all.map(({ name }) => name ?? t('clusters.notGiven')),
          ),
        },
        {
          label: 'clusterPage.dataAgents',
          fact: counted(agents.data?.total, isLoading || agents.isLoading),
        },
        {
          label: 'clusterPage.eventsToCome',
          fact: factOf(schedule.data, isLoading || schedule.isLoading, (all) =>
            eventsToCome(all, Date.now()).map(({ event, at }) => {
              const time = at === null ? t('clusterPage.timeUnknown') : fullDate(at, zone)
              return `${kindLabel(event)}, ${time}`
            }),
          ),
        },
        {
          label: 'clusterPage.lastConsumption',
          fact: consumed(consumption.data?.days, consumption.isLoading),
        },
      ]}
    />
  )
}

function counted(count: number | undefined, isReading: boolean): Fact {
  if (count === undefined) return isReading ? 'reading' : 'unknown'
  return { lines: countOf(count), unread: 0 }
}

function countOf(count: number): string[] {
  return count === 0 ? [] : [String(count)]
}

function consumed(days: ClusterConsumption['days'] | undefined, isReading: boolean): Fact {
  if (days === undefined) return isReading ? 'reading' : 'unknown'
  const sum = lastDays(days.entries, { count: lookedBack, now: Date.now() })
  return sum === null ? 'unknown' : { lines: [`${sum} IPU`], unread: days.faults.length }
}
