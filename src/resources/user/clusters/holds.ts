import type { Hold, HoldRules } from '../../../definitions/define-behaviour'
import type { Cluster } from '../../../domain/cluster'
import {
  applyIntents,
  type ClusterIntent,
  intentKinds,
  isIntentShown,
  settleIntents,
} from '../../../domain/cluster-intent'

/** Connecting, disconnecting and deleting show before the server agrees. */
export const clusterHolds: HoldRules<Cluster> = {
  changes: { connect: 'at-once', disconnect: 'at-once', delete: 'when-accepted' },
  show: (clusters, holds, now) => applyIntents(clusters, holds.flatMap(toIntent), now),
  settle: (clusters, holds, answer) => {
    const kept = settleIntents(holds.flatMap(toIntent), clusters, answer)
    return holds.filter((hold) => kept.some((intent) => isSame(hold, intent)))
  },
  isShown: (clusters, hold) => toIntent(hold).some((intent) => isIntentShown(intent, clusters)),
}

function toIntent({ recordId, change, startedAt, acceptedAt }: Hold): ClusterIntent[] {
  const kind = intentKinds.find((known) => known === change)
  return kind ? [{ clusterId: recordId, kind, startedAt, acceptedAt }] : []
}

function isSame(hold: Hold, intent: ClusterIntent): boolean {
  return (
    hold.recordId === intent.clusterId && hold.change === intent.kind && hold.startedAt === intent.startedAt
  )
}
