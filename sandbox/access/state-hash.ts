import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as identitySchema from '../identity/schema'
import type { Db } from '../store/open-store'
import * as schema from '../store/schema'

/**
 * Used by tests: a hash of what is stored of every tenant, all tables but the log of denials. Of each row its version
 * counts, which every write changes, also one that leaves the same behind.
 */
export async function stateHash(db: Db): Promise<string> {
  return readHash(await db.execute(versions))
}

/** The tables that are looked at, in words that are put together once: it is asked thousands of times. */
const tables = Object.values({ ...schema, ...identitySchema })
  .filter((table) => is(table, PgTable))
  .map(
    (table) =>
      `(select string_agg(concat_ws(' ', ctid, xmin), ' ' order by ctid) from "${getTableName(table)}")`,
  )

const versions = sql.raw(`select md5(jsonb_build_array(${tables.join(', ')})::text) as hash`)

/** Both drivers answer a statement with `rows`. */
function readHash(answer: unknown): string {
  const { rows } = answer as { rows: { hash: string }[] }
  const hash = rows[0]?.hash
  if (!hash) throw new Error('The state could not be read.')
  return hash
}
