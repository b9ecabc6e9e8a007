import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'
import { enveloped, optionalText } from './primitives'

/** Body of POST /azurePipeline/getAzurePlan (D1 §7). */
export const azurePlanRequest = z.strictObject({ email: z.string(), tenant: z.string() })

/** POST /azurePipeline/getAzurePlan: the plan, as a text or in `plan` (CNF-D05); '' where none is said. */
export const azurePlanResponse = enveloped(
  z.union([
    z.string(),
    z.pipe(
      z.nullish(z.looseObject({ plan: optionalText })),
      z.transform((sent) => sent?.plan ?? ''),
    ),
  ]),
)

const subscription = {
  configurationName: z.string(),
  subscriptionID: z.string(),
  resourceGroup: z.string(),
  region: z.string(),
  /** JSON, as it was pasted (CNF-D07). */
  servicePrincipalCredentials: z.string(),
  /** Whether the network exists already. */
  network: z.boolean(),
  vnName: z.string(),
  /** For the product's own nodes, the compute engine, public, database and load-balancer subnets. */
  subnet1: z.string(),
  subnet2: z.string(),
  subnet3: z.string(),
  subnet4: z.string(),
  subnet5: z.string(),
  appID: z.string(),
  password: z.string(),
  tenant: z.string(),
  userId: z.string(),
  email: z.string(),
  plan: z.string(),
  k8sVersion: z.nullable(z.string()),
}

/**
 * The subscription that a consent is about (D1 §3 'Consent form submission'), with `{product}Image`, whose key carries
 * the brand. The client adds `token`.
 */
export const subscriptionRequest = z.pipe(
  z.transform((sent: unknown, { issues }) => {
    // Looked at before it is read: a reader leaves `__proto__` out.
    for (const key of Object.keys(Object(sent)).filter((each) => !isKnownKey(each)))
      issues.push({ code: 'unrecognized_keys', keys: [key], input: Object(sent) })
    return sent
  }),
  z.looseObject(subscription),
)

function isKnownKey(key: string): boolean {
  return Object.hasOwn(subscription, key) || key === 'token' || /^[a-z0-9]+Image$/.test(key)
}

/** What an external consent backend may call the outcome of its network test; none of them is given (CNF-D15). */
const networkTestKeys = ['networkTest', 'networkConnection', 'networkConnectionTest', 'isNetworkConnected']

/**
 * The external consent backend's answer to create-subscription: any 2xx is success (CNF-D05), unless it says that the
 * network test failed (CNF-D15).
 */
export const consentBackendResponse = z.pipe(
  z.unknown(),
  z.transform((sent) => {
    const key =
      typeof sent === 'object' && sent !== null
        ? networkTestKeys.find((candidate) => candidate in sent)
        : undefined
    const outcome = key === undefined ? sent : readFlag(Reflect.get(Object(sent), key))
    return { isNetworkReached: outcome !== false }
  }),
)
