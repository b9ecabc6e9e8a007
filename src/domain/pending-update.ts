import * as z from 'zod/mini'
import type { ClusterDetail } from './cluster-detail'
import { clusterStateOf } from './cluster-state'
import { compareVersions } from './version'

/** A change of a cluster that waits (D2 §3 'Pending update'). */
export const pendingUpdateSchema = z.object({
  id: z.string(),
  /** When it is applied: ISO 8601, or anything else for the next startup (DET-D34). */
  value: z.nullable(z.string()),
  /** What the cluster is to become, where the server says it. */
  version: z.nullable(z.string()),
})
export type PendingUpdate = z.infer<typeof pendingUpdateSchema>

/** What a cluster is to be updated to: one of its available upgrades, or any build by its number. */
export type UpgradeTarget = { version: string; isByBuildNumber: boolean }

/** Whether an update is applied as soon as it is asked for; it is scheduled otherwise (D2 §4 'Upgrade'). */
export function isUpgradedAtOnce(cluster: ClusterDetail): boolean {
  return clusterStateOf(cluster) === 'running'
}

/** The releases a cluster may be updated to, the newest first, each once. */
export function releasesOf({ availableUpgrades }: Pick<ClusterDetail, 'availableUpgrades'>): string[] {
  return [...new Set(availableUpgrades)].sort((one, other) => compareVersions(other, one))
}

/** Whether a cluster is, or becomes, what it was asked to be updated to. */
export function hasVersion(cluster: ClusterDetail, version: string): boolean {
  return cluster.version === version || cluster.customBuild === version
}

/** Whether an update to that version waits; of one whose version the server does not send nobody knows whose it is. */
export function isPendingOf(updates: readonly PendingUpdate[], { version }: UpgradeTarget): boolean {
  return updates.some((update) => update.version === version)
}
