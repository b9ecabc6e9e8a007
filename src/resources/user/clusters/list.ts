import type {
  Grouping,
  OptimisticRules,
  OptimisticUpdate,
  PollMerge,
  Reader,
} from '../../../definitions/define-behaviour'
import type { Cluster } from '../../../domain/cluster'
import {
  applyIntents,
  type ClusterIntent,
  intentKinds,
  isIntentShown,
  settleIntents,
} from '../../../domain/cluster-intent'
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

/** The client parsed the answer of listClusterStatuses to this shape already; anything else brings no news. */
export const mergeStatuses: PollMerge<Cluster> = (clusters, answer, unread) => {
  const statuses = Array.isArray(answer) ? (answer as readonly ClusterStatus[]) : []
  const { clusters: records, isListStale } = mergeClusterStatuses(clusters, statuses, unread)
  return { records, isListStale }
}

/** Connecting, disconnecting and deleting show before the server agrees. */
export const optimisticRules: OptimisticRules<Cluster> = {
  changes: { connect: 'at-once', disconnect: 'at-once', delete: 'when-accepted' },
  show: (clusters, updates, now) => applyIntents(clusters, updates.filter(isIntent), now),
  settle: (clusters, updates, answer) => settleIntents(updates.filter(isIntent), clusters, answer),
  isShown: (clusters, update) => isIntent(update) && isIntentShown(update, clusters),
}

function isIntent(update: OptimisticUpdate): update is ClusterIntent {
  return intentKinds.some((known) => known === update.change)
}
