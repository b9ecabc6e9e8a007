/** The choices of the create form, as the product API offers them (D1 §3). */
import * as z from 'zod/mini'
import { wireIdSchema } from './listed-id'

/** A cluster size. `order` ranks sizes; IPU figures are units per hour (D1 §3 'Cluster size'). */
export const clusterSizeSchema = z.object({
  id: z.string(),
  wireId: wireIdSchema,
  name: z.string(),
  displayName: z.string(),
  order: z.number(),
  analyticsSizeName: z.nullable(z.string()),
  analyticsSizeDisplayName: z.nullable(z.string()),
  loaderSizeName: z.nullable(z.string()),
  loaderSizeDisplayName: z.nullable(z.string()),
  analyticsSizeIpu: z.nullable(z.number()),
  loaderSizeIpu: z.nullable(z.number()),
})
export type ClusterSize = z.infer<typeof clusterSizeSchema>

/** `sizes` may be chosen, `allSizes` are shown (D1 §3 'Size data', CRE-D12). */
export const sizeOfferSchema = z.object({
  sizes: z.array(clusterSizeSchema),
  allSizes: z.array(clusterSizeSchema),
})
export type SizeOffer = z.infer<typeof sizeOfferSchema>

export const regionSchema = z.object({
  alias: z.string(),
  platform: z.string(),
  userId: z.nullable(z.string()),
  isAvailable: z.boolean(),
  clusterCode: z.nullable(z.string()),
  wireId: wireIdSchema,
  zone: z.nullable(z.string()),
  region: z.string(),
  /** As the server listed it, for it goes back so (CRE-D26). */
  appId: z.nullable(z.union([z.string(), z.number()])),
  url: z.nullable(z.string()),
})
export type Region = z.infer<typeof regionSchema>

/** A version: what is sent (`image`) and what is shown and compared (`release`, dotted). */
export const imageSchema = z.object({ image: z.string(), release: z.nullable(z.string()) })
export type Image = z.infer<typeof imageSchema>

export const blueprintSchema = z.object({
  id: z.string(),
  wireId: wireIdSchema,
  name: z.string(),
  isTrial: z.boolean(),
  minimalVersion: z.nullable(z.string()),
  isInstallable: z.boolean(),
})
export type Blueprint = z.infer<typeof blueprintSchema>

/** A time after which an idle cluster sleeps; `key` is what is sent (CRE-D26). */
export type IdleTime = { key: string; display: string; wireId?: number | undefined }

/** Progress of the cloud pipeline (D1 §3 'Cloud pipeline data'), as far as the create form and the list ask. */
export const pipelineSchema = z.object({
  states: z.array(z.string()),
  stageName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  region: z.nullable(z.string()),
})
export type Pipeline = z.infer<typeof pipelineSchema>

/** All that is reported of a cloud pipeline: what its progress card shows. Instants are ISO 8601. */
export type CloudPipeline = Pipeline & {
  /** The name of the environment, from which its two clusters are made. */
  configurationName: string | null
  image: string | null
  plan: string | null
  createdAt: string | null
  updatedAt: string | null
  error: string | null
}

export const optimizationLevels = ['Analytics Optimized', 'General Purpose', 'Loader Optimized'] as const
export type OptimizationLevel = (typeof optimizationLevels)[number]

export const installationTypes = ['typical', 'custom'] as const
