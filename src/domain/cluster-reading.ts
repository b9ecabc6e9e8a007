import type { Cluster } from './cluster'
import type { ClusterDetail } from './cluster-detail'
import { type ClusterState, clusterStateOf, mainStatusOf, withMainStatus } from './cluster-state'

/**
 * A cluster as its page shows it: what only the page reads, in the state of whichever account of it is newer. The
 * list's services stay, because only they carry addresses.
 * @param listed the cluster's entry in the list, where that is known
 */
export function newestReading(
  detail: ClusterDetail,
  listed: Cluster | undefined,
  isListNewer: boolean,
): ClusterDetail {
  if (!listed) return detail
  if (!isListNewer && clusterStateOf(detail) !== 'unknown') {
    return { ...detail, services: withMainStatus(listed, mainStatusOf(detail)) }
  }
  const { isCorrupted, instanceStatus, runningAt, services } = listed
  return { ...detail, isCorrupted, instanceStatus, runningAt, services }
}

/** On its way from one state to another: the page reads it again at the list's cadence (DET-D26). */
export function isTransitional(state: ClusterState): boolean {
  return state === 'creating' || state === 'starting-up' || state === 'stopping'
}

/** What the page's connection display says (D2 §4, DET-081, DET-D18). */
export type Connection = 'connected' | 'connecting' | 'disconnected' | 'unavailable' | 'unknown'

const connections: Readonly<Record<ClusterState, Connection>> = {
  running: 'connected',
  'starting-up': 'connecting',
  creating: 'connecting',
  stopping: 'disconnected',
  sleeping: 'disconnected',
  corrupted: 'unavailable',
  unknown: 'unknown',
}

export function connectionOf(state: ClusterState): Connection {
  return connections[state]
}
