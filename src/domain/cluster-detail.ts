import * as z from 'zod/mini'
import { clusterSchema } from './cluster'
import { subClusterSchema } from './sub-cluster'

/** One cluster as its own page reads it (D2 §3 'Instance'): the list's entry and what only the page needs. */
export const clusterDetailSchema = z.extend(clusterSchema, {
  ownerEmail: z.nullable(z.string()),
  k8sClusterCode: z.nullable(z.string()),
  analyticsNodes: z.number(),
  loaderNodes: z.number(),
  isDataAgentEnabled: z.boolean(),
  hasNewDataAgentUi: z.boolean(),
  /** Eligible for the advanced SQL interface (`is{product}XEligible`). */
  isAdvancedSqlEligible: z.boolean(),
  hasBusinessUserNotebook: z.boolean(),
  isChidori: z.boolean(),
  /** The build knows premium (`buildProperties['service.premium.supported']`, DET-D11). */
  isPremiumSupported: z.boolean(),
  lockedActions: z.array(z.string()),
  subClusters: z.array(subClusterSchema),
})
export type ClusterDetail = z.infer<typeof clusterDetailSchema>
