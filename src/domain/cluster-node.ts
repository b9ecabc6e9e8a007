/** Kinds of nodes, in the order in which they are shown (D2 §3 'Node'). */
export const nodeTypes = ['analytics', 'loader', 'cmc', 'subcluster'] as const

/** The disk of one node, GB; null where the server does not say. */
export type ClusterNode = {
  /** As the server calls it: one of nodeTypes, or of a kind nobody knows yet. */
  type: string | null
  /** The sub-cluster it belongs to. */
  subCluster: string | null
  diskSize: number | null
  availableSize: number | null
}

/** Nodes in the order of their types, those of one sub-cluster together; unknown types last. */
export function nodesInOrder(nodes: readonly ClusterNode[]): ClusterNode[] {
  return nodes.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (one.subCluster ?? '').localeCompare(other.subCluster ?? ''),
  )
}

const ranks: readonly (string | null)[] = nodeTypes

function rankOf({ type }: ClusterNode): number {
  const place = ranks.indexOf(type)
  return place === -1 ? ranks.length : place
}
