import { policiesOfRole } from '../src/access/role-policies'
import type { ClusterRole } from '../src/domain/cluster-role'
import type { VisibleCluster } from './store/clusters'
import type { WirePolicy } from './wire'

/** The policies one person is sent with a cluster: those of their role, but for what drifts from them. */
export function sentPoliciesOf({ role, policies }: Pick<VisibleCluster, 'role' | 'policies'>): WirePolicy {
  return { ...policyOf(role), ...policies }
}

/** The policies a cluster is sent with: those of the published matrix (ACL-D17). */
export function policyOf(role: ClusterRole): WirePolicy {
  const { management, cluster, connection, subCluster, user, blueprint, cli, whitelist } =
    policiesOfRole(role)
  return {
    managementPolicy: management,
    clusterPolicy: cluster,
    connectionPolicy: connection,
    subClusterPolicy: subCluster,
    userPolicy: user,
    blueprintPolicy: blueprint,
    cliPolicy: cli,
    whitelistPolicy: whitelist,
    roleName: role,
    authorizedRoles: [role],
  }
}
