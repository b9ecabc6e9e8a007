import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../store/open-store'
import { insertRecords, listRecords, type RecordOwner } from '../store/records'
import { records } from '../store/schema'
import { idFieldOf } from './foreign-form'
import type { ServedDefinition } from './served-definitions'

/** Rows under this name remember who has had which fixtures; what was deleted does not come back. */
const memory = 'had-fixtures'

/** Rows of one statement: one each takes minutes for thousands, and of all at once no statement may have the values. */
const blockSize = 500

/** The fixtures an owner was given, and the rows they became, each by how it was then. */
const hadShape = z.object({ fixtures: z.string(), rows: z.record(z.string(), z.string()) })

/**
 * Gives an owner the records a resource starts with, the first time anybody looks, and anew once the fixtures have
 * changed: rows that nobody touched give way to the new ones, and so do those whose id a new one brings, since no two
 * records have one. All others stay. A fixture keeps the id it brings, so that others may refer to it.
 */
export async function seedFixtures(
  db: Db,
  { definition, fixtures }: ServedDefinition,
  owner: RecordOwner,
  now: number,
): Promise<void> {
  const id = digestOf([memory, definition.name, owner])
  const digest = digestOf(fixtures)
  const [before] = await db.select().from(records).where(eq(records.id, id)).for('update')
  const had = z.safeParse(hadShape, before?.payload).data
  if (had ? had.fixtures === digest : fixtures.length === 0) return
  const payload = { fixtures: digest, rows: {} }
  if (had) {
    const idField = idFieldOf(definition)
    const idOf = (row: Readonly<Record<string, unknown>>) => row[idField] ?? row.id ?? null
    const brought = new Set(fixtures.flatMap((fixture) => idOf(fixture) ?? []).map(String))
    await takeBack(
      db,
      definition.name,
      owner,
      (row, payload) => had.rows[row] === digestOf(payload) || brought.has(String(idOf(payload))),
    )
  } else {
    const marked = await db
      .insert(records)
      .values({ id, resource: memory, ...owner, payload, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: records.id })
    // Somebody else looks at this very moment.
    if (marked.length === 0) return
  }
  const rows: Record<string, string> = {}
  for (const block of blocksOf(fixtures)) {
    const added = block.map((payload) => ({
      id: randomUUID(),
      resource: definition.name,
      owner,
      payload,
      createdAt: now,
    }))
    await insertRecords(db, added)
    for (const { id, payload } of added) rows[id] = digestOf(payload)
  }
  await db
    .update(records)
    .set({ payload: { ...payload, rows } })
    .where(eq(records.id, id))
}

async function takeBack(
  db: Db,
  resource: string,
  owner: RecordOwner,
  givesWay: (id: string, payload: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  const stored = await listRecords(db, resource, owner)
  const replaced = stored.filter(({ id, payload }) => givesWay(id, payload)).map(({ id }) => id)
  for (const block of blocksOf(replaced))
    await db.delete(records).where(and(eq(records.resource, resource), inArray(records.id, [...block])))
}

function blocksOf<Part>(parts: readonly Part[]): readonly (readonly Part[])[] {
  const count = Math.ceil(parts.length / blockSize)
  return Array.from({ length: count }, (_, index) => parts.slice(index * blockSize, (index + 1) * blockSize))
}

/** The same for the same content, whatever the order of its keys: the store keeps its own. */
function digestOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return entries.map(([key, each]) => [key, sorted(each)])
}
