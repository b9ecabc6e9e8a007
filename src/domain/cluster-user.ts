import * as z from 'zod/mini'
import { readInstant } from './dates'
import { wireIdSchema } from './listed-id'

/** Somebody who belongs, or is invited, to a cluster (D2 §3 'Authorized user entry'). */
export const clusterUserSchema = z.object({
  /** Id of the person. */
  id: z.string(),
  wireId: wireIdSchema,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The highest of their roles; one the console does not know when they have no other, null without any. */
  role: z.nullable(z.string()),
  /** `pending` until an invitation is taken; everything else counts as active (USR-D03). */
  status: z.enum(['pending', 'active']),
  lastLoginAt: z.nullable(z.string()),
})
export type ClusterUser = z.infer<typeof clusterUserSchema>

/** Who signed in when, the last first; people of whom the server gives no login that can be read are left out. */
export function lastLogins(users: readonly ClusterUser[]): { user: ClusterUser; at: number }[] {
  return users
    .flatMap((user) => {
      const at = readInstant(user.lastLoginAt)
      return at === null ? [] : [{ user, at }]
    })
    .sort((left, right) => right.at - left.at)
}

/** Whether that is the signed-in person's own row. */
export function isSelf(
  user: Pick<ClusterUser, 'id' | 'email'>,
  person: { uuid: string; email: string | null },
): boolean {
  const email = user.email?.toLowerCase()
  return user.id === person.uuid || (email !== undefined && email === person.email?.toLowerCase())
}
