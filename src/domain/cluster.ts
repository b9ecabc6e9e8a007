import * as z from 'zod/mini'

/** Where a cluster runs (D1 §3 'Enumerations'): gc, the second cloud (az), its hosted variant (az-saas). */
export const platforms = ['gc', 'az', 'az-saas'] as const
export type Platform = (typeof platforms)[number]

/** What a cluster's policies hold: the server-sent policies, and the viewer's roles there. */
export const policyParts = [
  'management',
  'cluster',
  'connection',
  'subCluster',
  'user',
  'blueprint',
  'cli',
  'whitelist',
  'authorizedRoles',
  'roleName',
] as const

const clusterPoliciesSchema = z.object({
  management: z.array(z.string()),
  cluster: z.array(z.string()),
  connection: z.array(z.string()),
  subCluster: z.array(z.string()),
  user: z.array(z.string()),
  blueprint: z.array(z.string()),
  cli: z.array(z.string()),
  whitelist: z.array(z.string()),
  roleName: z.nullable(z.string()),
  /** The viewer's roles on the cluster. */
  authorizedRoles: z.array(z.string()),
  /** What the server sent in a shape the console does not know: nothing is known of what it allows. */
  unreadable: z.array(z.enum(policyParts)),
})
export type ClusterPolicies = z.infer<typeof clusterPoliciesSchema>

/** Policies that allow nothing: what a cluster without policies is read as (ACL-D26). */
export const noPolicies: ClusterPolicies = {
  management: [],
  cluster: [],
  connection: [],
  subCluster: [],
  user: [],
  blueprint: [],
  cli: [],
  whitelist: [],
  roleName: null,
  authorizedRoles: [],
  unreadable: [],
}

/** A server-sent policy: a list of verbs such as create, update, delete, list. */
export type PolicyName = Exclude<(typeof policyParts)[number], 'authorizedRoles' | 'roleName'>

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
