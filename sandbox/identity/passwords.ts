import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { sandboxPassword } from '../personas'
import type { IdentityStore } from './identity-store'
import { identityPasswords } from './schema'

/** From now on the person signs in with this password, and no longer with the sandbox's. */
export async function setPassword(db: IdentityStore, personUuid: string, password: string): Promise<void> {
  const salt = randomBytes(16).toString('base64url')
  const kept = { salt, hash: (await hashOf(password, salt)).toString('base64url') }
  await db
    .insert(identityPasswords)
    .values({ personUuid, ...kept })
    .onConflictDoUpdate({ target: identityPasswords.personUuid, set: kept })
}

export async function isPasswordOf(
  db: IdentityStore,
  personUuid: string,
  password: string,
): Promise<boolean> {
  const [own] = await db.select().from(identityPasswords).where(eq(identityPasswords.personUuid, personUuid))
  if (!own) return password === sandboxPassword
  return timingSafeEqual(await hashOf(password, own.salt), Buffer.from(own.hash, 'base64url'))
}

function hashOf(password: string, salt: string): Promise<Buffer> {
  return promisify<string, string, number, Buffer>(scrypt)(password, salt, 32)
}
