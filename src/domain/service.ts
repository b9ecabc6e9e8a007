import { plainStatus } from './service-status'
import type { SubCluster } from './sub-cluster'

/** The tables of services, in their order (D2 §2 'Services control tables'). */
export const serviceGroups = [
  'analytics',
  'loader',
  'sqli',
  'notebook',
  'analyticsSubCluster',
  'loaderSubCluster',
] as const
export type ServiceGroupName = (typeof serviceGroups)[number]

/** Whether the nodes of a table are those of self-managed clusters. */
export function isOfSubCluster(group: ServiceGroupName): boolean {
  return group === 'analyticsSubCluster' || group === 'loaderSubCluster'
}

/** One node of a service (D2 §3 'Service status'). */
export type ServiceNode = {
  name: string
  /** The self-managed cluster it is of. */
  subCluster: string | null
  /** As the server spells it. */
  status: string
  /** Whether it has failed or only warns; null without a word of either. */
  fault: 'error' | 'warning' | null
  /** What the server says of the fault. */
  messages: readonly string[]
  /** Its self-managed cluster is disconnected. */
  isDisconnected: boolean
  isFailover: boolean
}

/** The nodes of a service, and what the server says of all of them together. */
export type ServiceGroup = {
  status: string | null
  nodes: readonly ServiceNode[]
  /** Nodes that were sent and could not be read. */
  unread: number
  /** Whether a list of them was sent that could be read: else nobody knows how many there are. */
  isListed: boolean
}
export type ServiceStatuses = Readonly<Record<ServiceGroupName, ServiceGroup>>

/** What may be asked of a node, spelt as on the wire (D2 §7 'Services'). */
export const serviceActions = ['start', 'force start', 'restart', 'stop'] as const
export type ServiceAction = (typeof serviceActions)[number]

/** What is offered on a node, by its status alone (D2 §4 'Per-node actions by status', CFG-D15). */
export function actionsByStatus(status: string): readonly ServiceAction[] {
  return offered[plainStatus(status)] ?? []
}

const offered: Readonly<Record<string, readonly ServiceAction[]>> = {
  processing: ['stop'],
  starting: ['stop'],
  running: ['restart', 'stop'],
  'started with warnings': ['stop'],
  error: ['force start'],
  'n/a': ['force start', 'restart'],
  'startup error': ['restart'],
  'terminated unexpectedly': ['restart'],
  'failed to start': ['restart'],
  sleeping: ['start'],
  stopping: ['start'],
  'stopping tenants': ['start'],
  'not running': ['start'],
  stopped: ['start'],
}

/** A row of a table: a node as listed, one that is still to come, or one that is to go. */
export type ShownNode = ServiceNode & { standing: 'listed' | 'creating' | 'surplus' }

/**
 * The rows of a service that is to have so many nodes: placeholders up to it, and the last ones beyond it are to be
 * deleted (D2 §4 'Node count display', CFG-D17). Where the number or the list is not known, what is listed.
 */
export function shownNodes(
  { nodes, unread, isListed }: Omit<ServiceGroup, 'status'>,
  configured: number | null,
  subCluster: string | null = null,
): readonly ShownNode[] {
  if (configured === null || !isListed) return nodes.map(listed)
  const missing = Math.max(configured - nodes.length - unread, 0)
  return [
    ...nodes.map(
      (node, index): ShownNode =>
        index < configured ? listed(node) : { ...node, status: 'deleting', standing: 'surplus' },
    ),
    ...Array.from({ length: missing }, () => placeholder(subCluster)),
  ]
}

/** Whether a node is called by this self-managed cluster, as its nodes are: "sales-1" of "sales". */
const isCalledBy = (node: ServiceNode, name: string) => node.name === name || node.name.startsWith(`${name}-`)

/** One that is said and in the node's name stands, though nobody may know it yet or any more. */
const isSaidRightly = (node: ServiceNode) => node.subCluster !== null && isCalledBy(node, node.subCluster)

/**
 * Nodes with the self-managed cluster they are of: the one that is said, or else the one whose name theirs begins with,
 * the longest of several.
 */
export function inSubClusters(
  nodes: readonly ServiceNode[],
  subClusters: readonly SubCluster[],
): readonly ServiceNode[] {
  const names = subClusters.map(({ name }) => name).sort((one, other) => other.length - one.length)
  return nodes.map((node) => {
    if (isSaidRightly(node) || (node.subCluster !== null && names.includes(node.subCluster))) return node
    const name = names.find((each) => isCalledBy(node, each))
    return name === undefined ? node : { ...node, subCluster: name }
  })
}

/**
 * The rows of self-managed clusters: the nodes of each counted by itself; a disconnected one has none to come. One
 * without any may have those of which nobody knows whose they are.
 */
export function shownSubClusterNodes(
  { nodes, unread, isListed }: Omit<ServiceGroup, 'status'>,
  subClusters: readonly SubCluster[],
): readonly ShownNode[] {
  const isKnown = ({ subCluster }: ServiceNode) => subClusters.some(({ name }) => name === subCluster)
  const others = nodes.filter((node) => !isKnown(node))
  const known = subClusters.flatMap(({ name, nodes: configured, state }) => {
    const own = nodes.filter(({ subCluster }) => subCluster === name)
    if (state === 'disconnected') return own.map((node) => listed({ ...node, isDisconnected: true }))
    const perhapsOwn = own.length === 0 ? others.filter((node) => !isSaidRightly(node)).length : 0
    return shownNodes({ nodes: own, unread: unread + perhapsOwn, isListed }, configured, name)
  })
  return [...known, ...others.map(listed)]
}

/** Whether nothing is on its way: every node runs, or does not (CFG-D19, CFG-D41). */
export function isSettled(nodes: readonly ShownNode[]): boolean {
  return nodes.every(
    ({ status, isDisconnected }) =>
      isDisconnected || ['running', 'not running'].includes(plainStatus(status)),
  )
}

/** How many of these nodes serve: with warnings, too. */
export function runningOf(nodes: readonly ShownNode[]): number {
  return nodes.filter(({ status }) => serving.includes(plainStatus(status))).length
}

/** Whether a node is where an action takes it; null for one that ends where it began. */
export function hasTaken(action: ServiceAction, status: string): boolean | null {
  if (action === 'restart') return null
  const towards = action === 'stop' ? down : up
  return towards.includes(plainStatus(status))
}

const serving = ['running', 'started', 'started with warnings']
const down = ['stopping', 'stopping tenants', 'stopped', 'not running', 'sleeping']
const up = ['processing', 'starting', 'starting tenants', ...serving]

/** How many nodes one order may add or delete, inclusive (D2 §5 'Services count', CFG-D22, CFG-D42). */
export const quantity = { min: 1, initial: 1, max: 10 } as const

/** Nodes of one service at the most, where nobody says otherwise (D2 §9). */
export const defaultMostNodes = 10

/** How many nodes may be added, or deleted, at once; 0 where none may: one node always stays, and the number is known. */
export function mostChange(kind: 'add' | 'delete', current: number | null, most: number): number {
  if (current === null) return 0
  return Math.max(Math.min(kind === 'add' ? most - current : current - 1, quantity.max), 0)
}

function listed(node: ServiceNode): ShownNode {
  return { ...node, standing: 'listed' }
}

function placeholder(subCluster: string | null): ShownNode {
  return {
    name: 'creating',
    subCluster,
    status: 'creating',
    fault: null,
    messages: [],
    isDisconnected: false,
    isFailover: false,
    standing: 'creating',
  }
}
