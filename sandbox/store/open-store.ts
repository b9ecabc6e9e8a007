import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import * as denialSchema from '../denials/schema'
import * as identitySchema from '../identity/schema'
import { isDatabaseGone } from './database-gone'
import { lockDirectory } from './directory-lock'
import { prepareStatements } from './prepared-statements'
import * as schema from './schema'
import { readTemplate, writeTemplate } from './template'
import { unopenable } from './unusable'

const tables = { ...schema, ...identitySchema, ...denialSchema }
/** A database, or a transaction on one: PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>

export type Store = {
  db: Db
  kind: 'pglite' | 'postgresql'
  /** Runs work that no other process on the same database does at the same time: filling an empty one. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
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
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while nobody waits for it would end the process; the next request finds out by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  giveBackBroken(pool)
  const db = drizzle(pool, { schema: tables })
  const alone: Store['alone'] = async (work) => {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [startLock])
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startLock]).catch(() => {})
      client.release()
    }
  }
  try {
    await alone(() => migrate(db, { migrationsFolder }))
  } catch (error) {
    await pool.end()
    if (!isDatabaseGone(error)) throw error
    throw new Error('The PostgreSQL server that DATABASE_URL names does not answer.', { cause: error })
  }
  return { db, kind: 'postgresql', alone, close: () => pool.end() }
}

/**
 * Drizzle never gives a connection back on which `begin` itself failed: ten of them, and every request waits for ever.
 * What is done on a broken connection fails at once, so who has it still a second later has forgotten it.
 */
function giveBackBroken(pool: Pool): void {
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => setTimeout(() => held.has(client) && client.release(true), 1_000))
  })
}

/** Any number will do, as long as every sandbox takes the same one. */
const startLock = 4_800_001

async function openPglite(dataDir: string): Promise<Store> {
  if (dataDir.startsWith('memory://')) {
    const { client, db } = await createMigrated(dataDir)
    return { db, kind: 'pglite', alone: (work) => work(), close: () => client.close() }
  }
  const directory = resolve(dataDir)
  const lock = await lockDirectory(directory).catch((error: unknown) => {
    throw unopenable(directory, error)
  })
  try {
    await prepareDirectory(directory)
    const { client, db } = await openMigrated(directory).catch((error: unknown) => {
      throw unopenable(directory, error)
    })
    return {
      db,
      kind: 'pglite',
      alone: (work) => work(),
      close: async () => {
        try {
          await client.close()
        } finally {
          lock.release()
        }
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
  const mark = `${draft}.unfinished`
  if (existsSync(draft) && !existsSync(mark)) {
    throw new Error(
      `The sandbox makes its data in ${draft} first, and that exists and is not the sandbox's. Move it away, or name another directory in DATA_DIR.`,
    )
  }
  try {
    mkdirSync(dirname(draft), { recursive: true })
    writeFileSync(mark, '')
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft)
    const { client } = await createMigrated(draft)
    await client.close()
    rmSync(directory, { recursive: true, force: true })
    renameSync(draft, directory)
    rmSync(mark, { force: true })
  } catch (error) {
    throw unopenable(directory, error)
  }
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
  refuseAfterPanic(client)
  const db = drizzle(client, { schema: tables })
  await migrate(db, { migrationsFolder })
  // After the last change of a table: a statement that was read before it would be refused.
  prepareStatements(client)
  return { client, db }
}

/** An engine that panics has ended, and what it is asked then never returns: all that is left is to say why, each time. */
function refuseAfterPanic(client: PGlite): void {
  const execute = client.execProtocolStream.bind(client)
  client.execProtocolStream = async (...given) => {
    try {
      return await execute(...given)
    } catch (error) {
      if (Reflect.get(Object(error), 'severity') === 'PANIC') {
        client.execProtocolRawSync = () => {
          throw error
        }
      }
      throw error
    }
  }
}
