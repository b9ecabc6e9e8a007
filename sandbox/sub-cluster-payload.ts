import { sizes } from './catalogue'
import type { LifecycleState } from './lifecycle'
import type { StoredRecord } from './store/records'

/** What the store keeps of a self-managed cluster; its state follows from it and the clock. Instants are simulated. */
export type SubClusterRow = {
  name: string
  type: string
  sizeID: string
  nodes: number
  configs: Record<string, boolean>
  transition: 'connect' | 'disconnect'
  transitionAt: number
  areNodesStopped: boolean
}

const minute = 60_000
const takes = { connect: 3 * minute, disconnect: 0.5 * minute } as const

function subClusterState(row: SubClusterRow, cluster: LifecycleState, now: number) {
  if (cluster !== 'running') return 'disconnected'
  if (now < row.transitionAt + takes[row.transition]) return 'loading'
  return row.transition === 'connect' ? 'running' : 'disconnected'
}

/** One entry of `subClusters` (D3 §3 'Self-managed sub-cluster'). `ipu` is that of one node. */
export function subClusterPayload(
  { id, payload }: StoredRecord<SubClusterRow>,
  cluster: LifecycleState,
  now: number,
) {
  const { name, type, sizeID, nodes, configs } = payload
  const size = sizes.find((candidate) => candidate.id === sizeID)
  const state = subClusterState(payload, cluster, now)
  return {
    id,
    name,
    nodes,
    ipu: (type === 'loader' ? size?.loaderSizeIpu : size?.analyticsSizeIpu) ?? 0,
    sizeDisplayName: size?.displayName ?? sizeID,
    sizeID,
    type,
    status: statusOf(payload, state),
    state,
    url: type === 'loader' ? null : `https://${name}.sandbox.test/`,
    configs: JSON.stringify(configs),
  }
}

function statusOf(row: SubClusterRow, state: string): string {
  if (state === 'disconnected') return 'sleeping'
  if (state === 'loading') return row.transition === 'connect' ? 'starting' : 'stopping'
  return row.areNodesStopped ? 'not running' : 'running'
}
