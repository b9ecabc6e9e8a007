import { eq } from 'drizzle-orm'
import type { CallBody } from '../src/api/contract'
import type { Clock } from './clock'
import { endedSpans } from './consumption/awake-time'
import { stateAt } from './lifecycle'
import { type ClusterRow, changeOverrides, updateCluster } from './store/clusters'
import type { Db } from './store/open-store'
import { claimRecord, deleteRecord, listRecords, type StoredRecord } from './store/records'
import { clusters, records } from './store/schema'

/** Name of their rows in the store. */
export const pendingUpdates = 'pending-updates'

/**
 * What the store keeps of an update that waits: for its date on the calendar, ISO 8601, or without one for the next
 * startup. Support sets a date; the console's requests have none.
 */
export type PendingUpdateRow = CallBody<'scheduleUpgrade'> & { date?: string }

export function listPending(db: Db, clusterId: string): Promise<StoredRecord<PendingUpdateRow>[]> {
  return listRecords<PendingUpdateRow>(db, pendingUpdates, { clusterId })
}

/** One entry of GET …/pending; the words stand in place of a date (D2 §2 'Main tab'). */
export function pendingUpdatePayload({ id, payload }: StoredRecord<PendingUpdateRow>) {
  const { date, ...update } = payload
  return { id, value: date ?? 'next startup', ...update }
}

/** Applies the updates whose date has come, each once: a cluster that runs restarts with it. */
export async function applyDueUpdates(db: Db, clock: Clock): Promise<void> {
  const rows = await db
    .select({ id: records.id, payload: records.payload })
    .from(records)
    .where(eq(records.resource, pendingUpdates))
  for (const { id, payload } of rows) {
    const { date } = payload as PendingUpdateRow
    if (date === undefined || Date.parse(date) > clock.today()) continue
    await db.transaction(async (transaction) => {
      const claimed = await claimRecord(transaction, id)
      if (!claimed) return
      const { cluster } = claimed
      const isRunning = stateAt(cluster, clock.now()) === 'running'
      await apply(transaction, cluster.id, { id, payload: payload as PendingUpdateRow })
      if (isRunning) await startCluster(transaction, clock, cluster.id)
    })
  }
}

/** Puts a cluster to sleep. */
export async function stopCluster(db: Db, clock: Clock, cluster: ClusterRow): Promise<void> {
  await updateCluster(db, cluster.id, {
    transition: 'disconnect',
    transitionAt: clock.now(),
    heldState: null,
    awakeSpans: endedSpans(cluster, { now: clock.now(), today: clock.today() }),
  })
}

/** Starts a cluster; what waits for its next startup is applied with it. */
export async function startCluster(db: Db, clock: Clock, clusterId: string): Promise<void> {
  for (const row of await listPending(db, clusterId)) {
    if (row.payload.date === undefined) await apply(db, clusterId, row)
  }
  const [cluster] = await db.select().from(clusters).where(eq(clusters.id, clusterId))
  await updateCluster(db, clusterId, {
    ...(cluster && { awakeSpans: endedSpans(cluster, { now: clock.now(), today: clock.today() }) }),
    transition: 'connect',
    transitionAt: clock.now(),
    startedAt: clock.today(),
    heldState: null,
  })
}

async function apply(
  db: Db,
  clusterId: string,
  { id, payload }: Pick<StoredRecord<PendingUpdateRow>, 'id' | 'payload'>,
): Promise<void> {
  await setVersion(db, clusterId, payload.change)
  await deleteRecord(db, id)
}

/** Gives a cluster another version, from its next moment on. */
export async function setVersion(
  db: Db,
  clusterId: string,
  { version, byBuildNo }: CallBody<'upgradeCluster'>,
): Promise<void> {
  await updateCluster(db, clusterId, { image: version })
  await changeOverrides(db, clusterId, { byBuildNumber: byBuildNo === 'true' })
}
