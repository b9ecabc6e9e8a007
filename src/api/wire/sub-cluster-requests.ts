import * as z from 'zod/mini'
import { sentId } from './primitives'

/** Body of POST …/subcluster, flat, with the full name and the size's id (API-D23, API-D26). */
export const createSubClusterRequest = z.strictObject({
  type: z.string(),
  /** `{fallbackAnalytics: true}` for failover analytics, else empty (SUB-D06). */
  configs: z.record(z.string(), z.boolean()),
  size: sentId,
  name: z.string(),
  nodes: z.number(),
})

/** Body of PUT …/updatesubcluster: only the size changes (SUB-034). */
export const updateSubClusterRequest = z.strictObject({ subCluster: z.string(), size: sentId })

/** Body of PUT …/connectsubcluster and …/disconnectsubcluster. */
export const subClusterRequest = z.strictObject({ subCluster: z.string() })

/** Body of PUT …/scale: the new number of nodes (SUB-D13). */
export const scaleSubClusterRequest = z.strictObject({ subCluster: z.string(), nodes: z.number() })

const executed = { action: z.enum(['start', 'stop', 'restart', 'force start']), service: z.string() }

/** Body of PUT /instances/{id}/services/execute: one node, or all of a service (D2 §7 'Services', CFG-D27, API-D24). */
export const executeServiceRequest = z.union([
  z.strictObject({ ...executed, nodeName: z.string() }),
  z.strictObject({ ...executed, allNodes: z.literal(true) }),
])
