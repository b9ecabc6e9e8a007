import { policiesOfRole } from '../src/access/role-policies'
import type { ClusterRole } from '../src/domain/cluster-role'
import type { WirePolicy } from './wire'

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
