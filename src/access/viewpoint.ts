import { type ClusterPolicies, noPolicies } from '../domain/cluster'
import { type ClusterRole, isClusterRole } from '../domain/cluster-role'
import type { ClusterState } from '../domain/cluster-state'
import { type ClusterUser, isSelf } from '../domain/cluster-user'
import type { AccessContext } from './access-context'
import type { Unknown, UnknownFacts } from './explore'
import { factReaders } from './facts'
import { policiesOfRole } from './role-policies'
import { asViewed } from './view-as'

/** Whose access is looked at: the viewer's own, a role's, or that of somebody on the cluster. */
export type Who =
  | { kind: 'me' }
  | { kind: 'role'; role: ClusterRole }
  | { kind: 'user'; user: Pick<ClusterUser, 'id' | 'email' | 'role'> }

/** What access is asked, and which facts nobody here can know. */
export type Viewpoint = { context: AccessContext; unknown: UnknownFacts }

/**
 * The question as somebody else would ask it. The server sends nobody's policies but the viewer's: for others they are
 * those of the published matrix (ACL-D17). A role is looked at with the viewer's own account; of another person's
 * account nothing is known.
 * Who views the console as a role sees themselves so here too.
 * @param context the viewer's own, with the cluster; no row, no choice
 * @param state the cluster's, where it shall be taken as another than it is
 */
export function viewpointOf(who: Who, context: AccessContext, state?: ClusterState): Viewpoint {
  const now = inState(context, state)
  if (who.kind === 'me' || (who.kind === 'user' && isSelf(who.user, context.person))) {
    return { context: asViewed(now), unknown: unknownFacts(elsewhere) }
  }
  if (who.kind === 'role') {
    return {
      context: withPolicies(now, policiesOfRole(who.role)),
      unknown: unknownFacts([...elsewhere, ...identity]),
    }
  }
  const { id, email, role } = who.user
  const policies = role !== null && isClusterRole(role) ? policiesOfRole(role) : noPolicies
  return {
    context: withPolicies({ ...now, person: { ...now.person, uuid: id, email } }, policies),
    unknown: unknownFacts([...elsewhere, ...(email === null ? identity : []), ...account]),
  }
}

/** The viewer's role on the cluster, as it counts now; null where none was sent. */
export function roleNameOf(context: AccessContext): string | null {
  return asViewed(context).cluster?.policies.roleName ?? null
}

/** Parts of a context, as `reads` of a fact names them, and why they are not known. */
type UnknownPart = readonly [part: string, cause: Unknown]

/** What only a row, or a form, knows. */
const elsewhere: readonly UnknownPart[] = [
  ['member', 'row'],
  ['subCluster', 'row'],
  ['scheduledEvent', 'row'],
  ['libraries', 'row'],
  ['dataAgent', 'row'],
  ['isNodeDisconnected', 'row'],
  ['subClusterType', 'choice'],
  ['platform', 'choice'],
  ['pipeline', 'choice'],
  ['blueprint', 'choice'],
  ['hasPendingUpdate', 'update'],
  ['isImportingDataApps', 'import'],
  ['hasPremiumPackage', 'account'],
]

const identity: readonly UnknownPart[] = [
  ['person.uuid', 'person'],
  ['person.email', 'person'],
]

/** Everything of a person but who they are. */
const account: readonly UnknownPart[] = Object.values(factReaders)
  .flatMap(({ reads }) => reads)
  .filter((path) => path.startsWith('person.') && !identity.some(([part]) => part === path))
  .map((path) => [path, 'account'])

function unknownFacts(parts: readonly UnknownPart[]): UnknownFacts {
  return Object.fromEntries(
    Object.entries(factReaders).flatMap(([name, { reads }]) => {
      const part = parts.find(([unknown]) => reads.some((path) => isWithin(path, unknown)))
      return part ? [[name, part[1]]] : []
    }),
  )
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}.`)
}

function withPolicies(context: AccessContext, policies: ClusterPolicies): AccessContext {
  const { cluster, detail } = context
  return {
    ...context,
    ...(cluster && { cluster: { ...cluster, policies } }),
    ...(detail && { detail: { ...detail, policies } }),
  }
}

/** A corrupted cluster says so of itself too, and one in another state does not. */
function inState(context: AccessContext, state: ClusterState | undefined): AccessContext {
  if (state === undefined) return context
  const { cluster, detail } = context
  const isCorrupted = state === 'corrupted'
  return {
    ...context,
    state,
    ...(cluster && { cluster: { ...cluster, isCorrupted } }),
    ...(detail && { detail: { ...detail, isCorrupted } }),
  }
}
