import { randomUUID } from 'node:crypto'
import type { Reason } from '../src/access/explain'
import { currentRulesVersion } from './access/current-rules'
import type { Decision } from './access/decision'

/** One refused field as the product API sends it (D1 §8). */
type WireFieldError = FieldFault & { notActivated: boolean; isDomainValidationError?: boolean }
type FieldFault = { fieldName: string; message: string }

/** A request refused on purpose: thrown by handlers, sent as it stands. */
export class Problem extends Error {
  override readonly name = 'Problem'
  constructor(
    readonly status: 304 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422,
    readonly body: Record<string, unknown>,
    readonly contentType = 'application/json',
    /** Kept in the log of denials: what access refused, or that somebody tried; null for what is no denial. */
    readonly denied: Denied | null = null,
  ) {
    super(`${status}`)
  }
}

/** Without decisions where access was not even asked. */
export type Denied = { decisionId: string; decisions: readonly Decision[] }

export function unauthenticated(): Problem {
  return new Problem(401, { message: 'Your session has ended. Please sign in again.' }, undefined, attempt())
}

/** Says the same of what is not there and of what belongs to somebody else. */
export function notFound(what: string): Problem {
  return new Problem(404, { message: `This ${what} does not exist.` })
}

/** As notFound, for what may well be there and belong to somebody else. */
export function outOfSight(what: string): Problem {
  const { status, body, contentType } = notFound(what)
  return new Problem(status, body, contentType, attempt())
}

/** Nothing is changed, and nothing more is said: how a plan change is refused (D1 §8, PLAN-D17). */
export function notModified(decision: Decision | null = null): Problem {
  const denied = decision && { decisionId: randomUUID(), decisions: [decision] }
  return new Problem(304, {}, undefined, denied)
}

/** A choice that access refuses, reported at its field like every other choice that cannot be taken. */
export function unmetChoice(fieldName: string, decision: Decision): Problem {
  const { status, body, contentType } = invalid([{ fieldName, message: decision.reasons[0]?.sentence ?? '' }])
  return new Problem(status, body, contentType, { decisionId: randomUUID(), decisions: [decision] })
}

/**
 * The body is larger than any that is expected there.
 * @param largest bytes that it may have
 */
export function tooLarge(largest: number): Problem {
  return new Problem(413, { message: `The request is larger than ${largest / 1_000} KB.` })
}

export function invalid(errors: readonly FieldFault[]): Problem {
  return new Problem(422, { errors: errors.map(withFlag) })
}

/** Refuses when a check found something; null is a check that passed. */
export function throwInvalid(checks: readonly (FieldFault | null)[]): void {
  const errors = checks.filter((check) => check !== null)
  if (errors.length > 0) throw invalid(errors)
}

export function nameTaken(name: string): Problem {
  return conflictOn('name', `You already have a cluster named ${name}.`)
}

/** What a field holds is right by itself, and taken. */
export function conflictOn(fieldName: string, message: string): Problem {
  return new Problem(409, { errors: [withFlag({ fieldName, message })] })
}

/** A mail domain nobody expects at work; the person may insist (D2 §8 'Cluster users'). */
export function doubtfulDomain(fieldName: string, message: string): Problem {
  const error: WireFieldError = { ...withFlag({ fieldName, message }), isDomainValidationError: true }
  return new Problem(422, { errors: [error] })
}

/**
 * Refuses when a rule is unmet: 403 for what no waiting changes, 409 where only the state forbids it. Both name every
 * unmet rule.
 * @param sentence said of a state in place of the rule's own, where the sandbox can say it more exactly
 */
export function throwUnmet(decisions: readonly Decision[], sentence?: string): void {
  const refused = decisions.filter(({ reasons }) => reasons.length > 0)
  const all = refused.flatMap(({ reasons }) => reasons)
  const reasons = [...all.filter((reason) => !isState(reason)), ...all.filter(isState)]
  const [first] = reasons
  if (!first) return
  const denied: Denied = { decisionId: randomUUID(), decisions: refused }
  const body = {
    code: first.kind,
    ruleId: first.rule,
    message: (isState(first) ? sentence : undefined) ?? first.sentence,
    unmet: reasons.map(({ rule, sentence: message, ...rest }) => ({ ruleId: rule, message, ...rest })),
    rulesVersion: currentRulesVersion(),
    decisionId: denied.decisionId,
  }
  if (isState(first)) throw new Problem(409, body, undefined, denied)
  throw new Problem(403, body, 'application/problem+json', denied)
}

function isState({ kind }: Reason): boolean {
  return kind === 'state'
}

function attempt(): Denied {
  return { decisionId: randomUUID(), decisions: [] }
}

function withFlag(error: FieldFault): WireFieldError {
  return { ...error, notActivated: false }
}
