import { decide, type Verdict } from '../../src/access/explain'
import { conditionInWords } from '../../src/access/fact-words'
import { ruleSetOf, type StatedRule } from '../../src/access/rule-set'
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
export function answerOf({ action, subject, facts }: Question): Answer {
  const { isAllowed, reasons } = decide(action, subject, facts)
  return {
    allowed: isAllowed,
    reasons: reasons.map(({ rule, sentence, source }) => ({ rule, sentence, source })),
  }
}

/** The chain of all rules of the action, met or not, as a page for a terminal. */
export function explanationOf(question: Question): string {
  const { action, subject, facts, said, assumed } = question
  const verdict = decide(action, subject, facts)
  const rules =
    ruleSetOf().actions.find((one) => one.subject === subject && one.action === action)?.rules ?? []
  const chain = rules.flatMap((rule) => {
    const reason = verdict.reasons.find((one) => one.rule === rule.id)
    return [...linesOf(rule, facts, reason?.sentence ?? null), '']
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

function linesOf(rule: StatedRule, facts: object, sentence: string | null): string[] {
  const names = Object.keys(rule.when)
  const now = names.map((name) => factInWords(name, Reflect.get(facts, name)))
  return [
    `  ${sentence === null ? 'met  ' : 'UNMET'}  ${rule.id}`,
    ...(sentence === null ? [] : [`           "${sentence}"`]),
    `         needs    ${conditionInWords(rule.when)}`,
    `         is       ${now.join('; ')}`,
    ...(sentence === null ? [] : [`         change   ${resolutionWords[rule.resolution]}`]),
    `         source   ${rule.source}`,
  ]
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  - ${line}`)]
}
