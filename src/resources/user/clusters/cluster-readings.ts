import type { Verdict } from '../../../access/explain'
import { hasAccessNow } from '../../../access/has-access-now'
import '../../../api/bring-late-calls'
import '../../../locales/late-texts'
import type { Cluster } from '../../../domain/cluster'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { ClusterUser } from '../../../domain/cluster-user'
import { operationOf } from '../../../domain/library-operation'
import type { SubCluster } from '../../../domain/sub-cluster'
import { numberText } from '../../../locales/locale'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { type Fact, factOf, unreadIn } from '../../../views/confirm/fact-list'
import { linesToCome } from '../../cluster/scheduled-events/form'

/** One cluster, and what its other readings wait for. */
export type ClusterReading = ReturnType<typeof readingOf>

/** The cluster comes first: what the person may read of it follows from it, and an entry of the list says less. */
export function useListedCluster({ id, name }: Pick<Cluster, 'id' | 'name'>) {
  const { person } = useSession()
  const ofPerson = { path: { id: person.uuid, name } }
  const { data: cluster, isLoading } = useCallQuery('getCluster', ofPerson, { retry: false })
  return readingOf({ id, ofPerson, cluster, isLoading })
}

/** A cluster that is read already. */
export function useKnownCluster(cluster: ClusterDetail): ClusterReading {
  const { person } = useSession()
  const ofPerson = { path: { id: person.uuid, name: cluster.name } }
  return readingOf({ id: cluster.id, ofPerson, cluster, isLoading: false })
}

function readingOf({ id, ofPerson, cluster, isLoading }: ReadCluster) {
  return {
    cluster,
    isLoading,
    ofPerson,
    ofCluster: { path: { instanceId: id } },
    context: cluster ? { cluster, detail: cluster } : {},
    /** Options of a reading that is not made before, or unless, it is allowed. */
    ifAllowed: ({ isAllowed }: Verdict) =>
      ({ retry: false, enabled: cluster !== undefined && isAllowed }) as const,
  }
}

type ReadCluster = {
  id: string
  ofPerson: { path: { id: string; name: string } }
  cluster: ClusterDetail | undefined
  isLoading: boolean
}

/** Who may use the cluster. */
export function useUserReading({ ofPerson, ifAllowed, context, isLoading }: ClusterReading) {
  const users = useCallQuery(
    'listClusterUsers',
    ofPerson,
    ifAllowed(useVerdict('list', 'ClusterUser', context)),
  )
  return { data: users.data, isReading: isLoading || users.isLoading }
}

/** Names of the people who may use it; who is only invited may not yet. */
export function useUserNames(reading: ClusterReading): Fact {
  const { data, isReading } = useUserReading(reading)
  return factOf(data, isReading, (all) => all.filter(hasAccessNow).map(userName))
}

/** What a person goes by in a line of a fact. */
export function userName({ name, email, id }: ClusterUser): string {
  return name ?? email ?? id
}

/** What the schedule of the cluster does from now on, each with its time. */
export function useEventsToCome({ ofCluster, ifAllowed, context, isLoading }: ClusterReading): Fact {
  const schedule = useCallQuery(
    'listScheduledEvents',
    ofCluster,
    ifAllowed(useVerdict('list', 'ScheduledEvent', context)),
  )
  return factOf(schedule.data, isLoading || schedule.isLoading, linesToCome)
}

/** Names of the libraries that are being installed or uninstalled. */
export function useInstallations({ ofCluster, ifAllowed, context, isLoading }: ClusterReading): Fact {
  const libraries = useCallQuery(
    'listLibraries',
    ofCluster,
    ifAllowed(useVerdict('list', 'Library', context)),
  )
  return factOf(libraries.data, isLoading || libraries.isLoading, (all) =>
    all.filter((library) => operationOf(library) !== null).map(({ name }) => name),
  )
}

/** Names of its self-managed clusters; of a cluster that says nothing of them, they are unknown. */
export function useSubClusterNames(
  { cluster, context, isLoading }: ClusterReading,
  isMeant: (subCluster: SubCluster) => boolean = () => true,
): Fact {
  const { isAllowed } = useVerdict('list', 'SubCluster', context)
  const known = isAllowed && cluster?.hasSubClusterList === true ? cluster.subClusters : undefined
  return factOf(known, isLoading, (all) => all.filter(isMeant).map(({ name }) => name))
}

/** The data apps of the cluster, each with its tenant: one app may be imported into several. */
export function dataAppsOf(cluster: ClusterDetail | undefined, isLoading: boolean): Fact {
  return factOf(cluster?.importedBlueprints ?? undefined, isLoading, (all) =>
    all.map(({ name, tenant }) => {
      const app = name ?? t('clusters.notGiven')
      return tenant === null ? app : t('clusterPage.dataAppOfTenant', { app, tenant })
    }),
  )
}

/** Data agents asked for; fewer are all there are. */
const agentPage = 100

/** How many data agents there are. Of a server that does not say it, those it lists are counted where they are all. */
export function useAgentCount({ ofCluster, ifAllowed, context, isLoading }: ClusterReading): Fact {
  const { data, isLoading: isReading } = useCallQuery(
    'listDataAgents',
    { ...ofCluster, query: { limit: String(agentPage), offset: '0' } },
    ifAllowed(useVerdict('list', 'DataAgent', context)),
  )
  if (data === undefined) return isLoading || isReading ? 'reading' : 'unknown'
  const listed = data.records.length + unreadIn(data.records)
  const count = data.total ?? (listed < agentPage ? listed : null)
  return count === null ? 'unknown' : { lines: count === 0 ? [] : [numberText(count)], unread: 0 }
}
