import type { Facts } from './facts'

/** One value, one of several, or none of several. Of a fact that is a list: that it holds the value, or one of them. */
export type Wanted<Value> = Value | readonly Value[] | { readonly not: readonly Value[] }

type ItemOf<Fact> = Fact extends readonly (infer Item)[] ? Item : Exclude<Fact, null>

/** Facts that meet a rule, any one of them: `{ userPolicy: 'list', whitelistPolicy: 'list' }` is either policy. */
export type When = { readonly [Name in keyof Facts]?: Wanted<ItemOf<Facts[Name]>> }

/** The facts a rule reads. */
export function factsIn(when: When): (keyof Facts)[] {
  // The keys of a When are names of facts by its type.
  return Object.keys(when) as (keyof Facts)[]
}

/** A condition of CASL on one fact. */
export type Unmet = { $ne: unknown } | { $nin: readonly unknown[] } | { $in: readonly unknown[] }

/**
 * When a rule is unmet, as CASL's conditions say it: by every one of its facts. A fact that is not known meets nothing
 * but a `not`.
 */
export function caslConditions(when: When): Record<string, Unmet> {
  return Object.fromEntries(Object.entries(when).map(([name, wanted]) => [name, unmet(wanted)]))
}

function unmet(wanted: Wanted<unknown>): Unmet {
  if (Array.isArray(wanted)) return { $nin: wanted }
  return isExclusion(wanted) ? { $in: wanted.not } : { $ne: wanted }
}

export function isExclusion(wanted: unknown): wanted is { readonly not: readonly unknown[] } {
  return typeof wanted === 'object' && wanted !== null && 'not' in wanted
}
