import type { Cluster, PolicyName } from '../domain/cluster'
import type { Person } from '../domain/person'
import type { FlagName, PlatformActionName } from './vocabulary'

/** On a trial: role id 1, everywhere (D1 §1, ACL-D27). */
export function isTrial(person: Person): boolean {
  return person.role.id === 1
}

export function isEnterprise(person: Person): boolean {
  return person.role.name === 'enterprise'
}

/** On if published for everybody or toggled for the account (ACL-014, ACL-D01). */
export function hasFlag(person: Person, flag: FlagName, productKey: string): boolean {
  const key = flag.replace('{product}', productKey)
  return (
    person.toggleFeatures.some((feature) => feature.key === key && feature.isPublished) ||
    person.features.some((feature) => feature.key === key && feature.isToggled)
  )
}

/** The plan supports a platform action where its list names the platform (ACL-D02). */
export function supportsAction(person: Person, action: PlatformActionName, platform: string): boolean {
  return person.platformActions.some(({ name, platforms }) => name === action && platforms.includes(platform))
}

/** What a server-sent policy of the cluster allows. */
export function policyAllows(cluster: Cluster, policy: PolicyName, verb: string): boolean {
  return cluster.policies[policy].includes(verb)
}
