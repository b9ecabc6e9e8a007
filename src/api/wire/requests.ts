import * as z from 'zod/mini'
import { sentId } from './primitives'

/** Body of PUT /users/{id}/update: the answer about cookies, or the profile; flat (ACC-D01, API-096, API-097). */
export const updateUserRequest = z.union([
  z.strictObject({ userConsent: z.enum(['accept', 'reject']) }),
  z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string(),
    company: z.string(),
    /** Empty for none. */
    phone: z.string(),
  }),
])

/** Body of POST /users/{id}/instances: exactly the keys of D1 §7, spelt as there (`sleeppable`). */
export const createClusterRequest = z.strictObject({
  name: z.string(),
  /** Absent on az and az-saas (CRE-042). */
  image: z.optional(z.string()),
  platform: z.string(),
  region: z.string(),
  installation: z.string(),
  /** GB. */
  dsize: z.number(),
  idleTime: sentId,
  tenantID: z.nullable(z.string()),
  blueprintId: z.nullable(sentId),
  analyticsSizeID: sentId,
  loaderSizeID: sentId,
  zone: z.nullable(z.string()),
  k8sClusterCode: z.nullable(sentId),
  appId: sentId,
  sleeppable: z.boolean(),
})
export type CreateClusterRequest = z.infer<typeof createClusterRequest>

/** Body of POST /users/{id}/instances/clone: the new name and the source's (CLU-D18). */
export const cloneClusterRequest = z.strictObject({ name: z.string(), clone: z.string() })

/** Body of PUT …/provision/updatepassword; a skip carries no password (API-D05), my account names the person (API-D34). */
export const updatePasswordRequest = z.union([
  z.strictObject({ userID: z.string(), isSkipped: z.literal(false), password: z.string() }),
  z.strictObject({ isSkipped: z.literal(false), password: z.string() }),
  z.strictObject({ isSkipped: z.literal(true) }),
])

export const activateRequest = z.strictObject({ uuid: z.string(), enableActivateUserAccount: z.boolean() })

export const pipelineStatusRequest = z.strictObject({ email: z.string(), userID: z.string() })

export const supportRequest = z.strictObject({ email: z.string(), message: z.string() })
