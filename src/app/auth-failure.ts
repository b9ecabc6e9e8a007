/** Why a sign-in or a renewal did not work. */
export type AuthFailure =
  /** The identity provider no longer knows the session: signing in again helps. */
  | { kind: 'ended' }
  /** It could not be asked, or answered with a fault of its own: trying again helps; nobody is signed out. */
  | { kind: 'unreachable' }
  /** It refused, or its answer is not to be trusted. */
  | { kind: 'refused'; name: string; message: string }

const endings = [
  'login_required',
  'invalid_grant',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'missing_refresh_token',
]
/** Of a provider that is busy or down, and of a gateway in its place, which may write them with blanks and capitals. */
const faults =
  /^(request_error|timeout|(internal_)?server_error|internal_error|(temporarily|service)_unavailable|too_many_requests|bad_gateway|gateway_time-?out)$/
const networkFault = /failed to fetch|networkerror|load failed|timeout|aborted/i

/** Tells the client's errors apart by their `error` code; their class names do not survive minification. */
export function authFailureOf(error: unknown): AuthFailure {
  const { code, message } = describe(error)
  if (endings.includes(code) || endings.includes(message)) return { kind: 'ended' }
  if (faults.test(code.toLowerCase().replaceAll(' ', '_')) || (code === '' && networkFault.test(message)))
    return { kind: 'unreachable' }
  return { kind: 'refused', name: code || 'sign_in_failed', message: message || code }
}

function describe(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: String(error) }
  return {
    code: 'error' in error && typeof error.error === 'string' ? error.error : '',
    message: 'message' in error && typeof error.message === 'string' ? error.message : '',
  }
}
