import type { ClusterRole } from '../src/domain/cluster-role'
import type { WirePolicy } from './wire'

const manage = ['list', 'create', 'update', 'delete']
const view = ['list']

/** The policies a cluster is sent with; a test holds them against the role matrix of the console (ACL-D17). */
export function policyOf(role: ClusterRole): WirePolicy {
  return { ...policies[role], roleName: role, authorizedRoles: [role] }
}

const policies: Record<ClusterRole, Omit<WirePolicy, 'roleName' | 'authorizedRoles'>> = {
  owner: {
    clusterPolicy: manage,
    subClusterPolicy: manage,
    userPolicy: manage,
    managementPolicy: ['list', 'create', 'update'],
    blueprintPolicy: manage,
    connectionPolicy: manage,
    cliPolicy: manage,
    whitelistPolicy: manage,
  },
  accountAdmin: {
    clusterPolicy: ['list', 'update'],
    subClusterPolicy: manage,
    userPolicy: manage,
    managementPolicy: view,
    blueprintPolicy: manage,
    connectionPolicy: manage,
    cliPolicy: manage,
    whitelistPolicy: manage,
  },
  developer: {
    clusterPolicy: view,
    subClusterPolicy: view,
    userPolicy: [],
    managementPolicy: [],
    blueprintPolicy: view,
    connectionPolicy: [],
    cliPolicy: [],
    whitelistPolicy: [],
  },
  accountManager: {
    clusterPolicy: ['list', 'update'],
    subClusterPolicy: view,
    userPolicy: view,
    managementPolicy: [],
    blueprintPolicy: manage,
    connectionPolicy: [],
    cliPolicy: [],
    whitelistPolicy: view,
  },
}
