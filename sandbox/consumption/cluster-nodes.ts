import { rounded } from '../../src/domain/rounded'
import { chance } from '../chance'
import type { ClusterRow } from '../store/clusters'

/** What is reported of the disk of a cluster's nodes (D2 §3 'Node'). Sizes in GB. */
export type NodeCounts = {
  analytics: number
  loader: number
  subClusters: readonly { name: string; nodes: number }[]
}

/** The nodes of a cluster with remote storage, which share what it consumed. */
export function clusterNodes(cluster: ClusterRow, counts: NodeCounts, consumedData: number) {
  const several = (count: number, node: { type: string; subcluster: string | null }) =>
    Array.from({ length: count }, () => node)
  const nodes = [
    ...several(counts.analytics, { type: 'analytics', subcluster: null }),
    ...several(counts.loader, { type: 'loader', subcluster: null }),
    { type: 'cmc', subcluster: null },
    ...counts.subClusters.flatMap(({ name, nodes: count }) =>
      several(count, { type: 'subcluster', subcluster: name }),
    ),
  ]
  const weights = nodes.map(({ type }, index) => 0.5 + chance(`${cluster.id} ${type} ${index}`))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return nodes.map((node, index) => {
    const used = consumedData * ((weights[index] ?? 0) / all)
    return { ...node, diskSize: cluster.diskSize, availabeSize: rounded(cluster.diskSize - used) }
  })
}
