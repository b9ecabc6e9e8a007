import * as z from 'zod/mini'

/** Body of both calls that accept an invitation: the person it is for, and the cluster (D1 §7). */
export const invitationRequest = z.strictObject({
  userID: z.string().check(z.minLength(1)),
  instanceID: z.string().check(z.minLength(1)),
})
