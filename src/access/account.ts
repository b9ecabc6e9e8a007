import type { Person } from '../domain/person'
import { type FlagName, flagNames, type PlatformActionName, platformActionNames } from './vocabulary'

/** On a trial: role id 1, everywhere (D1 §1, ACL-D27). */
export function isTrial(person: Person): boolean {
  return person.role.id === 1
}

/** Spellings a part of the specification has for a flag, accepted on reading (D3 §6, register README 9). */
const otherSpellings: Readonly<Partial<Record<FlagName, readonly string[]>>> = { schedular: ['scheduler'] }

/** How a flag may be spelt on the wire; `{product}` is the brand key there. */
export function flagSpellings(flag: FlagName, productKey: string): string[] {
  return [flag.replace('{product}', productKey), ...(otherSpellings[flag] ?? [])]
}

/** On if published for everybody or toggled for the account (ACL-014, ACL-D01). */
export function hasFlag(person: Person, flag: FlagName, productKey: string): boolean {
  const keys = flagSpellings(flag, productKey)
  return (
    person.toggleFeatures.some(({ key, isPublished }) => isPublished && keys.includes(key)) ||
    person.features.some(({ key, isToggled }) => isToggled && keys.includes(key))
  )
}

/** The flags that are on for a person. */
export function knownFlags(person: Person, productKey: string): FlagName[] {
  return flagNames.filter((flag) => hasFlag(person, flag, productKey))
}

/** The plan supports a platform action where its list names the platform (ACL-D02). */
export function supportsAction(person: Person, action: PlatformActionName, platform: string): boolean {
  return person.platformActions.some(({ name, platforms }) => name === action && platforms.includes(platform))
}

/** The platform actions a person's plan supports on a platform. */
export function supportedActions(person: Person, platform: string): PlatformActionName[] {
  return platformActionNames.filter((action) => supportsAction(person, action, platform))
}
