import type { Finding } from '../access/explore'
import type { ClusterUser } from '../domain/cluster-user'

/** The person whose cluster it is, as the list of its users has them. */
export const olive: ClusterUser = {
  id: 'u-1',
  name: 'Olive Owner',
  email: 'owner@sandbox.test',
  role: 'owner',
  status: 'active',
  lastLoginAt: null,
}

/** A Billing User of the same cluster. */
export const bill: ClusterUser = {
  id: 'bill',
  name: 'Bill',
  email: 'bill@sandbox.test',
  role: 'accountManager',
  status: 'active',
  lastLoginAt: null,
}

/** What the explorer found of the action Clone the cluster: refused, unless said otherwise. */
export function buildFinding(parts: Partial<Finding> = {}): Finding {
  return {
    action: 'clone',
    subject: 'Cluster',
    verdict: 'refused',
    isHidden: false,
    unmet: [],
    open: [],
    met: [],
    ...parts,
  }
}
