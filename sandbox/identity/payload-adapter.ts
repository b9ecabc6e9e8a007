import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { isStorableJson } from '../readable-request'
import type { IdentityStore } from './identity-store'
import { identityPayloads } from './schema'

/** Keeps the library's sessions, grants and tokens in the database, so that a restart ends no session. */
export const createPayloadAdapter =
  (db: IdentityStore) =>
  (model: string): Adapter => {
    const isThis = (id: string) => and(eq(identityPayloads.model, model), eq(identityPayloads.id, id))

    return {
      upsert: async (id, payload, expiresIn) => {
        if (!isStorableJson(JSON.stringify(payload)))
          throw new errors.InvalidRequest('NUL and half a character are not allowed')
        const row = {
          payload: { ...payload },
          // A sign-in on its way names the grant it may renew, but does not end with it.
          grantId: (model === 'Interaction' ? null : payload.grantId) ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
        }
        await db
          .insert(identityPayloads)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [identityPayloads.model, identityPayloads.id], set: row })
        if (model === 'Interaction') await removeExpiredPayloads(db)
      },

      find: async (id) => {
        if (!isStorable(id)) return undefined
        return toPayload((await db.select().from(identityPayloads).where(isThis(id)))[0])
      },

      findByUid: async (uid) => {
        if (!isStorable(uid)) return undefined
        const isUid = and(eq(identityPayloads.model, model), eq(identityPayloads.uid, uid))
        return toPayload((await db.select().from(identityPayloads).where(isUid))[0])
      },

      // The device flow is off.
      findByUserCode: async () => undefined,

      // The library looks first and consumes then, so two requests at once both look fresh to it.
      // The row decides: who comes second has replayed, and the family goes.
      consume: async (id) => {
        const rows = await db
          .update(identityPayloads)
          .set({ consumedAt: new Date() })
          .where(and(isThis(id), isNull(identityPayloads.consumedAt)))
          .returning({ id: identityPayloads.id })
        if (rows.length > 0) return
        const [replayed] = await db.select().from(identityPayloads).where(isThis(id))
        if (replayed?.grantId) await removeGrant(db, replayed.grantId)
        throw new errors.InvalidGrant('already used')
      },

      destroy: async (id) => {
        if (isStorable(id)) await db.delete(identityPayloads).where(isThis(id))
      },

      revokeByGrantId: async (grantId) => {
        await db
          .delete(identityPayloads)
          .where(and(eq(identityPayloads.model, model), eq(identityPayloads.grantId, grantId)))
      },
    }
  }

export const removeExpiredPayloads = async (db: IdentityStore): Promise<void> => {
  await db.delete(identityPayloads).where(lt(identityPayloads.expiresAt, new Date()))
}

/** Sign-ins on their way stay, so that a page that is open still works. */
export const removeAllSessions = async (db: IdentityStore): Promise<void> => {
  await db.delete(identityPayloads).where(ne(identityPayloads.model, 'Interaction'))
}

export const hasLiveGrant = async (db: IdentityStore, grantId: string): Promise<boolean> => {
  const isGrant = and(eq(identityPayloads.model, 'Grant'), eq(identityPayloads.id, grantId))
  return (await db.select({ id: identityPayloads.id }).from(identityPayloads).where(isGrant)).length > 0
}

/** Ends a grant and every code and token that came from it. */
export const removeGrant = async (db: IdentityStore, grantId: string): Promise<void> => {
  await db
    .delete(identityPayloads)
    .where(and(eq(identityPayloads.model, 'Grant'), eq(identityPayloads.id, grantId)))
  await db.delete(identityPayloads).where(eq(identityPayloads.grantId, grantId))
}

// PostgreSQL's text cannot hold NUL, so nothing is stored under such a name.
const isStorable = (id: string) => typeof id === 'string' && !id.includes('\0')

const toPayload = (row: typeof identityPayloads.$inferSelect | undefined): AdapterPayload | undefined =>
  row && {
    ...row.payload,
    ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
  }
