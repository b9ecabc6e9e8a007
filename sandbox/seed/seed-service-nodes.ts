import { type ServiceNodeRow, serviceNodes, toServiceNodeId } from '../service-nodes'
import type { NewRecord } from '../store/records'

/** Nodes that have failed, or warn, on the first day, by their cluster. */
const troubled: Readonly<Record<string, readonly Omit<ServiceNodeRow, 'action' | 'at'>[]>> = {
  mktsaas: [
    {
      name: 'mktsaas-loader-1',
      held: {
        status: 'failed to start',
        statusMessage: 'The loader stopped while it was starting.',
        error: ['java.lang.OutOfMemoryError: Java heap space', 'Exit code 137 after 41 s'],
      },
    },
    {
      name: 'mktsaas-notebook-1',
      held: {
        statusType: 'started with warnings',
        status: 'started',
        warnings: ['The package pandas 2.1.0 is older than the image expects.'],
      },
    },
  ],
}

/** The service nodes that are not just running on the first day. */
export function seedServiceNodes(
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): NewRecord[] {
  return Object.entries(troubled).flatMap(([name, nodes]) => {
    const cluster = clusters.find((one) => one.name === name)
    if (!cluster) throw new Error(`The seed names an unknown cluster: ${name}`)
    return nodes.map((node) => ({
      id: toServiceNodeId(cluster.id, node.name),
      resource: serviceNodes,
      owner: { clusterId: cluster.id },
      payload: { ...node, action: null, at: createdAt } satisfies ServiceNodeRow,
      createdAt,
    }))
  })
}
