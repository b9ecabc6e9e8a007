import type { ClusterUser } from '../domain/cluster-user'

/** Whether they may use the cluster now: who is offered the ownership keeps the role they have (D2 §4 'Cluster users'). */
export function hasAccessNow({ status, role }: Pick<ClusterUser, 'status' | 'role'>): boolean {
  return status === 'active' || role === 'owner'
}
