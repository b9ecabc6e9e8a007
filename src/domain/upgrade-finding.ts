import type { ClusterDetail } from './cluster-detail'
import { clusterStateOf } from './cluster-state'
import { expectedRange, type Finding, type Operation, settlingTime } from './operation'
import { hasVersion } from './pending-update'

/**
 * Milliseconds after which a cluster that runs on with another version is believed. The specification gives no time for
 * an upgrade: this is the longest it gives for making a cluster (D1 §9).
 */
const longestUpgrade = expectedRange.create.max

/**
 * What a cluster says of an upgrade: it is reached by the version alone, for a cluster runs before it too.
 * @param cluster as it was read after the start
 */
export function upgradeFinding(
  { version, startedAt }: Pick<Operation, 'version' | 'startedAt'>,
  cluster: ClusterDetail,
  now: number,
): Finding {
  const elapsed = now - startedAt
  const state = clusterStateOf(cluster)
  if (state === 'corrupted') return 'broken'
  // It runs on for a while after the command, and starts anew.
  if ((state !== 'running' && state !== 'sleeping') || elapsed <= settlingTime) return null
  if (version !== undefined && hasVersion(cluster, version)) return 'reached'
  if (state === 'sleeping') return 'undone'
  return elapsed > longestUpgrade ? 'unseen' : null
}
