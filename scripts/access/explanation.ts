import { decide, type Reason, type Verdict } from '../../src/access/explain'
import { conditionInWords } from '../../src/access/fact-words'
import { ruleSetOf, type StatedRule } from '../../src/access/rule-set'
import { factsIn } from '../../src/access/when'
import { nameOf } from './action-names'
import { factInWords } from './fact-words'
import type { Question } from './question'
import { resolutionWords } from './rule-words'

/** What a machine reads. */
export type Answer = {
  allowed: boolean
  reasons: readonly { rule: string; sentence: string; source: string }[]
}

/** The verdict of the console on what is asked, with nothing but what its readers need. */
export function answerOf({ action, subject, facts, unread }: Question): Answer {
  const { isAllowed, reasons } = decide(action, subject, facts, undefined, unread)
  return {
    allowed: isAllowed,
    reasons: reasons.map(({ rule, sentence, source }) => ({ rule, sentence, source })),
  }
}

/** The chain of all rules of the action, met or not, as a page for a terminal. */
export function explanationOf(question: Question): string {
  const { action, subject, facts, unread, said, assumed } = question
  const verdict = decide(action, subject, facts, undefined, unread)
  const rules =
    ruleSetOf().actions.find((one) => one.subject === subject && one.action === action)?.rules ?? []
  const chain = rules.flatMap((rule) => {
    const reason = verdict.reasons.find((one) => one.rule === rule.id)
    return [...linesOf(rule, question, reason ?? null), '']
  })
  return [
    `${nameOf(question)} (${subject}.${action}): ${outcomeOf(verdict)}`,
    '',
    ...(rules.length === 0 ? ['  No rule: open to anyone signed in.', ''] : chain),
    ...listed('Said', said),
    ...listed('Assumed', assumed),
  ].join('\n')
}

function outcomeOf({ isAllowed, isHidden, reasons }: Verdict): string {
  if (isAllowed) return 'ALLOWED'
  const control = isHidden ? 'its control is hidden' : 'its control is shown disabled, with the reasons'
  return `REFUSED, ${reasons.length} ${reasons.length === 1 ? 'rule' : 'rules'} unmet; ${control}`
}

function linesOf(rule: StatedRule, { facts, unread }: Question, unmet: Reason | null): string[] {
  const now = factsIn(rule.when).map((name) =>
    unread.has(name) ? `${name} could not be read` : factInWords(name, facts[name]),
  )
  return [
    `  ${unmet === null ? 'met  ' : 'UNMET'}  ${rule.id}`,
    ...(unmet === null ? [] : [`           "${unmet.sentence}"`]),
    `         needs    ${conditionInWords(rule.when)}`,
    `         is       ${now.join('; ')}`,
    ...(unmet === null ? [] : [`         change   ${resolutionWords[unmet.resolution]}`]),
    `         source   ${rule.source}`,
  ]
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  - ${line}`)]
}
