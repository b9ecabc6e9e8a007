import * as z from 'zod/mini'
import { checkNameCharacters, type NameFault } from './cluster-name'

/** Kinds of self-managed clusters (D3 §3 'Self-managed sub-cluster'). */
export const subClusterTypes = ['analytics', 'fallbackanalytics', 'sqlx', 'loader', 'chidori'] as const
export type SubClusterType = (typeof subClusterTypes)[number]

/** A self-managed cluster attached to a cluster (D3 §3). */
export const subClusterSchema = z.object({
  id: z.string(),
  /** With the cluster's name and a dash in front. */
  name: z.string(),
  /** How many it is to have; null, as the IPU, where the server does not say. */
  nodes: z.nullable(z.number()),
  /** Of all nodes together: the product API's figure times the nodes (SUB-042). */
  ipu: z.nullable(z.number()),
  sizeId: z.nullable(z.string()),
  sizeName: z.nullable(z.string()),
  type: z.string(),
  /** Word of the service status, shown with the node colours (SUB-D04). */
  status: z.nullable(z.string()),
  /** running, disconnected or loading; it decides what may be done. */
  state: z.string(),
  url: z.nullable(z.string()),
  /** `configs.fallbackAnalytics`: takes over when the cluster's own analytics fails. */
  isFallback: z.boolean(),
})
export type SubCluster = z.infer<typeof subClusterSchema>

/** Nodes of one self-managed cluster, inclusive (D3 §9). */
const subClusterNodes = { min: 1, max: 10 } as const

/** The cluster's name and the dash count, too (D3 §5). */
const longestName = 32

/** The name a self-managed cluster goes by (SUB-009). */
export function subClusterName(clusterName: string, entered: string): string {
  return `${clusterName}-${entered}`
}

/**
 * What is wrong with the entered part of a name: a fault of its characters, that it is too long with the prefix, or
 * nothing (D3 §5, SUB-D11).
 */
export function checkSubClusterName(entered: string, clusterName: string): NameFault | 'too-long' | null {
  const fault = checkNameCharacters(entered)
  if (fault) return fault
  return subClusterName(clusterName, entered).length > longestName ? 'too-long' : null
}

/** Whether a number of nodes is a whole number in bounds (D3 §5). */
export function isNodeCount(nodes: number): boolean {
  return Number.isInteger(nodes) && nodes >= subClusterNodes.min && nodes <= subClusterNodes.max
}
