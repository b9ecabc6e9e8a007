import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What the OpenID provider library keeps: sessions, grants, codes, tokens, interactions. */
export const identityPayloads = pgTable(
  'identity_payloads',
  {
    /** The library's kind of thing: Session, Grant, RefreshToken, … */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** The family a code or token belongs to; the whole family is revoked at once. */
    grantId: text('grant_id'),
    /** The second name of a session. */
    uid: text('uid'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    /** Null: kept until removed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_payloads_grant').on(table.grantId),
    index('identity_payloads_uid').on(table.uid),
    index('identity_payloads_expiry').on(table.expiresAt),
  ],
)

/** Made at the first start, kept for ever: the signing key and the keys of the cookies. */
export const identityKeys = pgTable('identity_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
})

/** Wrong passwords, for the lockout; one row an attempt. */
export const identityFailedSignIns = pgTable(
  'identity_failed_sign_ins',
  {
    email: text('email').notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_failed_sign_ins_email').on(table.email, table.failedAt)],
)

/** Passwords people chose in the console; who has none of their own signs in with the sandbox's. */
export const identityPasswords = pgTable('identity_passwords', {
  personUuid: text('person_uuid').primaryKey(),
  salt: text('salt').notNull(),
  hash: text('hash').notNull(),
})
