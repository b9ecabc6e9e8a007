import type { Cluster } from './cluster'
import { afterConnect, afterDisconnect, type ClusterState, clusterStateOf } from './cluster-state'

export const intentKinds = ['connect', 'disconnect', 'delete'] as const
export type IntentKind = (typeof intentKinds)[number]

/** A command a person gave and the server has not yet shown. Instants are milliseconds since the epoch. */
export type ClusterIntent = {
  recordId: string
  change: IntentKind
  startedAt: number
  /** When the server accepted the command; null while the call runs. */
  acceptedAt: number | null
}

/**
 * How long the screen keeps showing what was asked for while the server shows something else, in milliseconds. Longer
 * than a call may take: a command without an answer is looked into before its card falls back.
 */
export const longestHold = 90_000

/**
 * The states the server shows that end the hold, because they agree with the command or overrule it. Stopping does not
 * end a disconnect: the card already is under Disconnected, and would jump to Connected and back. Only its absence from
 * the list shows that a cluster is deleted.
 */
const endsHold: Readonly<Record<IntentKind, readonly ClusterState[]>> = {
  connect: ['corrupted', 'starting-up', 'running'],
  disconnect: ['corrupted', 'sleeping'],
  delete: [],
}

/**
 * The list to show: the server's clusters with the commands given since on top (D1 §4 'Connect', 'Disconnect').
 * A cluster without a command stays the same object.
 */
export function applyIntents(
  clusters: readonly Cluster[],
  intents: readonly ClusterIntent[],
  now: number,
): readonly Cluster[] {
  const current = intents.filter((intent) => isWithinHold(intent, now))
  if (current.length === 0) return clusters
  return clusters.flatMap((cluster) => {
    const own = current.filter(({ recordId }) => recordId === cluster.id)
    if (own.some(({ change }) => change === 'delete')) return []
    return [own.reduce(withIntent, cluster)]
  })
}

/**
 * The commands still to be held after an answer with the server's clusters. Only an answer asked for after the
 * server accepted a command can speak about it; what an older answer shows was true before the click.
 * @param answer `requestedAt`: when its request was sent
 */
export function settleIntents(
  intents: readonly ClusterIntent[],
  clusters: readonly Cluster[],
  answer: { requestedAt: number; now: number },
): readonly ClusterIntent[] {
  const clusterById = new Map(clusters.map((cluster) => [cluster.id, cluster]))
  const isSettled = (intent: ClusterIntent) => {
    if (intent.acceptedAt === null || isKnownBefore(answer.requestedAt, intent.acceptedAt, answer.now))
      return false
    const cluster = clusterById.get(intent.recordId)
    return cluster === undefined || endsHold[intent.change].includes(clusterStateOf(cluster))
  }
  const settled = intents.filter(isSettled)
  const isPast = (intent: ClusterIntent) =>
    !isWithinHold(intent, answer.now) ||
    settled.some(
      (later) => later.recordId === intent.recordId && intents.indexOf(later) >= intents.indexOf(intent),
    )
  const held = intents.filter((intent) => !isPast(intent))
  return held.length === intents.length ? intents : held
}

/** States that show a command's effect. What only overrules it (corrupted, gone) shows nothing of it. */
const effects: Readonly<Record<Exclude<IntentKind, 'delete'>, readonly ClusterState[]>> = {
  connect: ['starting-up', 'running'],
  disconnect: ['stopping', 'sleeping'],
}

/** Whether the server's clusters, read after a command, show that it had its effect. */
export function isIntentShown(
  { recordId, change }: Pick<ClusterIntent, 'recordId' | 'change'>,
  clusters: readonly Cluster[],
): boolean {
  const cluster = clusters.find(({ id }) => id === recordId)
  if (change === 'delete') return cluster === undefined
  return cluster !== undefined && effects[change].includes(clusterStateOf(cluster))
}

/**
 * Whether an instant was before another, both of the past. Where the clock was put back since, the other is yet to come
 * and says nothing: an answer that is asked for now would be older than the one on screen for as long.
 */
export function isKnownBefore(instant: number, other: number, now: number): boolean {
  return instant < other && other <= now
}

function withIntent(cluster: Cluster, intent: ClusterIntent): Cluster {
  if (endsHold[intent.change].includes(clusterStateOf(cluster))) return cluster
  return intent.change === 'connect' ? afterConnect(cluster, intent.startedAt) : afterDisconnect(cluster)
}

function isWithinHold({ startedAt }: ClusterIntent, now: number): boolean {
  // Also where the clock was put back meanwhile.
  return Math.abs(now - startedAt) < longestHold
}
