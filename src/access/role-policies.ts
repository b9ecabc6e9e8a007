import type { ClusterPolicies, PolicyName } from '../domain/cluster'
import type { ClusterRole } from '../domain/cluster-role'
import { roleMatrix } from './role-matrix'
import { type Verb, verbs } from './vocabulary'

/** The policies a server sends to a role where it follows the published matrix (ACL-D17). */
export function policiesOfRole(role: ClusterRole): ClusterPolicies {
  return {
    management: grantedVerbs(role, 'management'),
    cluster: grantedVerbs(role, 'cluster'),
    connection: grantedVerbs(role, 'connection'),
    subCluster: grantedVerbs(role, 'subCluster'),
    user: grantedVerbs(role, 'user'),
    blueprint: grantedVerbs(role, 'blueprint'),
    cli: grantedVerbs(role, 'cli'),
    whitelist: grantedVerbs(role, 'whitelist'),
    roleName: role,
    authorizedRoles: [role],
    unreadable: [],
  }
}

/** The verbs of one policy that the matrix gives a role; anyone who manages also views. */
export function grantedVerbs(role: ClusterRole, policy: PolicyName): Verb[] {
  const granted = roleMatrix.flatMap(({ grants, verbs: rows }) =>
    rows
      .filter((row) => row.policy === policy)
      .flatMap(({ manage, view }) => {
        if (grants[role] === 'none') return []
        return grants[role] === 'manage' ? [...view, ...manage] : view
      }),
  )
  return verbs.filter((verb) => granted.includes(verb))
}
