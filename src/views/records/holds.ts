import { type Bound, forSchemaList, type ResourceRecord } from '../../definitions/resource-record'
import { clusterSchema } from '../../domain/cluster'
import {
  applyIntents,
  type ClusterIntent,
  intentKinds,
  isIntentShown,
  settleIntents,
} from '../../domain/cluster-intent'

/** A command a person gave that the server has not yet shown. Instants are milliseconds since the epoch. */
export type Hold = {
  recordId: string
  /** Name of the optimistic change. */
  change: string
  startedAt: number
  /** When the server accepted the command; null while the call runs. */
  acceptedAt: number | null
}

/** How the optimistic changes of a resource are shown, and when the server has agreed to them. */
export type HoldRules = {
  /** From when each change shows: at the click, or once the server has accepted the command. */
  changes: Readonly<Record<string, 'at-once' | 'when-accepted'>>
  show: Bound<
    (records: readonly ResourceRecord[], holds: readonly Hold[], now: number) => readonly ResourceRecord[]
  >
  settle: Bound<
    (
      records: readonly ResourceRecord[],
      holds: readonly Hold[],
      answer: { requestedAt: number; now: number },
    ) => readonly Hold[]
  >
  /** Whether records that were read after a command whose answer was lost show that it had its effect. */
  isShown: Bound<(records: readonly ResourceRecord[], hold: Hold) => boolean>
}

/** Hold rules by the name a definition gives them. */
export const holdRules: Readonly<Record<string, HoldRules>> = {
  'cluster-intents': {
    changes: { connect: 'at-once', disconnect: 'at-once', delete: 'when-accepted' },
    show: forSchemaList(clusterSchema, (clusters, holds: readonly Hold[], now: number) =>
      applyIntents(clusters, holds.flatMap(toIntent), now),
    ),
    settle: forSchemaList(
      clusterSchema,
      (clusters, holds: readonly Hold[], answer: { requestedAt: number; now: number }) => {
        const kept = settleIntents(holds.flatMap(toIntent), clusters, answer)
        return holds.filter((hold) => kept.some((intent) => isSame(hold, intent)))
      },
    ),
    isShown: forSchemaList(clusterSchema, (clusters, hold: Hold) =>
      toIntent(hold).some((intent) => isIntentShown(intent, clusters)),
    ),
  },
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
