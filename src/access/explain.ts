import { t } from '../locales/t'
import { gates } from './gates'
import { type AccessContext, type Remedy, type Rule, type RuleKind, ruleKinds } from './rule'
import type { Action, Subject } from './vocabulary'

/** One unmet rule, in words. */
export type Reason = {
  rule: string
  kind: RuleKind | 'unknown'
  sentence: string
  remedy: Remedy
  source: string
}

/** The answer to "may this person do that here?", with every unmet rule, most fundamental first. */
export type Verdict = {
  isAllowed: boolean
  /** The specification hides the control, rather than disabling it. */
  isHidden: boolean
  reasons: readonly Reason[]
}

/**
 * The one verdict of the house: menus, buttons, routes and the sandbox's handlers all ask this. All unmet rules are
 * collected; an action nobody declared is refused.
 */
export function explain(action: Action, subject: Subject, context: AccessContext): Verdict {
  const rules = gates[subject]?.[action]
  if (!rules) {
    const reason: Reason = {
      rule: 'unknown',
      kind: 'unknown',
      sentence: t('access.unknownAction'),
      remedy: 'none',
      source: 'ACL-D26',
    }
    return { isAllowed: false, isHidden: true, reasons: [reason] }
  }
  const unmet = rules.filter((rule) => !rule.isMet(context)).sort(byKind)
  return {
    isAllowed: unmet.length === 0,
    isHidden: unmet.some(({ effect }) => effect === 'hide'),
    reasons: unmet.map(toReason),
  }
}

function byKind(left: Rule, right: Rule): number {
  return ruleKinds.indexOf(left.kind) - ruleKinds.indexOf(right.kind)
}

function toReason(rule: Rule): Reason {
  const values = Object.fromEntries(
    Object.entries(rule.sentenceValues ?? {}).map(([name, key]) => [name, t(key)]),
  )
  return {
    rule: rule.id,
    kind: rule.kind,
    sentence: t(rule.sentence, values),
    remedy: rule.remedy,
    source: rule.source,
  }
}
