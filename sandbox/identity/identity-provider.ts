import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { isDatabaseGone } from '../store/database-gone'
import { createAccessTokenVerifier, type VerifiedToken } from './access-token'
import { createFailedSignIns } from './failed-sign-ins'
import { loadIdentityKeys } from './identity-keys'
import type { IdentityStore } from './identity-store'
import { createPolicy } from './page-frame'
import { pageHeaders, sendFault } from './page-response'
import { removeAllSessions, removeExpiredPayloads, removeGrant } from './payload-adapter'
import { createProviderConfiguration } from './provider-settings'
import { createSignInRoute } from './sign-in-route'

export type IdentityProviderOptions = {
  /** A migrated database with the tables of ./schema. */
  db: IdentityStore
  /** Where the browser finds the sandbox, without a path: `http://127.0.0.1:5173`. */
  origin: string
  clientId: string
  /** The one API tokens are made for; an absolute URI. */
  audience: string
  /** Real time, for the lockout and for verifying tokens. The library issues by the machine's clock. */
  now?: () => Date
  /** Called for everybody who signs in, before the browser goes on. */
  onSignIn?: (uuid: string) => Promise<void>
  /** Key of the persona everybody is signed in as, without being asked. */
  signInAs?: string
  /** Called with faults of the provider itself; what callers do wrong is answered, not reported. */
  onFault?: (fault: unknown) => void
}

export type IdentityProvider = {
  /** Whether a path belongs to the identity provider; everything else is the console's or the API's. */
  handles: (pathname: string) => boolean
  /** Answers one request. Its body must not have been read before. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Null for everything that is not a live access token for the audience. */
  verifyAccessToken: (token: string) => Promise<VerifiedToken | null>
  /** Ends every session with its refresh and access tokens, everybody's. */
  revokeAllSessions: () => Promise<void>
  /** Seconds (a whole number, at least 1) for access tokens issued from now on; 300 at the start. */
  setTokenLifetime: (seconds: number) => void
}

const ownPaths = [
  '/authorize',
  '/oauth/token',
  '/oauth/revoke',
  '/userinfo',
  '/v2/logout',
  '/oidc/logout',
  '/u/login',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/jwks.json',
] as const

/** The OpenID provider of the sandbox, on the paths the console's Auth0 client expects. */
export const createIdentityProvider = async (options: IdentityProviderOptions): Promise<IdentityProvider> => {
  const { db, origin, clientId, audience, now = () => new Date() } = options
  const onFault = options.onFault ?? writeFault
  const issuer = `${origin}/`
  let tokenLifetime = 300

  await removeExpiredPayloads(db)
  const { signingKey, cookieKeys } = await loadIdentityKeys(db)
  const provider = new Provider(
    issuer,
    createProviderConfiguration({
      db,
      origin,
      clientId,
      audience,
      signingKey,
      cookieKeys,
      tokenLifetime: () => tokenLifetime,
    }),
  )
  provider.proxy = origin.startsWith('https:')
  provider.on('server_error', (context, fault) => {
    onFault(fault)
    if (isDatabaseGone(fault)) context.status = 503
  })
  setOurHeaders(provider)
  endGrantAtLogout(provider, db, clientId)
  useAuth0Words(provider)

  const answer = provider.callback()
  const answerSignIn = createSignInRoute({
    db,
    provider,
    origin,
    failedSignIns: createFailedSignIns(db, now),
    onSignIn: options.onSignIn ?? (async () => {}),
    signInAs: options.signInAs,
  })
  const handles = (pathname: string) =>
    ownPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

  return {
    handles,
    handle: async (request, response) => {
      try {
        const url = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin) : null
        if (!url || /%00/.test(url.href)) return sendFault(response, origin, 400, 'invalid_request')
        if (!handles(url.pathname)) return sendFault(response, origin, 404, 'not_found')
        if (url.pathname.startsWith('/u/')) return await answerSignIn(request, response, url)
        // Addresses in answers are the issuer's, whatever name the request came under.
        request.headers.host = new URL(origin).host
        request.url = translate(url, clientId)
        // The library finds the path it is mounted on by comparing the two; it is mounted on none.
        Reflect.deleteProperty(request, 'originalUrl')
        await answer(request, response)
      } catch (fault) {
        onFault(fault)
        if (isDatabaseGone(fault)) sendFault(response, origin, 503, 'temporarily_unavailable')
        else sendFault(response, origin, 500, 'server_error')
      }
    },
    verifyAccessToken: createAccessTokenVerifier({ db, signingKey, issuer, audience, clientId, now }),
    revokeAllSessions: () => removeAllSessions(db),
    setTokenLifetime: (seconds) => {
      tokenLifetime = seconds
    },
  }
}

const setOurHeaders = (provider: Provider) => {
  provider.use(async (context, next) => {
    context.set(pageHeaders)
    context.set('content-security-policy', createPolicy())
    await next()
    // The library lifts the ban on frames for its silent answers; ours stay with our own pages.
    const policy = context.response.get('content-security-policy')
    if (policy.includes('frame-ancestors')) return
    context.set('content-security-policy', `${policy}; frame-ancestors 'self'`)
    // To be asked to sign in is an answer like any other; as a 400 it fills the browser's console.
    context.status = 200
  })
}

/** The words by which Auth0's client knows that asking the session for a new token may still help. */
const useAuth0Words = (provider: Provider) => {
  provider.use(async (context, next) => {
    await next()
    const isRefused = context.path === '/oauth/token' && context.body?.error === 'invalid_grant'
    if (isRefused && context.oidc.params?.grant_type === 'refresh_token')
      context.body = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' }
  })
}

/** The library lets refresh tokens outlive a log-out unless they expire with the session's cookie. */
const endGrantAtLogout = (provider: Provider, db: IdentityStore, clientId: string) => {
  provider.use(async (context, next) => {
    await next()
    if (context.path !== '/oidc/logout/confirm' || context.status !== 303) return
    const grantId = context.oidc.session?.grantIdFor(clientId)
    if (grantId) await removeGrant(db, grantId)
  })
}

/** Auth0 says `audience` where the standard says `resource`, and has a log-out of its own. */
const translate = (url: URL, clientId: string) => {
  const query = new URLSearchParams(url.search)
  if (url.pathname === '/authorize' && query.has('audience'))
    query.set('resource', query.get('audience') ?? '')
  if (url.pathname !== '/v2/logout') return `${url.pathname}?${query}`
  const returnTo = query.get('returnTo')
  return `/oidc/logout?${new URLSearchParams({
    client_id: query.get('client_id') ?? clientId,
    ...(returnTo ? { post_logout_redirect_uri: returnTo } : {}),
  })}`
}

const writeFault = (fault: unknown) => {
  process.stderr.write(`identity provider: ${fault instanceof Error ? fault.stack : String(fault)}\n`)
}
