import type { MessageKey } from '../locales/messages'

/** Roles a person may have on a cluster, the highest first (D2 §6 'Cluster roles'). */
export const clusterRoles = ['owner', 'accountAdmin', 'developer', 'accountManager'] as const
export type ClusterRole = (typeof clusterRoles)[number]

/** Roles of the people an owner or a manager may change, remove or invite; the ownership is handed over otherwise. */
export const memberRoles = ['accountAdmin', 'developer', 'accountManager'] as const
export type MemberRole = (typeof memberRoles)[number]

export function isClusterRole(role: string): role is ClusterRole {
  return includes(clusterRoles, role)
}

export function isMemberRole(role: string): role is MemberRole {
  return includes(memberRoles, role)
}

/** What a role is called; 'NOT KNOWN' for one the console does not know (D2 §6 'Cluster roles'). */
export function clusterRoleLabel(role: string | null): MessageKey {
  const name = role ?? ''
  return isClusterRole(name) ? labels[name] : 'clusterUsers.roleUnknown'
}

function includes(roles: readonly string[], role: string): boolean {
  return roles.includes(role)
}

const labels: Readonly<Record<ClusterRole, MessageKey>> = {
  owner: 'clusterUsers.roleOwner',
  accountAdmin: 'clusterUsers.roleManager',
  developer: 'clusterUsers.roleUser',
  accountManager: 'clusterUsers.roleBilling',
}
