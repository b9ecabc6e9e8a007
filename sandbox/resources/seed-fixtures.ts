import { createHash } from 'node:crypto'
import type { Db } from '../store/open-store'
import { insertRecord, type RecordOwner } from '../store/records'
import { records } from '../store/schema'
import type { ServedDefinition } from './served-definitions'

/** Rows under this name remember who has had which fixtures; what was deleted does not come back. */
const memory = 'had-fixtures'

/** Gives an owner the records a resource starts with, the first time anybody looks. */
export async function seedFixtures(
  db: Db,
  { definition, fixtures }: ServedDefinition,
  owner: RecordOwner,
  now: number,
): Promise<void> {
  if (fixtures.length === 0) return
  const id = createHash('sha256')
    .update(JSON.stringify([memory, definition.name, owner]))
    .digest('hex')
  const marked = await db
    .insert(records)
    .values({ id, resource: memory, ...owner, payload: { name: definition.name }, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: records.id })
  if (marked.length === 0) return
  for (const { id: _id, ...payload } of fixtures) {
    await insertRecord(db, { resource: definition.name, owner, payload, createdAt: now })
  }
}
