import { ability } from '../../src/access/ability'
import { factsOfPlain, type PlainFacts } from '../../src/access/dependencies'
import { decide, type Verdict } from '../../src/access/explain'
import type { FactName } from '../../src/access/facts'
import type { Action, Subject } from '../../src/access/vocabulary'
import { currentRulesVersion } from '../access/current-rules'

/** What a denial must hold to be judged again: the shape `npm run access:explain -- --context` reads. */
export type LoggedDecision = {
  action: Action
  subject: Subject
  facts: PlainFacts
  /** Which of them could not be read. */
  unread?: readonly FactName[] | null
  /** Ids of the rules that were unmet. */
  unmet: readonly string[]
  rulesVersion: string
}

export type Replay = {
  verdict: Verdict
  /** Refused again, for the same rules in the same order. */
  isSame: boolean
  /** Judged by the rules it was judged by then; other rules may well say otherwise. */
  isSameVersion: boolean
}

/** Judges a logged decision again, from nothing but what was logged. */
export function replay({ action, subject, facts, unread, unmet, rulesVersion }: LoggedDecision): Replay {
  const verdict = decide(action, subject, factsOfPlain(facts), ability, new Set(unread))
  const rules = verdict.reasons.map(({ rule }) => rule)
  return {
    verdict,
    isSame: !verdict.isAllowed && JSON.stringify(rules) === JSON.stringify(unmet),
    isSameVersion: rulesVersion === currentRulesVersion(),
  }
}
