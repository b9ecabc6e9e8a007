import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as denialSchema from '../denials/schema'
import * as identitySchema from '../identity/schema'
import { lockDirectory } from './directory-lock'
import * as schema from './schema'
import { readTemplate, writeTemplate } from './template'

const tables = { ...schema, ...identitySchema, ...denialSchema }
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
  if (dataDir.startsWith('memory://')) {
    const { client, db } = await createMigrated(dataDir)
    return { db, kind: 'pglite', close: () => client.close() }
  }
  const directory = resolve(dataDir)
  const lock = await lockDirectory(directory)
  try {
    await prepareDirectory(directory)
    const { client, db } = await openMigrated(directory)
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A new directory is finished under another name first, so that a kill half-way leaves nothing half-made. */
async function prepareDirectory(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new Error(
      `The folder ${directory} holds something other than the sandbox's data. Name an empty one in DATA_DIR.`,
    )
  }
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const { client } = await createMigrated(draft)
  await client.close()
  rmSync(directory, { recursive: true, force: true })
  renameSync(draft, directory)
}

/** From the template when there is one; the first database of this machine becomes it. */
async function createMigrated(dataDir: string) {
  const template = readTemplate(migrationsFolder)
  const opened = await openMigrated(dataDir, template.dump)
  if (!template.dump) await writeTemplate(template.path, () => opened.client.dumpDataDir('none'))
  return opened
}

async function openMigrated(dataDir: string, loadDataDir?: Blob) {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const client = await PGlite.create({ dataDir, loadDataDir })
  const db = drizzle(client, { schema: tables })
  await migrate(db, { migrationsFolder })
  return { client, db }
}
