import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { IdentityStore } from './identity-store'
import { identityKeys } from './schema'

const rsaKeyShape = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
})
const cookieKeysShape = z.object({ keys: z.array(z.string()) })

export type SigningKey = z.infer<typeof rsaKeyShape>

/** The keys made at the first start. Two processes starting at once end with the same keys. */
export const loadIdentityKeys = async (
  db: IdentityStore,
): Promise<{ signingKey: SigningKey; cookieKeys: string[] }> => ({
  signingKey: rsaKeyShape.parse(await keep(db, 'signing-key', makeSigningKey)),
  cookieKeys: cookieKeysShape.parse(await keep(db, 'cookie-keys', makeCookieKeys)).keys,
})

const keep = async (db: IdentityStore, name: string, make: () => Promise<Record<string, unknown>>) => {
  const read = async () => (await db.select().from(identityKeys).where(eq(identityKeys.name, name)))[0]?.value
  const kept = await read()
  if (kept) return kept
  await db
    .insert(identityKeys)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  return read()
}

const makeSigningKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(12).toString('base64url'),
  }
}

const makeCookieKeys = async () => ({ keys: [randomBytes(32).toString('base64url')] })
