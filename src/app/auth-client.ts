import { Auth0Client } from '@auth0/auth0-spa-js'
import type { RuntimeConfig } from './runtime-config'
import { workerUrl } from './trusted-types'

/** What the console asks of the identity provider's client. Tokens stay in memory, the refresh token in its worker. */
export type AuthClient = {
  /** Somebody has signed in here before; without it no silent sign-in is tried. */
  hasSessionHint: () => boolean
  /** Ends the round trip: `code` and `state`, or `error`, are in the address. Answers where the person wanted to go. */
  finishSignIn: (url: string) => Promise<{ returnTo: string | null }>
  /** @throws the client's error; `auth-failure.ts` tells them apart. */
  getToken: (options: { isFresh: boolean }) => Promise<string>
  getClaims: () => Promise<Readonly<Record<string, unknown>> | null>
  /** Sends the browser to the identity provider. `parameters` are added to the request as they are. */
  redirect: (options: { returnTo: string; parameters?: Readonly<Record<string, string>> }) => Promise<void>
  /** Ends the session at the identity provider; the browser comes back to the origin. */
  signOut: () => Promise<void>
  /** Forgets the tokens of this page without asking the identity provider. */
  forget: () => Promise<void>
}

/** Seconds a silent sign-in may take before the identity provider counts as unreachable. */
const silentTimeout = 15

export function createAuthClient({ auth }: RuntimeConfig): AuthClient {
  const { origin } = location
  const client = new Auth0Client({
    domain: auth.domain || origin,
    clientId: auth.clientId,
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    workerUrl,
    authorizeTimeoutInSeconds: silentTimeout,
    authorizationParams: { redirect_uri: `${origin}/`, audience: auth.audience, scope: auth.scope },
  })
  // The library would make another address of one that is not https.
  if (auth.issuer) Reflect.set(client, 'tokenIssuer', auth.issuer)
  // As the library's cookies write it.
  const ownName = encodeURIComponent(auth.clientId)
    .replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
  return {
    hasSessionHint: () => document.cookie.includes(`auth0.${ownName}.is.authenticated=`),
    finishSignIn: async (url) => {
      const { appState } = await client.handleRedirectCallback<unknown>(url)
      return { returnTo: returnToOf(appState) }
    },
    getToken: async ({ isFresh }) => {
      const token = await client.getTokenSilently({ cacheMode: isFresh ? 'off' : 'on' })
      if (token === undefined) throw new Error('login_required')
      return token
    },
    getClaims: async () => (await client.getIdTokenClaims()) ?? null,
    redirect: ({ returnTo, parameters }) =>
      client.loginWithRedirect({ appState: { returnTo }, authorizationParams: { ...parameters } }),
    signOut: () => client.logout({ logoutParams: { returnTo: origin } }),
    forget: async () => {
      await client.logout({ openUrl: false })
      workerOf(client)?.terminate()
    },
  }
}

/** This version of the client keeps the refresh token in its worker when it forgets: it ends with the worker. */
function workerOf(client: Auth0Client): Worker | null {
  const worker: unknown = Reflect.get(client, 'worker')
  return worker instanceof Worker ? worker : null
}

/** What was asked for before the sign-in, from the state of the round trip or of its error. */
function returnToOf(appState: unknown): string | null {
  if (typeof appState !== 'object' || appState === null || !('returnTo' in appState)) return null
  return typeof appState.returnTo === 'string' ? appState.returnTo : null
}
