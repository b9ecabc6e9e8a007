import type { ClusterRole } from '../domain/cluster-role'
import type { MessageKey } from '../locales/messages'

/** What a role may do in an area; whoever manages also views. */
export type Grant = 'manage' | 'view' | 'none'

/** One row of the published matrix. */
export type MatrixRow = {
  /** Key of the row. */
  area: string
  label: MessageKey
  grants: Readonly<Record<ClusterRole, Grant>>
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
  row('configurations', 'clusterUsers.areaConfigurations', 'manage', 'manage', 'view', 'manage'),
  row('users', 'clusterUsers.areaUsers', 'manage', 'manage', 'none', 'view'),
  row('data-apps', 'clusterUsers.areaDataApps', 'manage', 'manage', 'view', 'manage'),
  row('sub-clusters', 'clusterUsers.areaSubClusters', 'manage', 'manage', 'view', 'view'),
  row('access-token', 'clusterUsers.areaAccessToken', 'manage', 'manage', 'none', 'none'),
  row('ip-whitelisting', 'clusterUsers.areaIpWhitelisting', 'manage', 'manage', 'none', 'view'),
  row('connection', 'clusterUsers.areaConnection', 'manage', 'manage', 'none', 'none'),
  row('upgrade', 'clusterUsers.areaUpgrade', 'manage', 'none', 'none', 'none'),
  row('clone-delete', 'clusterUsers.areaCloneDelete', 'manage', 'none', 'none', 'none'),
  row('billing', 'clusterUsers.areaBilling', 'manage', 'none', 'none', 'view'),
]

function row(
  area: string,
  label: MessageKey,
  owner: Grant,
  accountAdmin: Grant,
  developer: Grant,
  accountManager: Grant,
): MatrixRow {
  return {
    area,
    label,
    grants: { owner, accountAdmin, developer, accountManager },
    source: `D3 §6 'Permission matrix'`,
  }
}
