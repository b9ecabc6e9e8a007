import { t } from '../locales/t'
import type { Reason, Verdict } from './explain'

/** What is known of the node an action is asked for. */
export type NodeStanding = { isOfSubCluster: boolean; isDisconnected: boolean }

/**
 * Why nothing may be done to a node now: what access says of the services; of a node of a self-managed cluster also who
 * may act on those at all, and that it must be connected (CFG-023, CFG-D16, SUB-D17).
 * @param services the verdict on changing the services
 * @param subClusters the verdict on restarting self-managed clusters
 */
export function reasonsAgainstNode(
  { isOfSubCluster, isDisconnected }: NodeStanding,
  services: Pick<Verdict, 'reasons'>,
  subClusters: Pick<Verdict, 'reasons'>,
): readonly Reason[] {
  if (!isOfSubCluster) return services.reasons
  const permission = subClusters.reasons.filter(({ kind }) => kind === 'policy' || kind === 'flag')
  return [...services.reasons, ...permission, ...(isDisconnected ? [disconnected()] : [])]
}

function disconnected(): Reason {
  return {
    rule: 'cluster-services.sub-cluster-connected',
    kind: 'state',
    sentence: t('access.noActionsOnSubCluster'),
    remedy: 'connect',
    source: "D2 §4 'Per-node actions by status', CFG-D16",
  }
}
