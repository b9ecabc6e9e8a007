import * as z from 'zod/mini'
import { clusterSchema } from './cluster'
import { wireIdSchema } from './listed-id'
import { subClusterSchema } from './sub-cluster'

const optionalFigure = z.nullable(z.number())

/** A size as its cluster carries it (D2 §3); `ipu` is that of one node. */
const nodeSizeSchema = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  ipu: optionalFigure,
  order: optionalFigure,
})
export type NodeSize = z.infer<typeof nodeSizeSchema>

/** Delays in seconds (D2 §3 'autoscale'). */
const autoscaleSchema = z.object({
  /** Null where the server does not say. */
  isEnabled: z.nullable(z.boolean()),
  requestDelay: optionalFigure,
  coolDelay: optionalFigure,
  rejectedQueriesUp: optionalFigure,
  rejectedQueriesDown: optionalFigure,
  consecutiveQueries: optionalFigure,
})

/** One cluster as its own page reads it (D2 §3 'Instance'): the list's entry and what only the page needs. */
export const clusterDetailSchema = z.extend(clusterSchema, {
  ownerEmail: z.nullable(z.string()),
  wireId: wireIdSchema,
  k8sClusterCode: z.nullable(z.string()),
  isByBuildNumber: z.boolean(),
  availableUpgrades: z.array(z.string()),
  releaseUrl: z.nullable(z.string()),
  releaseCount: optionalFigure,
  isUpgradable: z.boolean(),
  lockedActions: z.array(z.string()),

  tenantUsers: optionalFigure,
  hasRemoteStorage: z.boolean(),
  /** GB, as are the two below (DET-D13). */
  consumedData: optionalFigure,
  diskSize: optionalFigure,
  availableDisk: optionalFigure,

  analyticsSize: z.nullable(nodeSizeSchema),
  loaderSize: z.nullable(nodeSizeSchema),
  /** How many nodes each service is to have; null where the server does not say. */
  analyticsNodes: optionalFigure,
  loaderNodes: optionalFigure,
  /** `maxIPUs`: what the product and what Spark may use. */
  maxIpus: z.nullable(z.object({ product: optionalFigure, spark: optionalFigure })),

  /** Key of the idle time; `idleTime` is how people read it. */
  idleTimeKey: z.nullable(z.string()),
  /** Of what is turned on and off: null where the server does not say which it is. */
  isSqlEnabled: z.nullable(z.boolean()),
  /** Advanced SQL interface (`{product}XEnabled`, `is{product}XEligible`). */
  isAdvancedSqlEnabled: z.nullable(z.boolean()),
  isAdvancedSqlEligible: z.boolean(),
  sqlNullHandling: z.nullable(z.string()),
  isSqlSeparated: z.boolean(),
  isSynapseEnabled: z.nullable(z.boolean()),
  isOpenAiEnabled: z.nullable(z.boolean()),
  isDeltaShareEnabled: z.nullable(z.boolean()),
  /** `display-home-page` (CFG-D26). Null, as the two below, where the answer says nothing of it. */
  isHomePageShown: z.nullable(z.boolean()),
  isOnboardingShown: z.nullable(z.boolean()),
  isChatEnabled: z.nullable(z.boolean()),
  isMlflowEnabled: z.nullable(z.boolean()),
  hasBusinessUserNotebook: z.boolean(),
  hasExternalCmc: z.boolean(),
  hasNewObservabilityUi: z.boolean(),
  hasNewDataAgentUi: z.boolean(),
  isDataAgentEnabled: z.boolean(),
  isChidori: z.boolean(),

  /** The build knows premium (`buildProperties['service.premium.supported']`, DET-D11). */
  isPremiumSupported: z.boolean(),
  /** Features only a premium cluster may use (`premiumFeaturesConfig`). */
  premiumFeatures: z.array(z.string()),

  /** What of it was sent in a shape the console does not know, by the facts of access that it stands for. */
  unreadable: z.optional(
    z.array(z.enum(['premiumFeatures', 'hasBusinessUserNotebook', 'lockedActions', 'subClusterTypes'])),
  ),

  subClusters: z.array(subClusterSchema),
  /** The answer names its self-managed clusters; without that, an empty list does not mean that there are none. */
  hasSubClusterList: z.boolean(),
  scalingNodes: z.array(
    z.object({
      service: z.nullable(z.string()),
      createdAt: z.nullable(z.string()),
      updatedAt: z.nullable(z.string()),
      entries: z.unknown(),
      scaleOption: z.unknown(),
    }),
  ),
  autoscale: z.nullable(autoscaleSchema),
  /** Null where the answer says nothing of them. */
  importedBlueprints: z.nullable(
    z.array(z.object({ name: z.nullable(z.string()), tenant: z.nullable(z.string()) })),
  ),
  backups: z.array(z.unknown()),
})
export type ClusterDetail = z.infer<typeof clusterDetailSchema>
