import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'
import { sentId } from './primitives'

/** Body of PUT /users/{id}/instances/{name}: the fields that change, at least one (D2 §7, API-D10, CFG-D28). */
export const changeClusterRequest = z
  .strictObject({
    idleTime: z.optional(sentId),
    analyticsSizeID: z.optional(sentId),
    loaderSizeID: z.optional(sentId),
    analyticsReplicas: z.optional(z.number()),
    loaderReplicas: z.optional(z.number()),
    enableDeltaShare: z.optional(z.boolean()),
    /** No document names the field of the home page: it goes by its feature key (CFG-D26). */
    'display-home-page': z.optional(z.boolean()),
    enableOnboarding: z.optional(z.boolean()),
    enableChat: z.optional(z.boolean()),
  })
  .check(z.refine((sent) => Object.keys(sent).length > 0))

/** Body of PUT …/sqli (D2 §7 'Features'). */
export const switchSqlRequest = z.strictObject({ sqliEnabled: z.boolean() })

/** Body of PUT …/{product}x; the key is written as it stands, whatever the brand (CFG-D33). */
export const switchAdvancedSqlRequest = z.strictObject({ productXEnabled: z.boolean() })

/** Body of POST /users/instances/mlflow (D2 §7 'Features'). */
export const switchMlflowRequest = z.strictObject({
  isEnabled: z.boolean(),
  userID: z.string(),
  instanceID: sentId,
})

/** Body of POST …/copilot; the key goes out when it is turned on (CFG-D31). */
export const switchCopilotRequest = z.union([
  z.strictObject({ openAIEnabled: z.literal(true), apiKey: z.string() }),
  z.strictObject({ openAIEnabled: z.literal(false) }),
])

const filledIn = z.string().check(z.minLength(1))

/** Body of PUT …/azuresynapse, in both directions (D2 §3 'Synapse payload', §5). */
export const switchSynapseRequest = z.strictObject({
  tenant: filledIn,
  instanceId: sentId,
  username: filledIn,
  password: filledIn,
  enableMicrosoftSynapse: z.boolean(),
})

/** Body of POST /instances/{id}/datastudio (D2 §7 'Features'). */
export const switchDataStudioRequest = z.strictObject({ enable: z.boolean() })

const sentFlag = z.optional(z.pipe(z.transform(readFlag), z.nullable(z.boolean())))
// An answer without any of these is another one.
const wireDataStudio = z
  .looseObject({ enable: sentFlag, enabled: sentFlag, isEnabled: sentFlag })
  .check(z.refine((sent) => 'enable' in sent || 'enabled' in sent || 'isEnabled' in sent))

/**
 * GET /instances/{id}/datastudio: whether it is on, bare or in envelopes, under the name that is sent or like ones; null
 * where that is left open.
 */
export const dataStudioResponse = z.pipe(
  z.transform(unwrapped),
  z.pipe(
    z.union([z.boolean(), wireDataStudio]),
    z.transform((sent): boolean | null =>
      typeof sent === 'boolean' ? sent : (sent.enable ?? sent.enabled ?? sent.isEnabled ?? null),
    ),
  ),
)

function unwrapped(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const inner = Object.entries(body).find(
    ([key, value]) => ['data', 'datastudio', 'message'].includes(key) && typeof value !== 'string',
  )
  return inner ? unwrapped(inner[1]) : body
}
