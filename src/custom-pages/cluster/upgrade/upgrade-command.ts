import { toUpgradeRequest } from '../../../api/wire/pending-update'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { isUpgradedAtOnce, type UpgradeTarget } from '../../../domain/pending-update'

/** What is sent for an update: of a running cluster it is applied at once, else it is scheduled (D2 §4 'Upgrade'). */
export function upgradeCommandOf(cluster: ClusterDetail, target: UpgradeTarget) {
  const change = toUpgradeRequest(target)
  if (isUpgradedAtOnce(cluster)) return { call: 'upgradeCluster', body: change } as const
  return { call: 'scheduleUpgrade', body: { kind: 'UPGRADE_VERSION', change } } as const
}
