import { eq } from 'drizzle-orm'
import type { ClockAnchor } from '../clock'
import type { Db } from './open-store'
import { clockAnchors } from './schema'

const onlyRow = 1

export async function readAnchor(db: Db): Promise<ClockAnchor | null> {
  const [row] = await db.select().from(clockAnchors).where(eq(clockAnchors.id, onlyRow))
  return row ?? null
}

export async function storeAnchor(db: Db, anchor: ClockAnchor): Promise<void> {
  await db
    .insert(clockAnchors)
    .values({ id: onlyRow, ...anchor })
    .onConflictDoUpdate({ target: clockAnchors.id, set: anchor })
}
