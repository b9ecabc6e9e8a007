import type { ClusterDetail } from './cluster-detail'

/** Nodes of the services of a cluster that are paid by their size; null where their number is not known. */
export type NodeCounts = { analytics: number | null; loader: number | null }

/**
 * How many nodes the services of a cluster are to have, which is not how many are listed or run. The replicas that a
 * cluster update changes, and where they are left out the nodes (D2 §3 'Instance', API-037).
 */
export function configuredNodes({
  analyticsNodes,
  loaderNodes,
}: Pick<ClusterDetail, 'analyticsNodes' | 'loaderNodes'>): NodeCounts {
  return { analytics: analyticsNodes, loader: loaderNodes }
}
