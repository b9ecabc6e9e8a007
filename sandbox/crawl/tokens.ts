import { generateKeyPairSync } from 'node:crypto'
import { importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { createAccessTokenVerifier, grantClaim } from '../identity/access-token'
import { loadIdentityKeys } from '../identity/identity-keys'
import { identityPayloads } from '../identity/schema'
import { idOf } from '../sandbox-rig'
import type { Db } from '../store/open-store'

const issuer = 'http://127.0.0.1:4800/'
const audience = 'https://api.basalt.test/v2'
const clientId = 'basalt-console'
const grant = 'crawl-grant'

/** Tokens that are no good, each for one reason. */
export const badTokens = ['expired', 'of another audience', 'of another key', 'unsigned', 'ended'] as const
export type BadToken = (typeof badTokens)[number]

/**
 * Used by the crawl: real access tokens for the people of a store, bad ones, and the check that tells them apart, as
 * the identity provider makes and checks them.
 */
export async function createTokens(db: Db) {
  const { signingKey } = await loadIdentityKeys(db)
  await db.insert(identityPayloads).values({ model: 'Grant', id: grant, payload: {} }).onConflictDoNothing()
  const key = await importJWK({ ...signingKey }, 'RS256')
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = (grantId: string) => ({ client_id: clientId, scope: 'read:cluster', [grantClaim]: grantId })
  const sign = (
    person: string,
    { of = audience, lives = 3_600, by = key, grantId = grant }: Partial<Signing> = {},
  ) =>
    new SignJWT(claims(grantId))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signingKey.kid })
      .setIssuer(issuer)
      .setAudience(of)
      .setSubject(idOf(person))
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1_000) + lives)
      .sign(by)
  type Signing = { of: string; lives: number; by: Parameters<SignJWT['sign']>[0]; grantId: string }
  const bad: Record<BadToken, string> = {
    expired: await sign('owner', { lives: -1 }),
    'of another audience': await sign('owner', { of: 'https://other.test' }),
    'of another key': await sign('owner', { by: otherKey }),
    unsigned: new UnsecuredJWT(claims(grant))
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(idOf('owner'))
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode(),
    ended: await sign('owner', { grantId: 'a-grant-that-is-over' }),
  }
  const known = new Map<string, string>()
  const now = () => new Date()
  return {
    bad,
    good: async (person: string) => {
      const token = known.get(person) ?? (await sign(person))
      known.set(person, token)
      return token
    },
    verify: createAccessTokenVerifier({ db, signingKey, issuer, audience, clientId, now }),
  }
}
