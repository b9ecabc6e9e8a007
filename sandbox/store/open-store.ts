import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as identitySchema from '../identity/schema'
import { type DirectoryLock, lockDirectory } from './directory-lock'
import * as schema from './schema'
import { readTemplate, writeTemplate } from './template'

const tables = { ...schema, ...identitySchema }
/** A database, or a transaction on one: PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>

export type Store = {
  db: Db
  kind: 'pglite' | 'postgresql'
  /** Finishes what runs, closes the database and gives the directory free. */
  close: () => Promise<void>
}

/**
 * Opens and migrates the database: PostgreSQL at `databaseUrl`, else PGlite in `dataDir` (`memory://` keeps nothing).
 * @throws DirectoryInUseError when another process has the directory
 */
export function openStore(options: { databaseUrl?: string; dataDir: string }): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDir)
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

async function openPostgres(connectionString: string): Promise<Store> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ])
  const pool = new pg.Pool({ connectionString, max: 10 })
  const db = drizzle(pool, { schema: tables })
  try {
    await migrate(db, { migrationsFolder })
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, kind: 'postgresql', close: () => pool.end() }
}

async function openPglite(dataDir: string): Promise<Store> {
  const isOnDisk = !dataDir.startsWith('memory://')
  const directory = isOnDisk ? resolve(dataDir) : dataDir
  const lock: DirectoryLock | null = isOnDisk ? await lockDirectory(directory) : null
  try {
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const template = readTemplate({ directory, isOnDisk, migrationsFolder })
    if (isOnDisk) mkdirSync(directory, { recursive: true })
    const client = await PGlite.create({ dataDir: directory, loadDataDir: template.dump })
    const db = drizzle(client, { schema: tables })
    await migrate(db, { migrationsFolder })
    if (template.isWanted) await writeTemplate(template.path, () => client.dumpDataDir('none'))
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await client.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}
