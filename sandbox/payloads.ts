import { idleTimes, sizes } from './catalogue'
import { sentPoliciesOf } from './cluster-roles'
import { type LifecycleState, stateAt } from './lifecycle'
import type { VisibleCluster } from './store/clusters'
import type { PersonRow } from './store/people'
import type { WireEntry, WireService, WireStatusEntry, WireUser } from './wire'

/** `user` of GET me, with the clusters the person owns counted. */
export function userPayload(person: PersonRow, ownedClusters: number): WireUser {
  return { ...person.wire, instancesCount: ownedClusters }
}

/** One entry of the cluster list as this person sees it at this simulated instant (D1 §3). */
export function entryPayload(visible: VisibleCluster, now: number): WireEntry {
  const { cluster, ownerName } = visible
  const state = stateAt(cluster, now)
  const size = sizes.find(({ id }) => id === cluster.analyticsSizeId)
  return {
    instance: {
      id: cluster.id,
      name: cluster.name,
      hostName: `${cluster.name}.sandbox.test`,
      platform: cluster.platform,
      image: cluster.image,
      customBuild: null,
      corrupted: cluster.isCorrupted,
      isPremium: cluster.isPremium,
      cloneable: cluster.isCloneable,
      createdAt: new Date(cluster.createdAt).toISOString(),
      owner: { fullName: ownerName },
      csize: size?.name ?? cluster.analyticsSizeId,
      analyticsSize: { displayName: size?.displayName ?? cluster.analyticsSizeId },
      regionAlias: cluster.regionAlias,
      displayIdleTime: idleTimes.find(({ key }) => key === cluster.idleTime)?.display ?? cluster.idleTime,
      runningAt: runningAt(cluster, state),
      status: state === 'stopping' ? 'stopping' : null,
      clusterPolicy: sentPoliciesOf(visible),
      ...cluster.overrides,
    },
    services: servicePayloads(cluster.name, state),
  }
}

/** The part of an entry the 15 s poll brings. */
export function statusPayload(visible: VisibleCluster, now: number): WireStatusEntry {
  const { instance, services } = entryPayload(visible, now)
  const { id, name, corrupted, runningAt, status } = instance
  return { instance: { id, name, corrupted, runningAt, status }, services }
}

/** Empty while a cluster is being created for the first time: that tells creating from starting up (D1 §4). */
function runningAt(
  { startedAt, createdAt }: VisibleCluster['cluster'],
  state: LifecycleState,
): string | null {
  return state === 'creating' ? null : new Date(startedAt ?? createdAt).toISOString()
}

const serviceStatus: Record<LifecycleState, string> = {
  creating: 'loading',
  'starting-up': 'loading',
  running: 'running',
  stopping: 'disconnected',
  sleeping: 'disconnected',
  corrupted: 'disconnected',
}

function servicePayloads(clusterName: string, state: LifecycleState): WireService[] {
  const status = serviceStatus[state]
  const url = state === 'creating' ? null : `https://${clusterName}.sandbox.test/`
  return [
    { name: 'analytics', url, status },
    { name: 'loader', url: null, status },
  ]
}
