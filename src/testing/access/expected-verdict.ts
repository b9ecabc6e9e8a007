import type { Verdict } from '../../access/explain'
import type { Alternative, Expectation } from './expectation'

/** What is compared of two verdicts: each sentence once, sorted, as two conditions may say the same. */
export type Judgement = { isAllowed: boolean; isHidden: boolean; sentences: readonly string[] }

type Known = Readonly<Record<string, unknown>>

/** What the specification says of an action where these are the facts. Shares no code with the rules. */
export function expectedVerdict(expectations: readonly Expectation[], facts: Known): Judgement {
  const unmet = expectations.filter(({ oneOf }) => !oneOf.some((alternative) => holds(alternative, facts)))
  return {
    isAllowed: unmet.length === 0,
    isHidden: unmet.some(({ otherwise }) => otherwise === 'hidden'),
    sentences: sorted(unmet.map(({ says }) => says)),
  }
}

/** The verdict of the console, or of a server, in the form that is compared. */
export function judgementOf({ isAllowed, isHidden, reasons }: Verdict): Judgement {
  return { isAllowed, isHidden, sentences: sorted(reasons.map(({ sentence }) => sentence)) }
}

export function isSameJudgement(one: Judgement, other: Judgement): boolean {
  return (
    one.isAllowed === other.isAllowed &&
    one.isHidden === other.isHidden &&
    one.sentences.length === other.sentences.length &&
    one.sentences.every((sentence, index) => sentence === other.sentences[index])
  )
}

/** The expectations spell the flag that carries the brand as the wire does, facts with a place for it. */
export function spelt(value: unknown): unknown {
  return value === 'basaltX' ? '{product}X' : value
}

function sorted(sentences: readonly string[]): string[] {
  return sentences.length < 2 ? [...sentences] : [...new Set(sentences)].sort()
}

function holds(alternative: Alternative, facts: Known): boolean {
  const value = facts[alternative.fact]
  if ('is' in alternative) return alternative.is.some((one) => one === value)
  if ('isNot' in alternative) return !alternative.isNot.some((one) => one === value)
  const held: readonly unknown[] = Array.isArray(value) ? value : []
  if ('has' in alternative) return alternative.has.some((one) => held.includes(spelt(one)))
  return !alternative.hasNone.some((one) => held.includes(spelt(one)))
}
