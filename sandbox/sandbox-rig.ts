import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createApp } from './app'
import { createClock } from './clock'
import * as denialSchema from './denials/schema'
import { createFaults } from './faults'
import * as identitySchema from './identity/schema'
import { createPassingDb } from './passing-db'
import { personas } from './personas'
import { createRequestLog } from './request-log'
import { createServedDefinitions } from './resources/served-definitions'
import { resetStore, seedStore } from './seed/seed-store'
import { openStore, type Store } from './store/open-store'
import * as schema from './store/schema'

/**
 * Used by the tests of this folder: the whole app in process over a database in memory. A person's key is their
 * access token; the wall clock stands still until a test moves it.
 */
export async function startSandboxRig(
  options: {
    consoleDir?: string
    allowedOrigins?: string[]
    databaseUrl?: string
    /** In place of the personas' keys. */
    verifyAccessToken?: (token: string) => Promise<{ sub: string } | null>
  } = {},
) {
  const store = options.databaseUrl
    ? await openStore({ dataDir: 'memory://', databaseUrl: options.databaseUrl })
    : await takeEmptyStore()
  let wallTime = Date.parse('2026-03-02T09:00:00Z')
  const clock = createClock({ speed: 1, wall: () => wallTime })
  const faults = createFaults()
  const log = createRequestLog()
  const passing = createPassingDb(store.db)
  const shared = { db: passing.db, clock, faults, log, productKey: 'basalt' }
  await seedStore(store.db, clock, 'basalt')
  const revoked: string[] = []
  const tokenLifetimes: number[] = []
  const rest = {
    ...shared,
    verifyAccessToken: options.verifyAccessToken ?? verifyPersonaKey,
    allowedOrigins: options.allowedOrigins ?? [],
    consoleDir: options.consoleDir ?? null,
    served: createServedDefinitions(options.consoleDir ?? null),
  }
  const app = createApp({
    ...rest,
    control: {
      ...shared,
      revokeAllSessions: async () => {
        revoked.push('all')
      },
      setTokenLifetime: (seconds) => {
        tokenLifetimes.push(seconds)
      },
    },
  })

  const call: SandboxCall = async (key, method, path, body, headers = {}) => {
    const response = await app.request(`/api/v2${path.replaceAll('{id}', idOf(key))}`, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: readJson(text) }
  }

  return {
    app,
    appWithoutControl: createApp({ ...rest, control: null }),
    store,
    clock,
    faults,
    log,
    revoked,
    /** Seconds, in the order they were set. */
    tokenLifetimes,
    call,
    control: (method: string, path: string, body?: unknown) =>
      app.request(`/sandbox${path}`, { method, body: body === undefined ? undefined : JSON.stringify(body) }),
    /** Milliseconds on the wall clock; simulated time runs as fast. */
    pass: (milliseconds: number) => {
      wallTime += milliseconds
    },
    reset: () => {
      faults.clear()
      log.clear()
      return resetStore(store.db, clock, 'basalt')
    },
    /** The database as the app has it: inside `undone`, what is being undone. */
    db: passing.db,
    /** Does something and takes every change of the database back; far quicker than a reset. Not at the same time twice. */
    undone: passing.undone,
    /** What has arrived in the storage. */
    storedFiles: () => store.db.select().from(schema.files),
    close: async () => {
      if (options.databaseUrl) await store.close()
      else closed.push(store)
    },
  }
}

/** Opening a database takes a second, emptying one a tenth: those of rigs that were closed wait for the next one. */
const closed: Store[] = []

async function takeEmptyStore(): Promise<Store> {
  const used = closed.pop()
  if (!used) return openStore({ dataDir: 'memory://' })
  await used.db.execute(sql`reset all`)
  await used.db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`)
  return used
}

const tables = Object.values({ ...schema, ...identitySchema, ...denialSchema })
  .filter((table) => is(table, PgTable))
  .map((table) => sql.identifier(getTableName(table)))

async function verifyPersonaKey(token: string) {
  const persona = personas.find(({ key }) => key === token)
  return persona ? { sub: persona.uuid } : null
}

export type SandboxRig = Awaited<ReturnType<typeof startSandboxRig>>

export function idOf(key: string | null): string {
  return personas.find((persona) => persona.key === key)?.uuid ?? 'nobody'
}

type SandboxCall = (
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers by literal paths and compare them with literals.
) => Promise<{ status: number; headers: Headers; body: any }>

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
