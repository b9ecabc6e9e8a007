import { eq, sql } from 'drizzle-orm'
import type { WirePipeline, WireUser } from '../wire'
import type { Db } from './open-store'
import { people } from './schema'

export type PersonRow = typeof people.$inferSelect

export async function findPerson(db: Db, uuid: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(people).where(eq(people.uuid, uuid))
  return row ?? null
}

export async function findPersonByKey(db: Db, key: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(people).where(eq(people.key, key))
  return row ?? null
}

/** Holds the person's row until the transaction ends, so that two creations cannot share the last free place. */
export async function lockPerson(db: Db, uuid: string): Promise<void> {
  await db.select({ uuid: people.uuid }).from(people).where(eq(people.uuid, uuid)).for('update')
}

/** By the address, written in capitals or not. */
export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | null> {
  const same = sql`lower(${people.wire} ->> 'email') = ${email.toLowerCase()}`
  const [row] = await db.select().from(people).where(same)
  return row ?? null
}

/** Notes a sign-in. `at` is a date on the calendar, milliseconds. */
export async function noteSignIn(db: Db, uuid: string, at: number): Promise<void> {
  await db.update(people).set({ lastLoginAt: at }).where(eq(people.uuid, uuid))
}

export async function setPipeline(db: Db, uuid: string, pipeline: WirePipeline): Promise<void> {
  await db.update(people).set({ pipeline }).where(eq(people.uuid, uuid))
}

export async function removeCard(db: Db, uuid: string): Promise<void> {
  await db.update(people).set({ card: null }).where(eq(people.uuid, uuid))
}

/** Changes these fields alone: what another request changes in the same person at the same time stays. */
export async function changePerson(db: Db, person: PersonRow, change: Partial<WireUser>): Promise<void> {
  await db
    .update(people)
    .set({ wire: sql`${people.wire} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(people.uuid, person.uuid))
}
