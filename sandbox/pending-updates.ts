import type { CallBody } from '../src/api/contract'
import type { Clock } from './clock'
import { changeOverrides, updateCluster } from './store/clusters'
import type { Db } from './store/open-store'
import { deleteRecord, listRecords, type StoredRecord } from './store/records'

/** Name of their rows in the store. */
export const pendingUpdates = 'pending-updates'

/** What the store keeps of an update that waits; each waits for the next startup. */
export type PendingUpdateRow = CallBody<'scheduleUpgrade'>

export function listPending(db: Db, clusterId: string): Promise<StoredRecord<PendingUpdateRow>[]> {
  return listRecords<PendingUpdateRow>(db, pendingUpdates, { clusterId })
}

/** Starts a cluster; what waits for its next startup is applied with it. */
export async function startCluster(db: Db, clock: Clock, clusterId: string): Promise<void> {
  for (const { id, payload } of await listPending(db, clusterId)) {
    await setVersion(db, clusterId, payload.change)
    await deleteRecord(db, id)
  }
  await updateCluster(db, clusterId, {
    transition: 'connect',
    transitionAt: clock.now(),
    startedAt: clock.today(),
    heldState: null,
  })
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
