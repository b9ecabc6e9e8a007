import type { Grouping, PollMerge, Reader } from '../../../definitions/define-behaviour'
import type { Cluster } from '../../../domain/cluster'
import {
  type ClusterStatus,
  clusterStateOf,
  mergeClusterStatuses,
  panelOf,
} from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import { platformLabel, stateLabel } from './labels'

export const stateReader: Reader<Cluster> = {
  read: clusterStateOf,
  label: (value) => t(stateLabel(value)),
}

export const platformReader: Reader<Cluster> = { read: ({ platform }) => platform, label: platformLabel }

export const panelOfCluster: Grouping<Cluster> = (cluster) => panelOf(clusterStateOf(cluster))

export const mergeStatuses: PollMerge<Cluster> = (clusters, answer) => {
  const { clusters: records, isListStale } = mergeClusterStatuses(clusters, readStatuses(answer))
  return { records, isListStale }
}

/** The client parsed the answer of listClusterStatuses to this shape already; anything else brings no news. */
function readStatuses(answer: unknown): readonly ClusterStatus[] {
  return Array.isArray(answer) ? (answer as readonly ClusterStatus[]) : []
}
