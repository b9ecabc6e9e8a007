import { abilityOf, unmetRules } from './ability'
import { accessRules } from './access-rules'
import { decide, type Reason, reasonOf } from './explain'
import type { FactName, Facts } from './facts'
import { type AccessRules, inOrder, type Rule } from './rule'
import { type Action, actions, type Subject, subjects } from './vocabulary'
import { factsIn, type When } from './when'

/** What a fact hangs on where it is not known: the other's account, who they are, the row, a choice, an update, an import. */
export const unknowns = ['account', 'person', 'row', 'choice', 'update', 'import'] as const
export type Unknown = (typeof unknowns)[number]

/** Facts that are not known, and why. */
export type UnknownFacts = Readonly<Partial<Record<FactName, Unknown>>>

/** `conditional`: nothing refuses it, but something that is not known here may. */
export const explored = ['allowed', 'conditional', 'refused'] as const
export type Explored = (typeof explored)[number]

export type ExploredRule = Reason & {
  effect: Rule['effect']
  when: When
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

/** @param unread as `decide` takes it */
export type Explore = (
  action: Action,
  subject: Subject,
  facts: Facts,
  unread?: ReadonlySet<FactName>,
) => Finding

/**
 * Answers as `explain` does, where not every fact is known. It asks the same ability over the same tables, with the
 * unknown facts taken out of what can meet a rule: a rule that is unmet then is open if it lost one, and unmet
 * otherwise. With nothing unknown the tables are the console's own, and so is every verdict.
 */
export function explorerOf(unknown: UnknownFacts, tables: AccessRules = accessRules): Explore {
  const ability = abilityOf(withoutFacts(tables, unknown))

  return (action, subject, facts, unread) => {
    const unsettled = unmetRules(ability, action, subject, facts, unread)
    if (unsettled === null) return unheardOf(action, subject, facts)
    const all = inOrder(tables[subject]?.[action] ?? [])
    const isUnsettled = (rule: Rule) => unsettled.some(({ id }) => id === rule.id)
    const open = all.filter((rule) => isUnsettled(rule) && dependsOn(rule, unknown).length > 0)
    const unmet = unsettled.filter(({ id }) => open.every((rule) => rule.id !== id))
    const met = all.filter((rule) => !isUnsettled(rule))
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

/** Every action of the console: subjects as the vocabulary has them, the actions of each as its table does. */
export function ruledActions(tables: AccessRules = accessRules): { action: Action; subject: Subject }[] {
  return subjects.flatMap((subject) => {
    const order = Object.keys(tables[subject] ?? {})
    return actions
      .filter((action) => tables[subject]?.[action])
      .sort((left, right) => order.indexOf(left) - order.indexOf(right))
      .map((action) => ({ action, subject }))
  })
}

function withoutFacts(tables: AccessRules, unknown: UnknownFacts): AccessRules {
  const known = (rule: Rule): Rule => {
    if (dependsOn(rule, unknown).length === 0) return rule
    const left = Object.entries(rule.when).filter(([name]) => !Object.hasOwn(unknown, name))
    return { ...rule, when: Object.fromEntries(left) }
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

function dependsOn({ when }: Rule, unknown: UnknownFacts): Unknown[] {
  const causes = factsIn(when).map((name) => unknown[name])
  return unknowns.filter((cause) => causes.includes(cause))
}

function inWords(rule: Rule, causes: readonly Unknown[]): ExploredRule {
  return { ...reasonOf(rule), effect: rule.effect, when: rule.when, dependsOn: causes }
}

function unheardOf(action: Action, subject: Subject, facts: Facts): Finding {
  const { reasons, isHidden } = decide(action, subject, facts)
  const unmet = reasons.map((reason) => ({
    ...reason,
    effect: 'hide' as const,
    when: {},
    dependsOn: [],
  }))
  return { action, subject, verdict: 'refused', isHidden, unmet, open: [], met: [] }
}
