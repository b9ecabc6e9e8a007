import * as z from 'zod/mini'

/** Where a cluster runs (D1 §3 'Enumerations'): gc, the second cloud (az), its hosted variant (az-saas). */
export const platforms = ['gc', 'az', 'az-saas'] as const
export type Platform = (typeof platforms)[number]

const clusterPoliciesSchema = z.object({
  management: z.array(z.string()),
  cluster: z.array(z.string()),
  connection: z.array(z.string()),
  roleName: z.nullable(z.string()),
})

export const clusterServiceSchema = z.object({
  /** One of the service kinds sqlx, analytics, fallbackanalytics, chidori, loader; null when the server names none. */
  kind: z.nullable(z.string()),
  url: z.nullable(z.string()),
  status: z.string(),
})
export type ClusterService = z.infer<typeof clusterServiceSchema>

/** One entry of the cluster list: the instance and its services (D1 §3 'Cluster list entry'), flattened. */
export const clusterSchema = z.object({
  id: z.string(),
  name: z.string(),
  hostName: z.nullable(z.string()),
  platform: z.string(),
  version: z.nullable(z.string()),
  customBuild: z.nullable(z.string()),
  isCorrupted: z.boolean(),
  isPremium: z.boolean(),
  isCloneable: z.boolean(),
  createdAt: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  sizeKey: z.nullable(z.string()),
  sizeName: z.nullable(z.string()),
  regionAlias: z.nullable(z.string()),
  idleTime: z.nullable(z.string()),
  runningAt: z.nullable(z.string()),
  /** `stopping` while the cluster goes to sleep (CLU-D06). */
  instanceStatus: z.nullable(z.string()),
  policies: clusterPoliciesSchema,
  services: z.array(clusterServiceSchema),
})
export type Cluster = z.infer<typeof clusterSchema>
