import { type ScaledService, scaledServices } from '../src/domain/auto-scale-history'
import type { ServiceAction } from '../src/domain/service'
import { stateAt } from './lifecycle'
import { type ClusterRow, changeOverrides } from './store/clusters'
import type { Db } from './store/open-store'
import { changeRecord, insertRecordOnce, listRecords } from './store/records'
import { type SubClusterRow, subClusterPayload } from './sub-cluster-payload'

/** Resource of the rows that say what was last done to a node. */
export const serviceNodes = 'service-nodes'

/** What the store keeps of a node that somebody acted on; its status follows from it and the clock. */
export type ServiceNodeRow = {
  name: string
  action: ServiceAction | null
  /** Simulated instant of the action. */
  at: number
  /** Stays like this until somebody acts. */
  held: Readonly<Record<string, unknown>> | null
}

/** Nodes of one service at the most. */
export const mostNodes = 10

/** Resource of the rows that say from how many nodes a service came to those it has now. */
const serviceCounts = 'service-counts'
type ServiceCountRow = { service: string; from: number; at: number }

/** A node as the status call sends it (D2 §3 'Service status'). */
export type WireServiceNode = { node_name: string; name: string; status: string } & Record<string, unknown>

/** One of the four services, or the self-managed clusters of a kind. */
export type WireGroup =
  | 'analytics'
  | 'loader'
  | 'sqli'
  | 'notebook'
  | 'analyticsSubCluster'
  | 'loaderSubCluster'

const second = 1_000
/** How long a node takes for each action, in simulated milliseconds, and what it says meanwhile. */
const steps: Readonly<Record<ServiceAction, readonly { until: number; status: string }[]>> = {
  start: [{ until: 30 * second, status: 'starting' }],
  'force start': [{ until: 30 * second, status: 'starting' }],
  stop: [{ until: 20 * second, status: 'stopping' }],
  restart: [
    { until: 20 * second, status: 'stopping tenant(s)' },
    { until: 50 * second, status: 'is starting' },
  ],
}

/** A new node is listed after a while, starts, and runs; one that goes stops first. */
const arrival = { listed: 15 * second, started: 60 * second }
const departure = 30 * second

/** The nodes of a cluster by service, at a simulated instant. */
export async function serviceNodesAt(
  db: Db,
  cluster: ClusterRow,
  now: number,
): Promise<Record<WireGroup, WireServiceNode[]>> {
  const owner = { clusterId: cluster.id }
  const acted = await listRecords<ServiceNodeRow>(db, serviceNodes, owner)
  const counts = await listRecords<ServiceCountRow>(db, serviceCounts, owner)
  const subClusters = await listRecords<SubClusterRow>(db, 'sub-clusters', owner)
  const state = stateAt(cluster, now)
  const isAwake = state === 'running'
  const asIs = (name: string, otherwise: string) => {
    const row = acted.find(({ payload }) => payload.name === name)?.payload
    // What was done before the cluster last started is over.
    const isOver = row === undefined || (cluster.heldState === null && row.at < cluster.transitionAt)
    return isOver ? { status: otherwise } : { status: otherwise, ...actedOn(row, now) }
  }
  const plain = (service: string, configured: number): WireServiceNode[] => {
    const count = counts.find(({ payload }) => payload.service === service)?.payload
    return positionsOf(configured, count, now).map(({ position, status }) => {
      const name = `${cluster.name}-${service}-${position}`
      if (!isAwake) return { node_name: name, name: service, status: 'sleeping', failover: false }
      return { node_name: name, name: service, failover: false, ...asIs(name, status) }
    })
  }
  const ofSubClusters = (types: readonly string[]): WireServiceNode[] =>
    subClusters
      .map((row) => subClusterPayload(row, state, now))
      .filter(({ type }) => types.includes(type))
      .flatMap(({ name, nodes, status, state: connection, type }) =>
        Array.from({ length: nodes }, (_, index) => ({
          node_name: `${name}-${index + 1}`,
          name,
          subclusterStatus: connection,
          failover: type === 'fallbackanalytics',
          ...(status === 'running' ? asIs(`${name}-${index + 1}`, status) : { status }),
        })),
      )
  return {
    analytics: plain('analytics', cluster.overrides.analyticsNodes ?? 1),
    loader: plain('loader', cluster.overrides.loaderNodes ?? 1),
    sqli: plain('sqli', cluster.overrides.sqliEnabled ? 1 : 0),
    notebook: plain('notebook', 1),
    analyticsSubCluster: ofSubClusters(['analytics', 'fallbackanalytics']),
    loaderSubCluster: ofSubClusters(['loader']),
  }
}

/** The status of a service as a whole: that of its nodes where they agree. */
export function statusOfAll(nodes: readonly WireServiceNode[]): string | null {
  const statuses = new Set(
    nodes.map(({ status, statusType }) => (typeof statusType === 'string' ? statusType : status)),
  )
  if (statuses.size === 0) return null
  if (statuses.size === 1) return [...statuses][0] ?? null
  const isMoving = [...statuses].some((status) => /start(ing)?$|stopping/.test(status))
  return isMoving ? 'processing' : 'started with warnings'
}

/** Remembers what was done to a node. */
export async function actOnNode(
  db: Db,
  clusterId: string,
  name: string,
  action: ServiceAction,
  at: number,
): Promise<void> {
  const payload = { name, action, at, held: null } satisfies ServiceNodeRow
  await putRow(db, serviceNodes, toServiceNodeId(clusterId, name), clusterId, payload)
}

/** How many nodes services are to have; left out, as many as before. */
export type Replicas = Readonly<Record<ScaledService, number | undefined>>

/** Gives services other numbers of nodes, which come and go by and by; a second analytics node restarts the first. */
export async function changeNodes(
  db: Db,
  cluster: ClusterRow,
  replicas: Replicas,
  at: number,
): Promise<void> {
  for (const service of scaledServices) {
    const wanted = replicas[service]
    const field = `${service}Nodes` as const
    const from = cluster.overrides[field] ?? 1
    if (wanted === undefined || wanted === from) continue
    await changeOverrides(db, cluster.id, { [field]: wanted })
    const row = { service, from, at } satisfies ServiceCountRow
    await putRow(db, serviceCounts, `service-count-${cluster.id}-${service}`, cluster.id, row)
    if (service === 'analytics' && from === 1)
      await actOnNode(db, cluster.id, `${cluster.name}-analytics-1`, 'restart', at)
  }
}

export function toServiceNodeId(clusterId: string, name: string): string {
  return `service-node-${clusterId}-${name}`
}

async function putRow(
  db: Db,
  resource: string,
  id: string,
  clusterId: string,
  payload: ServiceNodeRow | ServiceCountRow,
): Promise<void> {
  const row = { id, resource, owner: { clusterId }, payload, createdAt: payload.at }
  if (!(await insertRecordOnce(db, row))) await changeRecord(db, id, payload)
}

/** What an action has come to so far, as fields of the node. */
function actedOn({ action, at, held }: ServiceNodeRow, now: number): Readonly<Record<string, unknown>> {
  if (action === null) return held ?? {}
  const step = steps[action].find(({ until }) => now < at + until)
  return { status: step?.status ?? (action === 'stop' ? 'not running' : 'running') }
}

/** Which nodes are listed, and what those say that nobody acted on. */
function positionsOf(configured: number, count: ServiceCountRow | undefined, now: number) {
  const since = count ? now - count.at : Number.POSITIVE_INFINITY
  const from = count?.from ?? configured
  const most = since < departure ? Math.max(configured, from) : configured
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((position) => {
    if (position > configured) return [{ position, status: 'stopping' }]
    if (position <= from || since >= arrival.started) return [{ position, status: 'running' }]
    return since < arrival.listed ? [] : [{ position, status: 'starting' }]
  })
}
