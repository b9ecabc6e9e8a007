import { accessRules } from './access-rules'
import { type FactName, type Facts, factReaders } from './facts'
import type { AccessRules } from './rule'
import type { Action, Subject } from './vocabulary'
import { factsIn } from './when'

/** Facts as a log, a file or a message holds them. */
export type PlainFacts = { readonly [Name in FactName]?: PlainFact }
type PlainFact = string | boolean | null | readonly string[]

/**
 * The facts the rules of an action read, sorted, each once: nothing else can change its verdict. Empty for an action
 * that no table has, and for one that is open to everybody.
 */
export function dependenciesOf(
  action: Action,
  subject: Subject,
  tables: AccessRules = accessRules,
): FactName[] {
  const rules = tables[subject]?.[action] ?? []
  return [...new Set(rules.flatMap(({ when }) => factsIn(when)))].sort()
}

/** Just the facts of an action's dependencies, as plain JSON: with them its verdict can be found again. */
export function dependencyFactsOf(
  action: Action,
  subject: Subject,
  facts: Facts,
  tables: AccessRules = accessRules,
): PlainFacts {
  return Object.fromEntries(dependenciesOf(action, subject, tables).map((name) => [name, facts[name]]))
}

/**
 * Plain JSON as facts. One that is missing, or is no value a fact can have, is as where nothing is there: null, or an
 * empty list. Names the console does not know are left out.
 */
export function factsOfPlain(plain: Readonly<Record<string, unknown>>): Facts {
  const facts = Object.keys(factReaders).map((name) => {
    const value = Object.hasOwn(plain, name) ? plain[name] : null
    return [name, isListFact(name) ? listOf(value) : scalarOf(value)]
  })
  // Has every name of factReaders; a value of another kind than the fact's own meets no rule.
  return Object.fromEntries(facts) as Facts
}

type ListFact = { [Name in FactName]: Facts[Name] extends readonly unknown[] ? Name : never }[FactName]

/** Held against the facts by its type. */
const listFacts: Readonly<Record<ListFact, true>> = {
  clusterPolicy: true,
  subClusterPolicy: true,
  userPolicy: true,
  managementPolicy: true,
  blueprintPolicy: true,
  connectionPolicy: true,
  cliPolicy: true,
  whitelistPolicy: true,
  authorizedRoles: true,
  planActions: true,
  premiumFeatures: true,
  lockedActions: true,
  subClusterTypes: true,
  flags: true,
}

function isListFact(name: string): boolean {
  return Object.hasOwn(listFacts, name)
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function scalarOf(value: unknown): string | boolean | null {
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}
