import type { Reason } from '../src/access/explain'

/** One refused field as the product API sends it (D1 §8). */
export type WireFieldError = { fieldName: string; message: string; notActivated: boolean }

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

export function invalid(errors: readonly (Omit<WireFieldError, 'notActivated'> | null)[]): Problem {
  return new Problem(422, { errors: errors.filter((error) => error !== null).map(withFlag) })
}

export function nameTaken(name: string): Problem {
  return new Problem(409, {
    errors: [withFlag({ fieldName: 'name', message: `You already have a cluster named ${name}.` })],
  })
}

/** The state of a thing forbids what its policies would allow. */
export function conflict(reasons: readonly Reason[]): Problem {
  return new Problem(409, { code: 'state', ...refusal(reasons) })
}

export function forbidden(reasons: readonly Reason[]): Problem {
  return new Problem(
    403,
    { code: reasons[0]?.kind ?? 'unknown', ...refusal(reasons) },
    'application/problem+json',
  )
}

function refusal(reasons: readonly Reason[]) {
  return {
    ruleId: reasons[0]?.rule,
    message: reasons[0]?.sentence,
    unmet: reasons.map(({ rule, sentence }) => ({ ruleId: rule, message: sentence })),
  }
}

function withFlag(error: Omit<WireFieldError, 'notActivated'>): WireFieldError {
  return { ...error, notActivated: false }
}
