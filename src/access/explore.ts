import { abilityOf, unmetRules } from './ability'
import { decide, type Reason, reasonOf } from './explain'
import type { FactName, Facts } from './facts'
import { gates } from './gates'
import { factsIn, type Needs } from './needs'
import { type Gates, inOrder, type Rule } from './rule'
import { type Action, actions, type Subject, subjects } from './vocabulary'

/** What a fact hangs on where it is not known: the other's account, who they are, the row, a choice, an update. */
export const unknowns = ['account', 'person', 'row', 'choice', 'update'] as const
export type Unknown = (typeof unknowns)[number]

/** Facts that are not known, and why. */
export type UnknownFacts = Readonly<Partial<Record<FactName, Unknown>>>

/** `conditional`: nothing refuses it, but something that is not known here may. */
export const explored = ['allowed', 'conditional', 'refused'] as const
export type Explored = (typeof explored)[number]

export type ExploredRule = Reason & {
  effect: Rule['effect']
  metBy: Needs
  /** What it hangs on; empty for a rule that is settled. */
  dependsOn: readonly Unknown[]
}

/** What is known about one action from a point of view. */
export type Finding = {
  action: Action
  subject: Subject
  verdict: Explored
  /** The console hides the control rather than disabling it. */
  isHidden: boolean
  /** Each in the order in which a person would hear of it. */
  unmet: readonly ExploredRule[]
  open: readonly ExploredRule[]
  met: readonly ExploredRule[]
}

export type Explore = (action: Action, subject: Subject, facts: Facts) => Finding

/**
 * Answers as `explain` does, where not every fact is known. It asks the same ability over the same tables, with the
 * unknown facts taken out of what can meet a rule: a rule that is unmet then is open if it lost one, and unmet
 * otherwise. With nothing unknown the tables are the house's own, and so is every verdict.
 */
export function explorerOf(unknown: UnknownFacts, tables: Gates = gates): Explore {
  const originals = new Map<Rule, Rule>()
  const known = withoutFacts(tables, unknown, originals)
  const ability = abilityOf(known)

  return (action, subject, facts) => {
    const unsettled = unmetRules(ability, action, subject, facts)
    if (unsettled === null) return unheardOf(action, subject, facts)
    const notMet = unsettled.map((rule) => originals.get(rule) ?? rule)
    const isOpen = (rule: Rule) => dependsOn(rule, unknown).length > 0
    const unmet = notMet.filter((rule) => !isOpen(rule))
    const open = notMet.filter(isOpen)
    const met = inOrder(tables[subject]?.[action] ?? []).filter((rule) => !notMet.includes(rule))
    return {
      action,
      subject,
      verdict: unmet.length > 0 ? 'refused' : open.length > 0 ? 'conditional' : 'allowed',
      isHidden: unmet.some(({ effect }) => effect === 'hide'),
      unmet: unmet.map((rule) => inWords(rule, [])),
      open: open.map((rule) => inWords(rule, dependsOn(rule, unknown))),
      met: met.map((rule) => inWords(rule, [])),
    }
  }
}

/** Every action of the house: subjects as the vocabulary has them, the actions of each as its table does. */
export function gatedActions(tables: Gates = gates): { action: Action; subject: Subject }[] {
  return subjects.flatMap((subject) => {
    const order = Object.keys(tables[subject] ?? {})
    return actions
      .filter((action) => tables[subject]?.[action])
      .sort((left, right) => order.indexOf(left) - order.indexOf(right))
      .map((action) => ({ action, subject }))
  })
}

function withoutFacts(tables: Gates, unknown: UnknownFacts, originals: Map<Rule, Rule>): Gates {
  const known = (rule: Rule): Rule => {
    if (dependsOn(rule, unknown).length === 0) return rule
    const left = Object.entries(rule.metBy).filter(([name]) => !Object.hasOwn(unknown, name))
    const rest = { ...rule, metBy: Object.fromEntries(left) }
    originals.set(rest, rule)
    return rest
  }
  return Object.fromEntries(
    subjects.map((subject) => [
      subject,
      Object.fromEntries(
        Object.entries(tables[subject] ?? {}).map(([action, rules]) => [action, rules.map(known)]),
      ),
    ]),
  )
}

function dependsOn({ metBy }: Rule, unknown: UnknownFacts): Unknown[] {
  const causes = factsIn(metBy).map((name) => unknown[name])
  return unknowns.filter((cause) => causes.includes(cause))
}

function inWords(rule: Rule, causes: readonly Unknown[]): ExploredRule {
  return { ...reasonOf(rule), effect: rule.effect, metBy: rule.metBy, dependsOn: causes }
}

function unheardOf(action: Action, subject: Subject, facts: Facts): Finding {
  const { reasons, isHidden } = decide(action, subject, facts)
  const unmet = reasons.map((reason) => ({
    ...reason,
    effect: 'hide' as const,
    metBy: {},
    dependsOn: [],
  }))
  return { action, subject, verdict: 'refused', isHidden, unmet, open: [], met: [] }
}
