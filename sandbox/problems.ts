import type { Reason } from '../src/access/explain'

/** One refused field as the product API sends it (D1 §8). */
type WireFieldError = FieldFault & { notActivated: boolean; isDomainValidationError?: boolean }
type FieldFault = { fieldName: string; message: string }

/** A request refused on purpose: thrown by handlers, sent as it stands. */
export class Problem extends Error {
  override readonly name = 'Problem'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422,
    readonly body: Record<string, unknown>,
    readonly contentType = 'application/json',
  ) {
    super(`${status}`)
  }
}

export function unauthenticated(): Problem {
  return new Problem(401, { message: 'Your session has ended. Please sign in again.' })
}

/** Says the same of what is not there and of what belongs to somebody else. */
export function notFound(what: string): Problem {
  return new Problem(404, { message: `This ${what} does not exist.` })
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

/** The state of a thing forbids what its policies would allow. */
function conflict(reasons: readonly Reason[]): Problem {
  return new Problem(409, { code: 'state', ...refusal(reasons) })
}

function forbidden(reasons: readonly Reason[]): Problem {
  return new Problem(
    403,
    { code: reasons[0]?.kind ?? 'unknown', ...refusal(reasons) },
    'application/problem+json',
  )
}

/** Refuses when a rule is unmet: 403 for what no waiting changes, 409 where only the state forbids it. */
export function throwUnmet(reasons: readonly Reason[]): void {
  const fundamental = reasons.filter(({ kind }) => kind !== 'state')
  if (fundamental.length > 0) throw forbidden(fundamental)
  if (reasons.length > 0) throw conflict(reasons)
}

function refusal(reasons: readonly Reason[]) {
  return {
    ruleId: reasons[0]?.rule,
    message: reasons[0]?.sentence,
    unmet: reasons.map(({ rule, sentence }) => ({ ruleId: rule, message: sentence })),
  }
}

function withFlag(error: FieldFault): WireFieldError {
  return { ...error, notActivated: false }
}
