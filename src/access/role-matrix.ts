import type { PolicyName } from '../domain/cluster'
import type { ClusterRole } from '../domain/cluster-role'
import type { MessageKey } from '../locales/messages'
import type { Verb } from './vocabulary'

/** What a role may do in an area; anyone who manages also views. */
export type Grant = 'manage' | 'view' | 'none'

/** Verbs of a server-sent policy that an area's grants stand for. */
export type GrantedVerbs = { policy: PolicyName; manage: readonly Verb[]; view: readonly Verb[] }

/** One row of the published matrix. */
export type MatrixRow = {
  /** Key of the row. */
  area: string
  label: MessageKey
  grants: Readonly<Record<ClusterRole, Grant>>
  /** What a server's policies hold where they follow the row; none for an area that no policy speaks of (ACL-D24). */
  verbs: readonly GrantedVerbs[]
  source: string
}

/** The columns in the document's order. */
export const matrixRoles = ['owner', 'accountAdmin', 'developer', 'accountManager'] as const

/**
 * The permission matrix as published, in the document's order (D3 §6 'Permission matrix'). It informs people and is the
 * checked default of what a server's policies hold; controls follow the policies (README decision 1). 'owner only' is
 * manage for the owner and none for the others (ACL-D16).
 */
export const roleMatrix: readonly MatrixRow[] = [
  row(
    'configurations',
    'clusterUsers.areaConfigurations',
    ['manage', 'manage', 'view', 'manage'],
    [{ policy: 'cluster', manage: ['update'], view: ['list'] }],
  ),
  row('users', 'clusterUsers.areaUsers', ['manage', 'manage', 'none', 'view'], [listed('user')]),
  row(
    'data-apps',
    'clusterUsers.areaDataApps',
    ['manage', 'manage', 'view', 'manage'],
    [listed('blueprint')],
  ),
  row(
    'sub-clusters',
    'clusterUsers.areaSubClusters',
    ['manage', 'manage', 'view', 'view'],
    [listed('subCluster')],
  ),
  row('access-token', 'clusterUsers.areaAccessToken', ['manage', 'manage', 'none', 'none'], [listed('cli')]),
  row(
    'ip-whitelisting',
    'clusterUsers.areaIpWhitelisting',
    ['manage', 'manage', 'none', 'view'],
    [listed('whitelist')],
  ),
  row(
    'connection',
    'clusterUsers.areaConnection',
    ['manage', 'manage', 'none', 'none'],
    [{ policy: 'connection', manage: ['create'], view: ['list'] }],
  ),
  row(
    'upgrade',
    'clusterUsers.areaUpgrade',
    ['manage', 'none', 'none', 'none'],
    [{ policy: 'management', manage: ['update'], view: ['list'] }],
  ),
  row(
    'clone-delete',
    'clusterUsers.areaCloneDelete',
    ['manage', 'none', 'none', 'none'],
    [
      { policy: 'management', manage: ['create'], view: [] },
      { policy: 'cluster', manage: ['delete'], view: [] },
    ],
  ),
  row('billing', 'clusterUsers.areaBilling', ['manage', 'none', 'none', 'view'], []),
]

/** A policy with all four verbs (D3 §6 'Other rules', ACL-D26). */
function listed(policy: PolicyName): GrantedVerbs {
  return { policy, manage: ['create', 'update', 'delete'], view: ['list'] }
}

/** Grants in the order of the columns. */
function row(
  area: string,
  label: MessageKey,
  [owner, accountAdmin, developer, accountManager]: readonly [Grant, Grant, Grant, Grant],
  verbs: readonly GrantedVerbs[],
): MatrixRow {
  const grants = { owner, accountAdmin, developer, accountManager }
  return { area, label, grants, verbs, source: `D3 §6 'Permission matrix'` }
}
