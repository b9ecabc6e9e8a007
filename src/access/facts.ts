import type { Cluster, PolicyName } from '../domain/cluster'
import type { ClusterRole } from '../domain/cluster-role'
import type { Person } from '../domain/person'
import type { FlagName, PlatformActionName } from './vocabulary'

/** On a trial: role id 1, everywhere (D1 §1, ACL-D27). */
export function isTrial(person: Person): boolean {
  return person.role.id === 1
}

export function isEnterprise(person: Person): boolean {
  return person.role.name === 'enterprise'
}

/** Spellings a part of the specification has for a flag, accepted on reading (D3 §6, register README 9). */
const otherSpellings: Readonly<Partial<Record<FlagName, readonly string[]>>> = { schedular: ['scheduler'] }

/** On if published for everybody or toggled for the account (ACL-014, ACL-D01). */
export function hasFlag(person: Person, flag: FlagName, productKey: string): boolean {
  const keys = [flag.replace('{product}', productKey), ...(otherSpellings[flag] ?? [])]
  return (
    person.toggleFeatures.some(({ key, isPublished }) => isPublished && keys.includes(key)) ||
    person.features.some(({ key, isToggled }) => isToggled && keys.includes(key))
  )
}

/** Both variants of the second cloud count as Azure, however they are spelt (DET-D14). */
export function isAzure(platform: string): boolean {
  return platform.toLowerCase().startsWith('az')
}

/** The plan supports a platform action where its list names the platform (ACL-D02). */
export function supportsAction(person: Person, action: PlatformActionName, platform: string): boolean {
  return person.platformActions.some(({ name, platforms }) => name === action && platforms.includes(platform))
}

/** Whether the viewer holds one of these roles on the cluster, as the server says. */
export function isAuthorizedAs(cluster: Cluster, roles: readonly string[]): boolean {
  return cluster.policies.authorizedRoles.some((role) => roles.includes(role))
}

/** Whether the viewer has a role on the cluster: one of the list, or the effective one (ACL-D05). */
export function hasClusterRole(cluster: Cluster, role: ClusterRole): boolean {
  return isAuthorizedAs(cluster, [role]) || cluster.policies.roleName === role
}

/** What a server-sent policy of the cluster allows. */
export function policyAllows(cluster: Cluster, policy: PolicyName, verb: string): boolean {
  return cluster.policies[policy].includes(verb)
}
