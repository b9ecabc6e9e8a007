import { createLocalJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { SigningKey } from './identity-keys'
import type { IdentityStore } from './identity-store'
import { hasLiveGrant } from './payload-adapter'
import { findPersonById } from './people'

/** The claim that names the sign-in a token comes from, so that a log-out ends its access tokens too. */
export const grantClaim = 'sandbox_grant'

export type VerifiedToken = {
  /** The person's uuid. */
  sub: string
  scope: string[]
}

type Expectation = {
  db: IdentityStore
  signingKey: SigningKey
  issuer: string
  audience: string
  clientId: string
  now: () => Date
}

/** Null for everything that is not a live access token of ours for this audience. */
export const createAccessTokenVerifier = (expected: Expectation) => {
  const { kty, use, alg, kid, n, e } = expected.signingKey
  const keys = createLocalJWKSet({ keys: [{ kty, use, alg, kid, n, e }] })

  return async (token: string): Promise<VerifiedToken | null> => {
    const claims = await readClaims(token, keys, expected)
    if (!claims || !findPersonById(claims.sub)) return null
    if (!(await hasLiveGrant(expected.db, claims[grantClaim]))) return null
    return { sub: claims.sub, scope: claims.scope.split(' ').filter(Boolean) }
  }
}

const readClaims = async (
  token: string,
  keys: ReturnType<typeof createLocalJWKSet>,
  expected: Expectation,
) => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      typ: 'at+jwt',
      issuer: expected.issuer,
      audience: expected.audience,
      requiredClaims: ['exp', 'iat'],
      currentDate: expected.now(),
    })
    return z
      .object({
        sub: z.string(),
        scope: z.string(),
        client_id: z.literal(expected.clientId),
        [grantClaim]: z.string(),
      })
      .parse(payload)
  } catch {
    return null
  }
}
