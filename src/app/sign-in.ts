import { marketingParametersOf } from '../domain/marketing-parameters'
import { safeReturnTo } from '../domain/return-to'
import type { AuthClient } from './auth-client'
import { mayRedirectByItself, rememberRedirect } from './redirect-guard'
import type { RuntimeConfig } from './runtime-config'

/** Ways to the identity provider; each ends on the post-login screen. */
export type SignIn = {
  /** SSO mode: keeps the redirect_to of the query when it is safe (AUTH-019). */
  sso: (query: string) => SignInWay
  /** Default login: back to a place of the console, with its query and hash. */
  to: (place: string) => SignInWay
  /** The same, where whoever is signed in at the provider is asked all the same: to come as somebody else. */
  anew: (place: string) => SignInWay
  /** Sign-up, with the marketing parameters of the query (AUTH-033). */
  signUp: (query: string) => SignInWay
  /** A login that sends the verification email again (AUTH-011). */
  resendVerification: () => Promise<void>
}

export type SignInWay = {
  /** The browser has just been there for the same place: it goes in circles. */
  isCircle: () => boolean
  go: () => Promise<void>
}

export function createSignIn(
  client: AuthClient,
  config: RuntimeConfig,
  now: () => number = Date.now,
): SignIn {
  const way = (returnTo: string, parameters?: Readonly<Record<string, string>>): SignInWay => {
    const place = `${location.pathname}${location.search}`
    return {
      isCircle: () => !mayRedirectByItself(place, now()),
      go: () => {
        rememberRedirect(place, returnTo, now())
        return client.redirect({ returnTo, parameters })
      },
    }
  }
  return {
    sso: (query) => {
      const raw = new URLSearchParams(query).get('redirect_to')
      const target = safeReturnTo(raw, { origin: location.origin, allowedOrigins: config.redirectOrigins })
      return way(target === null ? '/signin' : postLoginPath(target))
    },
    to: (place) => way(postLoginPath(place)),
    anew: (place) => way(postLoginPath(place), { prompt: 'login' }),
    signUp: (query) => way('/signin', { screen_hint: 'signup', ...marketingParametersOf(query) }),
    resendVerification: () =>
      client.redirect({
        returnTo: '/signin',
        parameters: { screen_hint: 'login', force_verification_email: 'true' },
      }),
  }
}

/** The post-login screen, with the address to go on to. */
function postLoginPath(target: string): string {
  return `/signin?redirect_to=${encodeURIComponent(target)}`
}
