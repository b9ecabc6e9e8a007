import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  clusterUserListResponse,
  clusterUserRequest,
  clusterUserRoleRequest,
  inviteClusterUserRequest,
} from '../wire/cluster-user'

/** The people of a cluster (D2 §7 'Cluster users', API-D09). */
export const clusterUserCalls = {
  listClusterUsers: {
    method: 'GET',
    path: '/users/{id}/instances/{name}/autherizedusers',
    request: null,
    response: clusterUserListResponse,
    isIdempotent: true,
    summary: 'List the users of a cluster',
    source: "D2 §7 'Cluster users'",
  },
  inviteClusterUser: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/adduserrole',
    request: inviteClusterUserRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption:
      'The body is flat: {userEmail, roleName, bypassValidationFlag}; userId and clusterName go in the path.',
    summary: 'Invite somebody to a cluster',
    source: "D2 §7 'Cluster users'",
  },
  changeClusterUserRole: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/updateuserrole',
    request: clusterUserRoleRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Change the role of a user of a cluster',
    source: "D2 §7 'Cluster users'",
  },
  removeClusterUser: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/removeuserrole',
    request: clusterUserRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Remove a user from a cluster',
    source: "D2 §7 'Cluster users'",
  },
  withdrawOwnershipInvitation: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/withdrawinvitation',
    request: clusterUserRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Withdraw a pending ownership invitation',
    source: "D2 §7 'Cluster users'",
  },
} as const satisfies Record<string, Call>
