import { policiesOfRole } from '../src/access/role-policies'
import type { ClusterRole } from '../src/domain/cluster-role'
import type { VisibleCluster } from './store/clusters'
import type { WirePolicy } from './wire'

/** The policies one person is sent with a cluster: those of their role, but for what drifts from them. */
export function sentPoliciesOf({ role, policies }: Pick<VisibleCluster, 'role' | 'policies'>): WirePolicy {
  return { ...policyOf(role), ...policies }
}

/** Every cluster of a list has them: worked out once, as thousands of clusters took longer than all else. */
const policies = new Map<ClusterRole, WirePolicy>()

/** The policies a cluster is sent with: those of the published matrix (ACL-D17). */
export function policyOf(role: ClusterRole): WirePolicy {
  const known = policies.get(role) ?? matrixPolicyOf(role)
  policies.set(role, known)
  return known
}

function matrixPolicyOf(role: ClusterRole): WirePolicy {
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
