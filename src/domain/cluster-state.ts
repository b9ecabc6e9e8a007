import type { Cluster, ClusterService } from './cluster'

/** Every state a cluster can show (D1 §4 'Displayed cluster state'); `unknown` is the specification's undefined. */
export const clusterStates = [
  'corrupted',
  'stopping',
  'starting-up',
  'creating',
  'sleeping',
  'running',
  'unknown',
] as const
export type ClusterState = (typeof clusterStates)[number]

/** What the colour of a card says: orange, green, red, grey (D1 §4, CLU-D05). */
export type ClusterTone = 'working' | 'connected' | 'disconnected' | 'unavailable'

export const stateTone: Readonly<Record<ClusterState, ClusterTone>> = {
  corrupted: 'unavailable',
  stopping: 'working',
  'starting-up': 'working',
  creating: 'working',
  sleeping: 'disconnected',
  running: 'connected',
  unknown: 'unavailable',
}

/** A group of clusters. */
export type ClusterPanel = 'connected' | 'disconnected'

/** The news a poll brings of one cluster (D1 §7 'GET services'); a part left out keeps what the list said. */
export type ClusterStatus = {
  id: string
  isCorrupted?: boolean | undefined
  runningAt?: string | null | undefined
  instanceStatus?: string | null | undefined
  services: readonly ClusterService[]
  /** Of the main service, where the poll has no services. */
  mainStatus?: string | undefined
}

/** The state to show, by the first rule that fits in the order of D1 §4. */
export function clusterStateOf(cluster: Cluster): ClusterState {
  if (cluster.isCorrupted) return 'corrupted'
  if (cluster.instanceStatus === 'stopping') return 'stopping'
  switch (cluster.services[mainServiceIndex(cluster)]?.status) {
    case 'loading':
      return cluster.runningAt ? 'starting-up' : 'creating'
    case 'disconnected':
      return 'sleeping'
    case 'running':
      return 'running'
    default:
      return 'unknown'
  }
}

/** The address that opens the cluster, as its main service gives it; not yet checked to be a safe link. */
export function clusterUrlOf(cluster: Cluster): string | null {
  return cluster.services[mainServiceIndex(cluster)]?.url ?? null
}

/** Where a state is listed, on the list and beside a cluster's page alike; every state is somewhere (CLU-D04). */
export function panelOf(state: ClusterState): ClusterPanel {
  return state === 'sleeping' || state === 'corrupted' || state === 'unknown' ? 'disconnected' : 'connected'
}

/**
 * The list with the news of a poll in it (CLU-D02). A cluster without news, and a list without any, stays the same
 * object, so that nothing is redrawn. `isListStale` says that a cluster came or went, or changed in a way of which the
 * poll tells only a part: load the list again.
 */
export function mergeClusterStatuses(
  clusters: readonly Cluster[],
  statuses: readonly ClusterStatus[],
  unread: ReadonlySet<string> = new Set(),
): { clusters: readonly Cluster[]; isListStale: boolean } {
  const statusById = new Map(statuses.map((status) => [status.id, status]))
  const merged = clusters.map((cluster) => {
    const status = statusById.get(cluster.id)
    return status ? withStatus(cluster, status) : cluster
  })
  const knownIds = new Set(clusters.map(({ id }) => id))
  return {
    clusters: merged.every((cluster, index) => cluster === clusters[index]) ? clusters : merged,
    isListStale:
      clusters.some(({ id }) => !statusById.has(id) && !unread.has(id)) ||
      merged.some((cluster, index) => isHalfTold(statusById.get(cluster.id), cluster, clusters[index])) ||
      statuses.some(({ id }) => !knownIds.has(id) && !unread.has(id)),
  }
}

/**
 * The cluster as it looks right after Connect: loading, and shown as starting-up even if it never ran
 * (D1 §4 'Connect', CLU-D08).
 * @param now milliseconds since the epoch
 */
export function afterConnect(cluster: Cluster, now: number): Cluster {
  return {
    ...cluster,
    instanceStatus: null,
    runningAt: cluster.runningAt || new Date(now).toISOString(),
    services: withMainStatus(cluster, 'loading'),
  }
}

/** The cluster as it looks right after Disconnect (D1 §4 'Disconnect'). */
export function afterDisconnect(cluster: Cluster): Cluster {
  return { ...cluster, instanceStatus: null, services: withMainStatus(cluster, 'disconnected') }
}

/** The status of the main service; '' where there is none. */
export function mainStatusOf(cluster: Pick<Cluster, 'services'>): string {
  return cluster.services[mainServiceIndex(cluster)]?.status ?? ''
}

/** The analytics service where one is named so, otherwise the first (CLU-D07). */
function mainServiceIndex({ services }: Pick<Cluster, 'services'>): number {
  return Math.max(
    services.findIndex(({ kind }) => kind === 'analytics'),
    0,
  )
}

/** The services with another status of the main one. */
export function withMainStatus(cluster: Pick<Cluster, 'services'>, status: string): ClusterService[] {
  if (cluster.services.length === 0) return [{ kind: null, url: null, status }]
  const main = mainServiceIndex(cluster)
  return cluster.services.map((service, index) => (index === main ? { ...service, status } : service))
}

function withStatus(cluster: Cluster, status: ClusterStatus): Cluster {
  const { isCorrupted = cluster.isCorrupted, runningAt = cluster.runningAt } = status
  const { instanceStatus = cluster.instanceStatus } = status
  const { mainStatus = mainStatusOf(cluster) } = status
  const services =
    mainStatus === mainStatusOf(cluster)
      ? mergeServices(cluster.services, status.services)
      : withMainStatus(cluster, mainStatus)
  const isUnchanged =
    isCorrupted === cluster.isCorrupted &&
    runningAt === cluster.runningAt &&
    instanceStatus === cluster.instanceStatus &&
    services === cluster.services
  return isUnchanged ? cluster : { ...cluster, isCorrupted, runningAt, instanceStatus, services }
}

/** Whether the state hangs on something that the poll leaves out and that has changed, or changes by itself. */
function isHalfTold(status: ClusterStatus | undefined, now: Cluster, before: Cluster | undefined): boolean {
  if (!status || !before) return false
  if (status.instanceStatus === undefined && now.instanceStatus === 'stopping') return true
  const told = [status.isCorrupted, status.runningAt, status.instanceStatus]
  return told.includes(undefined) && mainStatusOf(now) !== mainStatusOf(before)
}

/** A poll may leave out what does not change: the services altogether, or parts of one. */
function mergeServices(known: ClusterService[], polled: readonly ClusterService[]): ClusterService[] {
  if (polled.length === 0) return known
  const services = polled.map((service, index) => {
    const before = known.find(({ kind }) => kind !== null && kind === service.kind) ?? known[index]
    if (!before || (service.kind !== null && before.kind !== null && service.kind !== before.kind)) {
      return service
    }
    return {
      kind: service.kind ?? before.kind,
      url: service.url ?? before.url,
      status: service.status || before.status,
    }
  })
  const isUnchanged =
    services.length === known.length &&
    services.every((service, index) => {
      const before = known[index]
      return before?.kind === service.kind && before.url === service.url && before.status === service.status
    })
  return isUnchanged ? known : services
}
