import type { Cluster, ClusterPolicies, PolicyName } from '../domain/cluster'
import { type ClusterRole, isClusterRole } from '../domain/cluster-role'
import type { AccessContext } from './access-context'
import { policiesOfRole } from './role-policies'

/** The roles a viewer may look at the console as, by their role on a cluster. */
export function viewableRoles({ policies }: Pick<Cluster, 'policies'>): readonly ClusterRole[] {
  return rolesBelow(policies.roleName)
}

/** The roles that see less than a role, and that it may look at the console as; none for one that is not known. */
export function rolesBelow(role: string | null): readonly ClusterRole[] {
  return role !== null && isClusterRole(role) ? below[role] : []
}

/**
 * A context as who views it as a role is answered: every cluster's policies narrowed to the role's. Only questions to
 * access are narrowed (`explain`, `subjectFacts`, `viewpointOf`): records stay as the server sent them, so that nothing
 * has to be undone when the view ends.
 */
export function asViewed(context: AccessContext): AccessContext {
  const { person, cluster, detail } = context
  if (person.viewsAs === undefined) return context
  return {
    ...context,
    ...(cluster ? { cluster: { ...cluster, policies: policiesAs(person.viewsAs, cluster.policies) } } : {}),
    // The owner by e-mail address is not while they look as somebody else.
    ...(detail ? { detail: { ...detail, ownerEmail: null } } : {}),
  }
}

/**
 * A cluster's policies as a role there would have them, and never more than the server sent: of each policy the verbs
 * that both have. The role takes the place of each of the viewer's own roles that stands above it; one that does not
 * stays, so that a User who views as a Billing User elsewhere is no Billing User here.
 */
export function policiesAs(role: ClusterRole, sent: ClusterPolicies): ClusterPolicies {
  const published = policiesOfRole(role)
  const both = (policy: PolicyName) => sent[policy].filter((verb) => published[policy].includes(verb))
  const inPlaceOf = (own: string) => (rolesBelow(own).includes(role) ? role : own)
  return {
    management: both('management'),
    cluster: both('cluster'),
    connection: both('connection'),
    subCluster: both('subCluster'),
    user: both('user'),
    blueprint: both('blueprint'),
    cli: both('cli'),
    whitelist: both('whitelist'),
    roleName: sent.roleName === null ? null : inPlaceOf(sent.roleName),
    authorizedRoles: [...new Set(sent.authorizedRoles.map(inPlaceOf))],
    unreadable: sent.unreadable,
  }
}

const below: Readonly<Record<ClusterRole, readonly ClusterRole[]>> = {
  owner: ['accountAdmin', 'developer', 'accountManager'],
  accountAdmin: ['developer', 'accountManager'],
  developer: [],
  accountManager: [],
}

/** Whether the viewer is sent a cluster as its owner. */
export function isSentAsOwner({ policies }: Pick<Cluster, 'policies'>): boolean {
  return policies.roleName === 'owner' || policies.authorizedRoles.includes('owner')
}
