import { and, count, eq, gte, lt } from 'drizzle-orm'
import type { IdentityStore } from './identity-store'
import { identityFailedSignIns } from './schema'

const allowedFailures = 10
const windowMs = 60_000

/** Ten wrong passwords for an address within a minute lock it until the minute is over. */
export const createFailedSignIns = (db: IdentityStore, now: () => Date) => {
  const windowStart = () => new Date(now().getTime() - windowMs)
  const named = (email: string) => eq(identityFailedSignIns.email, toKey(email))

  return {
    isLocked: async (email: string): Promise<boolean> => {
      const recent = and(named(email), gte(identityFailedSignIns.failedAt, windowStart()))
      const [row] = await db.select({ failures: count() }).from(identityFailedSignIns).where(recent)
      return (row?.failures ?? 0) >= allowedFailures
    },
    record: async (email: string): Promise<void> => {
      await db.delete(identityFailedSignIns).where(lt(identityFailedSignIns.failedAt, windowStart()))
      await db.insert(identityFailedSignIns).values({ email: toKey(email), failedAt: now() })
    },
    forget: async (email: string): Promise<void> => {
      await db.delete(identityFailedSignIns).where(named(email))
    },
  }
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>

const toKey = (email: string) => email.trim().toLowerCase().replaceAll('\0', '').slice(0, 320)
