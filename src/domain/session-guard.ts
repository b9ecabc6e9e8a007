import { type AuthErrorPage, authErrorPageOf } from './auth-error'
import type { Person } from './person'

/**
 * What stands in front of every route: a page of section 2 of D1 (`expired` is also the Trial Expired page, AUTH-D10,
 * `verify` also Verify Your Email), the spinner, or `session-failed`: the person could not be loaded for a reason the
 * specification names no page for (offline, 4xx), where the screen offers another try.
 */
export type Guard = AuthErrorPage | 'something-went-wrong' | 'session-failed' | 'spinner'

export type SessionFacts = {
  /** Message of the identity provider's error, when sign-in failed. */
  authError: string | null
  isAuthenticated: boolean
  /**
   * The person as the session load gave it; null until then. Later reloads are left out on purpose: who is at work
   * when a trial ends sees the notices inside the app, not a page in front of it (AUTH-D05).
   */
  personAtLoad: Pick<Person, 'email' | 'isTrialExpired' | 'isConfirmed' | 'isLoaded'> | null
  /**
   * How the session load or the activation call failed: its status, or `unreachable`; null when neither did
   * (AUTH-D13).
   */
  failure: number | 'unreachable' | null
  path: string
}

/** The person as the guards see them: a trial that ends, or is extended, during the work closes nothing (AUTH-D05). */
export function personAtGuards(
  person: Person | null,
  personAtLoad: Pick<Person, 'email' | 'isTrialExpired'> | null,
): SessionFacts['personAtLoad'] {
  if (person === null) return null
  const { isConfirmed, isLoaded, isTrialExpired } = person
  return {
    email: personAtLoad?.email ?? null,
    isTrialExpired: isTrialExpired && personAtLoad?.isTrialExpired === true,
    isConfirmed,
    isLoaded,
  }
}

/**
 * The guard to show instead of the route, or null for the route itself, in the order of AUTH-D12. /support stays open
 * from behind every page, so that who is held up can ask for help (AUTH-D06); it only waits for a person being loaded.
 */
export function guardOf(facts: SessionFacts): Guard | null {
  const guard = listedGuardOf(facts)
  const isSupport = facts.path === '/support' || facts.path === '/support/'
  return isSupport && guard !== 'spinner' ? null : guard
}

function listedGuardOf({ authError, isAuthenticated, personAtLoad, failure }: SessionFacts): Guard | null {
  const errorPage = authErrorPageOf(authError)
  if (errorPage) return errorPage
  if (!isAuthenticated) return null
  if (personAtLoad?.isTrialExpired && personAtLoad.email) return 'expired'
  if (personAtLoad && !personAtLoad.isConfirmed) return 'verify'
  if (typeof failure === 'number' && failure >= 500 && failure < 600) return 'something-went-wrong'
  if (!personAtLoad && failure !== null) return 'session-failed'
  return personAtLoad?.isLoaded ? null : 'spinner'
}
