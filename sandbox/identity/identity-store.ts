import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any drizzle database over PostgreSQL, whatever other tables its schema knows. */
export type IdentityStore = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete'
>
