import * as z from 'zod/mini'

/** What a program needs to reach a cluster's database (D2 §3 'Secrets'); null for what the cluster has not. */
export const clusterSecretsSchema = z.object({
  connection: z.nullable(z.string()),
  user: z.nullable(z.string()),
  password: z.nullable(z.string()),
})
export type ClusterSecrets = z.infer<typeof clusterSecretsSchema>
