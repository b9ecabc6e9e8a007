import * as z from 'zod/mini'

/** Kinds of self-managed clusters (D3 §3 'Self-managed sub-cluster'). */
export const subClusterTypes = ['analytics', 'fallbackanalytics', 'sqlx', 'loader', 'chidori'] as const
export type SubClusterType = (typeof subClusterTypes)[number]

/** A self-managed cluster attached to a cluster (D3 §3). `ipu` is that of one node. */
export const subClusterSchema = z.object({
  id: z.string(),
  name: z.string(),
  nodes: z.number(),
  ipu: z.number(),
  sizeId: z.nullable(z.string()),
  sizeName: z.nullable(z.string()),
  type: z.string(),
  /** Word of the service status, shown with the node colours (SUB-D04). */
  status: z.nullable(z.string()),
  /** running, disconnected or loading; it decides what may be done. */
  state: z.string(),
  url: z.nullable(z.string()),
})
export type SubCluster = z.infer<typeof subClusterSchema>
