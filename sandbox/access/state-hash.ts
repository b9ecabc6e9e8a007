import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as identitySchema from '../identity/schema'
import type { Db } from '../store/open-store'
import * as schema from '../store/schema'

/**
 * Used by tests: the sha256 of what is stored of every tenant, all tables but the log of denials. Of each row its version
 * counts, which every write changes, also one that leaves the same behind.
 */
export async function stateHash(db: Db): Promise<string> {
  const answer: unknown = await db.execute(sql`
    select encode(sha256(convert_to(concat_ws('|', ${sql.join(tables, sql`, `)}), 'UTF8')), 'hex') as hash`)
  return readHash(answer)
}

/** Names of the tables that are looked at. */
const hashedTables: readonly string[] = Object.values({ ...schema, ...identitySchema })
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))

const tables: SQL[] = hashedTables.map(
  (name) =>
    sql`(select coalesce(string_agg(row.ctid || ' ' || row.xmin, ' ' order by row.ctid), '') from ${sql.identifier(name)} as row)`,
)

/** Both drivers answer a statement with `rows`. */
function readHash(answer: unknown): string {
  const { rows } = answer as { rows: { hash: string }[] }
  const hash = rows[0]?.hash
  if (!hash) throw new Error('The state could not be read.')
  return hash
}
