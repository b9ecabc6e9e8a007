import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { grantClaim } from './access-token'
import type { SigningKey } from './identity-keys'
import type { IdentityStore } from './identity-store'
import { createPayloadAdapter } from './payload-adapter'
import { claimsOf, findPersonById } from './people'
import { marketingParameters, verificationParameters } from './sign-in-parameters'
import { renderFaultPage, renderSignedOutPage, renderSigningOutPage } from './status-pages'

const signInScopes = 'openid profile email offline_access'
const apiScopes = 'read:cluster create:cluster update:cluster delete:cluster manage:cluster'
const hours = 3_600
const days = 24 * hours

export type ProviderSettings = {
  db: IdentityStore
  origin: string
  clientId: string
  audience: string
  signingKey: SigningKey
  cookieKeys: string[]
  /** Seconds; asked again for every token. */
  tokenLifetime: () => number
}

/** The library's configuration: Auth0's paths and habits, one public client, one API. */
export const createProviderConfiguration = (settings: ProviderSettings): Configuration => {
  const { origin, clientId, audience } = settings

  return {
    adapter: createPayloadAdapter(settings.db),
    jwks: { keys: [settings.signingKey] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        // "native" would ask for consent at every sign-in.
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [origin, `${origin}/`],
        post_logout_redirect_uris: [origin, `${origin}/`],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      end_session: '/oidc/logout',
      revocation: '/oauth/revoke',
    },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'updated_at'], email: ['email', 'email_verified'] },
    // Auth0 puts profile and address into the ID token; a conforming provider keeps them for /userinfo.
    conformIdTokenClaims: false,
    // The sign-in page sees only the parameters named here.
    extraParams: [
      'audience',
      'auth0Client',
      'connection',
      'organization',
      'screen_hint',
      ...verificationParameters,
      ...marketingParameters,
    ],
    findAccount: (_context, sub) => {
      const person = findPersonById(sub)
      return person && { accountId: sub, claims: () => claimsOf(person) }
    },
    // The library gives offline_access only after a consent page; Auth0 goes by the client's grant types.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: () => settings.tokenLifetime(),
      IdToken: 36_000,
      AuthorizationCode: 60,
      // Twelve hours from the sign-in, however often it is renewed.
      RefreshToken: ({ oidc }) => oidc.entities.RotatedRefreshToken?.remainingTTL ?? 12 * hours,
      Session: 14 * days,
      Interaction: 3_600,
      Grant: 14 * days,
    },
    // No path for the short ones: each sign-in page has its own, so two tabs can sign in at once.
    cookies: { keys: settings.cookieKeys, long: { sameSite: 'lax', path: '/' }, short: { sameSite: 'lax' } },
    clientBasedCORS: (_context, requestOrigin) => requestOrigin === origin,
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_context, client) => client.clientId === clientId },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_context, _client, oneOf) => oneOf ?? [],
        // The console names no audience when it fetches a token; it means the one it signed in for.
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_context, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`)
          return {
            audience,
            scope: apiScopes,
            accessTokenFormat: 'jwt',
            accessTokenTTL: settings.tokenLifetime(),
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => show(context, renderSigningOutPage(form)),
        postLogoutSuccessSource: async (context) => show(context, renderSignedOutPage(origin)),
      },
    },
    extraTokenClaims: async (_context, token) =>
      token.kind === 'AccessToken' ? { [grantClaim]: token.grantId } : undefined,
    loadExistingGrant: async (context) => grantEverything(context, audience),
    interactions: {
      policy: createInteractionPolicy(),
      url: (_context, interaction) => `/u/login/${interaction.uid}`,
    },
    renderError: async (context, out) =>
      show(context, renderFaultPage({ origin, code: out.error, description: out.error_description })),
  }
}

/** There is no consent page: who signs in allows the console what it asks for. */
const grantEverything = async (context: KoaContextWithOIDC, audience: string) => {
  const { provider, client, session } = context.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(signInScopes)
  grant.addResourceScope(audience, apiScopes)
  await grant.save()
  return grant
}

/** Asking for a verification email shows the page even to who is signed in, or nothing would happen. */
const createInteractionPolicy = () => {
  const policy = interactionPolicy.base()
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('verification_email', 'a verification email was asked for', (context) => {
      const isAskedFor = verificationParameters.some((name) => context.oidc.params?.[name])
      return isAskedFor && !context.oidc.result?.login
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}

const show = (context: KoaContextWithOIDC, page: { html: string; policy: string }) => {
  context.set('content-security-policy', page.policy)
  context.type = 'html'
  context.body = page.html
}
