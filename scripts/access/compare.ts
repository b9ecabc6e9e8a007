import { createHash } from 'node:crypto'
import type { StatedRule } from '../../src/access/rule-set'
import { dependencyDomains, statesOf } from './dependency-states'
import { factInWords } from './fact-words'
import { type Judge, judgeOf } from './judge'
import { minimalExample } from './minimal-example'
import { type Reworded, rewordedRules } from './reworded-rules'
import type { Snapshot } from './snapshot'

/** What somebody may do under one set of rules and not under the other. */
export type GrantChange = {
  /** Stable: `W-1a2b3c4d`. Names exactly the states it adds or removes, so that an approval covers no others. */
  id: string
  /** "Cluster.clone", or "role developer". */
  about: string
  /** In words; one example stands for all. */
  example: string
  /** Ids of the rules that refuse the example under the other set. */
  refusedBy: readonly string[]
}

export type FactChange = {
  /** `F-1a2b3c4d` */
  id: string
  fact: string
  text: string
  /** Actions whose rules read it now. */
  actions: readonly string[]
}

/** All that changed between two sets of rules. */
export type Comparison = {
  widened: readonly GrantChange[]
  narrowed: readonly GrantChange[]
  /** Facts that are read otherwise: the same rules may mean something else. */
  facts: readonly FactChange[]
  reworded: readonly Reworded[]
}

/** Compares two sets of rules by what they allow, not by how they are written. */
export function compare(before: Snapshot, now: Snapshot): Comparison {
  const names = [...new Set([...before.actions, ...now.actions].map(nameOf))].sort()
  const changes = names.map((name) => compareAction(name, rulesOf(before, name), rulesOf(now, name)))
  const roles = compareRoles(before, now)
  return {
    widened: [...changes.flatMap(({ widened }) => widened ?? []), ...roles.widened],
    narrowed: [...changes.flatMap(({ narrowed }) => narrowed ?? []), ...roles.narrowed],
    facts: compareFacts(before, now),
    reworded: names.flatMap((name) => rewordedRules(name, rulesOf(before, name), rulesOf(now, name))),
  }
}

function compareAction(
  name: string,
  before: readonly StatedRule[] | null,
  now: readonly StatedRule[] | null,
): { widened?: GrantChange; narrowed?: GrantChange } {
  if (before !== null && now !== null && conditionsOf(before) === conditionsOf(now)) return {}
  const domains = dependencyDomains([...(before ?? []), ...(now ?? [])])
  const states = [...statesOf(domains)]
  const [judgeBefore, judgeNow] = [judgeOf(before), judgeOf(now)]
  const wereAllowed = states.map((state) => judgeBefore(state).isAllowed)
  const areAllowed = states.map((state) => judgeNow(state).isAllowed)
  const difference = (allowed: boolean[], refused: boolean[], judge: Judge): GrantChange | undefined => {
    const isGained = states.map((_, index) => allowed[index] === true && refused[index] === false)
    if (!isGained.includes(true)) return undefined
    const { facts, state: index } = minimalExample(domains, isGained)
    const state = states[index] ?? {}
    return {
      id: `W-${shortHash([name, states.filter((_, one) => isGained[one])])}`,
      about: name,
      example: facts.map((fact) => factInWords(fact, state[fact])).join('; ') || 'in every state',
      refusedBy: judge(state).unmet,
    }
  }
  return {
    widened: difference(areAllowed, wereAllowed, judgeBefore),
    narrowed: difference(wereAllowed, areAllowed, judgeNow),
  }
}

/** What a server that follows the published matrix sends to a role. */
function compareRoles(before: Snapshot, now: Snapshot): Pick<Comparison, 'widened' | 'narrowed'> {
  const grantsOf = ({ roles }: Snapshot) =>
    roles.flatMap(({ role, policies }) =>
      Object.entries(policies).flatMap(([policy, verbs]) => verbs.map((verb) => `${role} ${policy} ${verb}`)),
    )
  const gained = (from: string[], to: string[]): GrantChange[] =>
    to
      .filter((grant) => !from.includes(grant))
      .map((grant) => {
        const [role = '', policy = '', verb = ''] = grant.split(' ')
        return {
          id: `W-${shortHash(['role', grant])}`,
          about: `role ${role}`,
          example: `by the published matrix, ${policy} policy lists ${verb}`,
          refusedBy: [],
        }
      })
  return {
    widened: gained(grantsOf(before), grantsOf(now)),
    narrowed: gained(grantsOf(now), grantsOf(before)),
  }
}

function compareFacts(before: Snapshot, now: Snapshot): FactChange[] {
  return now.facts.flatMap((fact) => {
    const old = before.facts.find(({ name }) => name === fact.name)
    if (old === undefined) return []
    const hasOtherReads = old.reads.join() !== fact.reads.join()
    if (!hasOtherReads && old.answers === fact.answers) return []
    const actions = now.actions.filter(({ rules }) => rules.some(({ when }) => fact.name in when)).map(nameOf)
    const text = hasOtherReads
      ? `reads ${fact.reads.join(', ')}; it read ${old.reads.join(', ')}`
      : `answers otherwise for the same ${fact.reads.join(', ')}`
    return [{ id: `F-${shortHash([old, fact])}`, fact: fact.name, text, actions }]
  })
}

function conditionsOf(rules: readonly StatedRule[]): string {
  return rules
    .map(({ when }) => JSON.stringify(when))
    .sort()
    .join()
}

function rulesOf({ actions }: Snapshot, name: string): readonly StatedRule[] | null {
  return actions.find((one) => nameOf(one) === name)?.rules ?? null
}

function nameOf({ subject, action }: { subject: string; action: string }): string {
  return `${subject}.${action}`
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
}
