import { eq } from 'drizzle-orm'
import { oppositeEvent, type ScheduledEventKind } from '../src/domain/scheduled-event'
import type { Clock } from './clock'
import { stateAt } from './lifecycle'
import { applyDueUpdates, startCluster, stopCluster } from './pending-updates'
import { applyDuePipelines } from './pipelines'
import type { ClusterRow } from './store/clusters'
import { updateCluster } from './store/clusters'
import type { Db } from './store/open-store'
import { changeRecord, claimRecord, type StoredRecord } from './store/records'
import { clusters, records } from './store/schema'

/** What the store keeps of an event; times are dates on the calendar, ISO 8601. */
export type EventRow = {
  event: ScheduledEventKind
  eventResult: ScheduledEventKind | null
  startTime: string
  endTime?: string | null | undefined
  eventInformation: { analyticsReplicas: number | null; loaderReplicas: number | null }
  status: 'queued' | 'success' | 'failure'
  isRolledBack: boolean
}

/** One entry of GET /users/instances/{id}/scheduleevent. */
export function eventPayload({ id, payload }: StoredRecord<EventRow>) {
  const { isRolledBack: _isRolledBack, ...event } = payload
  return { id, ...event }
}

/**
 * Does what has become due since anybody last looked, dated updates included: an event of the schedule is one more
 * recorded transition, so there is no background job to lose. Requests at the same time do it once: the row is claimed
 * in the transaction that has the effect, and who finds it claimed goes on without waiting.
 */
export async function applyDueEvents(db: Db, clock: Clock): Promise<void> {
  const rows = await db
    .select({ id: records.id, payload: records.payload })
    .from(records)
    .where(eq(records.resource, 'scheduled-events'))
    .orderBy(records.position)
  for (const { id, payload } of rows) {
    if (isDue(payload as EventRow, clock) || isOver(payload as EventRow, clock))
      await db.transaction((transaction) => applyEvent(transaction, clock, id))
  }
  await applyDueUpdates(db, clock)
  await applyDuePipelines(db, clock)
}

async function applyEvent(db: Db, clock: Clock, id: string): Promise<void> {
  const claimed = await claimRecord(db, id)
  if (!claimed) return
  const { cluster } = claimed
  let event = claimed.payload as EventRow
  if (isDue(event, clock)) {
    const isDone = await perform(db, clock, cluster, event.event, event.eventInformation)
    event = { ...event, status: isDone ? 'success' : 'failure' }
    await changeRecord(db, id, { status: event.status })
  }
  if (isOver(event, clock)) {
    const current = await db.select().from(clusters).where(eq(clusters.id, cluster.id))
    await perform(db, clock, current[0] ?? cluster, oppositeEvent(event.event), event.eventInformation)
    await changeRecord(db, id, { isRolledBack: true })
  }
}

function isDue({ status, startTime }: EventRow, clock: Clock): boolean {
  return status === 'queued' && Date.parse(startTime) <= clock.today()
}

function isOver({ status, endTime, isRolledBack }: EventRow, clock: Clock): boolean {
  const hasEnded = typeof endTime === 'string' && Date.parse(endTime) <= clock.today()
  return hasEnded && !isRolledBack && status !== 'failure'
}

async function perform(
  db: Db,
  clock: Clock,
  cluster: ClusterRow,
  kind: ScheduledEventKind,
  information: EventRow['eventInformation'],
): Promise<boolean> {
  const state = stateAt(cluster, clock.now())
  if (state === 'corrupted' || state === 'creating') return false
  // As of a person's own command: what is so already, or on its way, is done.
  if (kind === 'connect') {
    if (state !== 'starting-up' && state !== 'running') await startCluster(db, clock, cluster.id)
    return true
  }
  if (kind === 'disconnect') {
    if (state !== 'stopping' && state !== 'sleeping') await stopCluster(db, clock, cluster)
    return true
  }
  const sign = kind === 'scale up' ? 1 : -1
  const changed = (current: number | undefined, change: number | null) =>
    Math.min(Math.max((current ?? 1) + sign * (change ?? 0), 1), 10)
  await updateCluster(db, cluster.id, {
    overrides: {
      ...cluster.overrides,
      analyticsNodes: changed(cluster.overrides.analyticsNodes, information.analyticsReplicas),
      loaderNodes: changed(cluster.overrides.loaderNodes, information.loaderReplicas),
    },
  })
  return true
}
