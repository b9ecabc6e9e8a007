import * as z from 'zod/mini'
import type { CloudPipeline } from '../../domain/cluster-choices'
import { pipelineStates, pipelineSteps } from '../../domain/pipeline'
import { enveloped, listedId, listOf, optionalNumber, optionalText } from './primitives'
import { optionalRecordsOf, readablePart } from './records'

const wireSize = z.pipe(
  z.looseObject({
    id: listedId,
    name: z.string(),
    displayName: optionalText,
    order: z.pipe(optionalNumber, z.number()),
    analyticsSizeName: optionalText,
    analyticsSizeDisplayName: optionalText,
    loaderSizeName: optionalText,
    loaderSizeDisplayName: optionalText,
    analyticsSizeIpu: optionalNumber,
    loaderSizeIpu: optionalNumber,
  }),
  z.transform(({ id, ...size }) => ({ ...size, ...id, displayName: size.displayName ?? size.name })),
)

/** GET /images/sizes?clusterCode (D1 §3 'Cluster size'). */
export const sizeOfferResponse = enveloped(
  z.object({ sizes: optionalRecordsOf(wireSize), allSizes: optionalRecordsOf(wireSize) }),
)

/** An error in words; as an object, its message, or all that it says. */
const errorText = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent) => {
    const said: unknown = Reflect.get(Object(sent), 'message') ?? sent
    return typeof said === 'object' ? said && JSON.stringify(said) : String(said ?? '') || null
  }),
)

/** A step by its name, which may stand in an object. */
const stepName = z.pipe(
  z.transform((sent: unknown): unknown => Reflect.get(Object(sent), 'name') ?? sent),
  z.string(),
)

/** One of D1 §4, however it is written. */
const pipelineState = z.pipe(
  optionalText,
  z.transform((sent) => {
    const word = sent?.replace(/[\s_-]/g, '').replace(/cancelled/i, 'canceled')
    return pipelineStates.find((state) => state.toLowerCase() === word?.toLowerCase()) ?? sent
  }),
)

/** POST /azurePipeline/azurepipelinestatus (D1 §3 'Cloud pipeline data'); null when nothing was configured. Steps that cannot be
 * read are those of the specification. */
export const pipelineResponse = enveloped(
  z.pipe(
    z.optional(
      z.nullable(
        z.looseObject({
          states: readablePart('states', listOf(stepName), () => [...pipelineSteps]),
          pipelineStatus: z.optional(
            z.nullable(
              z.looseObject({
                stageName: optionalText,
                state: pipelineState,
                region: optionalText,
                configurationName: optionalText,
                plan: optionalText,
                createdAt: optionalText,
                updatedAt: optionalText,
                error: errorText,
              }),
            ),
          ),
        }),
      ),
    ),
    z.transform((wire): CloudPipeline | null => {
      const status = wire?.pipelineStatus
      if (!wire || !status) return null
      const { stageName, state, region, configurationName, plan, createdAt, updatedAt, error } = status
      const times = { createdAt, updatedAt }
      const image = imageOf(status)
      return {
        states: wire.states,
        stageName,
        state,
        region,
        configurationName,
        image,
        plan,
        ...times,
        error,
      }
    }),
  ),
)

/** `{product}Image`: the brand key is not known here, and no other field ends so. */
export function imageOf(status: Readonly<Record<string, unknown>>): string | null {
  const found = Object.entries(status).find(
    ([key, value]) => key.endsWith('Image') && typeof value === 'string',
  )
  return found === undefined ? null : String(found[1])
}
