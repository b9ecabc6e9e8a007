import type { OptimisticRules, OptimisticUpdate } from '../../../definitions/define-behaviour'
import type { Cluster } from '../../../domain/cluster'
import {
  applyIntents,
  type ClusterIntent,
  intentKinds,
  isIntentShown,
  settleIntents,
} from '../../../domain/cluster-intent'

/** Connecting, disconnecting and deleting show before the server agrees. */
export const clusterOptimisticRules: OptimisticRules<Cluster> = {
  changes: { connect: 'at-once', disconnect: 'at-once', delete: 'when-accepted' },
  show: (clusters, updates, now) => applyIntents(clusters, updates.flatMap(toIntent), now),
  settle: (clusters, updates, answer) => {
    const kept = settleIntents(updates.flatMap(toIntent), clusters, answer)
    return updates.filter((update) => kept.some((intent) => isSame(update, intent)))
  },
  isShown: (clusters, update) => toIntent(update).some((intent) => isIntentShown(intent, clusters)),
}

function toIntent({ recordId, change, startedAt, acceptedAt }: OptimisticUpdate): ClusterIntent[] {
  const kind = intentKinds.find((known) => known === change)
  return kind ? [{ clusterId: recordId, kind, startedAt, acceptedAt }] : []
}

function isSame(update: OptimisticUpdate, intent: ClusterIntent): boolean {
  return (
    update.recordId === intent.clusterId &&
    update.change === intent.kind &&
    update.startedAt === intent.startedAt
  )
}
