import * as z from 'zod/mini'
import { clusterRoles } from '../../domain/cluster-role'
import type { ClusterUser } from '../../domain/cluster-user'
import { enveloped, listedId, optionalText, roleNames, sentId } from './primitives'
import { optionalRecordsOf } from './records'

const wireUser = z.pipe(
  z.looseObject({
    user: z.looseObject({
      id: z.optional(z.nullable(listedId)),
      fullname: optionalText,
      email: optionalText,
      lastLoginAt: optionalText,
    }),
    status: optionalText,
    authorizedRoles: roleNames,
  }),
  z.transform(({ user, status, authorizedRoles: roles }): ClusterUser => {
    return {
      // Somebody invited who has no account yet may have no id; the address is the one name they have.
      ...(user.id?.id ? user.id : { id: user.email ?? '' }),
      name: user.fullname,
      email: user.email,
      role: clusterRoles.find((role) => roles.includes(role)) ?? roles[0] ?? null,
      status: status?.toLowerCase() === 'pending' ? 'pending' : 'active',
      lastLoginAt: user.lastLoginAt,
    }
  }),
)

/** GET …/autherizedusers (D2 §7 'Cluster users'). */
export const clusterUserListResponse = enveloped(optionalRecordsOf(wireUser), 'authorizedUserRoles')

/** Body of PUT …/adduserrole (USR-D06). */
export const inviteClusterUserRequest = z.strictObject({
  userEmail: z.string(),
  roleName: z.string(),
  /** Whether a mail domain the server doubts is meant. */
  bypassValidationFlag: z.boolean(),
})

/** Body of PUT …/updateuserrole. */
export const clusterUserRoleRequest = z.strictObject({ userEmail: z.string(), roleName: z.string() })

/** Body of PUT …/removeuserrole and …/withdrawinvitation. */
export const clusterUserRequest = z.strictObject({ userID: sentId })
