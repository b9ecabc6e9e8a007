import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './open-store'
import { clusters, records } from './schema'

/** Whose rows: those of one cluster, or a person's own. */
export type RecordOwner = { clusterId: string } | { ownerUuid: string }

export type NewRecord = {
  resource: string
  owner: RecordOwner
  payload: Payload
  createdAt: number
  id?: string
}

export type StoredRecord<Payload> = { id: string; payload: Payload; createdAt: number }

type Payload = Record<string, unknown>

/** All rows of a resource, oldest first. */
export async function listRecords<Row extends Payload>(
  db: Db,
  resource: string,
  owner: RecordOwner,
): Promise<StoredRecord<Row>[]> {
  const rows = await db
    .select({ id: records.id, payload: records.payload, createdAt: records.createdAt })
    .from(records)
    .where(isOf(resource, owner))
    .orderBy(asc(records.position))
  return rows.map((row) => asStored<Row>(row))
}

export async function findRecord<Row extends Payload>(
  db: Db,
  resource: string,
  owner: RecordOwner,
  id: string,
): Promise<StoredRecord<Row> | null> {
  const [row] = await db
    .select({ id: records.id, payload: records.payload, createdAt: records.createdAt })
    .from(records)
    .where(and(isOf(resource, owner), eq(records.id, id)))
  return row ? asStored<Row>(row) : null
}

/** Adds a row; answers its id. */
export async function insertRecord(db: Db, { id = randomUUID(), ...row }: NewRecord): Promise<string> {
  await insertRecords(db, [{ id, ...row }])
  return id
}

/** Adds rows in their order, with one statement. */
export async function insertRecords(db: Db, rows: readonly NewRecord[]): Promise<void> {
  await db
    .insert(records)
    .values(rows.map(({ id = randomUUID(), owner, ...row }) => ({ id, ...owner, ...row })))
}

/** As insertRecord, where the id says which row it is; false, and nothing done, where that row is there already. */
export async function insertRecordOnce(
  db: Db,
  row: { resource: string; owner: RecordOwner; payload: Payload; createdAt: number; id: string },
): Promise<boolean> {
  const { id, resource, owner, payload, createdAt } = row
  const added = await db
    .insert(records)
    .values({ id, resource, ...owner, payload, createdAt })
    .onConflictDoNothing()
    .returning({ id: records.id })
  return added.length > 0
}

/** Changes only the fields named; in one statement, so that two changes at once lose nothing. */
export async function changeRecord(db: Db, id: string, change: Payload): Promise<void> {
  const merged = sql`${records.payload} || ${JSON.stringify(change)}::jsonb`
  await db.update(records).set({ payload: merged }).where(eq(records.id, id))
}

export async function deleteRecord(db: Db, id: string): Promise<void> {
  await db.delete(records).where(eq(records.id, id))
}

function isOf(resource: string, owner: RecordOwner) {
  return 'clusterId' in owner
    ? and(eq(records.resource, resource), eq(records.clusterId, owner.clusterId))
    : and(eq(records.resource, resource), isNull(records.clusterId), eq(records.ownerUuid, owner.ownerUuid))
}

/** A resource's own routes write its rows, and read them back as what they wrote. */
function asStored<Row extends Payload>(row: StoredRecord<Payload>): StoredRecord<Row> {
  return row as StoredRecord<Row>
}

/** Takes a record of a cluster for the rest of a transaction; undefined where another one has taken or deleted it. */
export async function claimRecord(db: Db, id: string) {
  const [claimed] = await db
    .select({ payload: records.payload, cluster: clusters })
    .from(records)
    .innerJoin(clusters, eq(clusters.id, records.clusterId))
    .where(eq(records.id, id))
    .for('update', { of: records, skipLocked: true })
  return claimed
}
