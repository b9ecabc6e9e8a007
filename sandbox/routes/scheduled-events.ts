import { actionToSchedule } from '../../src/access/event-choice'
import type { CallBody } from '../../src/api/contract'
import { oppositeEvent } from '../../src/domain/scheduled-event'
import { checkEventReplicas, checkEventTimes, type EventFault } from '../../src/domain/scheduled-event-draft'
import { t } from '../../src/locales/t'
import { accessContextOf, type ClusterInput, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { created, type Handler, ok } from '../handler'
import { notFound, throwInvalid } from '../problems'
import { applyDueEvents, type EventRow, eventPayload } from '../scheduled-events'
import type { VisibleCluster } from '../store/clusters'
import { changeRecord, deleteRecord, findRecord, insertRecord, listRecords } from '../store/records'

const resource = 'scheduled-events'

/** GET /users/instances/{instanceId}/scheduleevent */
export const listScheduledEvents: Handler<'listScheduledEvents'> = async (input) => {
  await applyDueEvents(input.db, input.clock)
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'ScheduledEvent', input, visible)
  const rows = await listRecords<EventRow>(input.db, resource, { clusterId: visible.cluster.id })
  return ok(rows.map(eventPayload))
}

/** POST /users/instances/{instanceId}/scheduleevent */
export const createScheduledEvent: Handler<'createScheduledEvent'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('create', 'ScheduledEvent', input, visible)
  await requireAllowed(actionToSchedule(input.body.event), 'ScheduledEvent', input, visible)
  await requireValid(input, visible, input.body)
  await insertRecord(input.db, {
    resource,
    owner: { clusterId: visible.cluster.id },
    payload: { ...input.body, status: 'queued', isRolledBack: false } satisfies EventRow,
    createdAt: input.clock.today(),
  })
  return created({ message: t('scheduledEvents.created') })
}

/** PUT /users/instances/{instanceId}/scheduleevent */
export const updateScheduledEvent: Handler<'updateScheduledEvent'> = async (input) => {
  const { recordID: sentId, ...change } = input.body
  const recordID = String(sentId)
  const { visible, event } = await findChangeable('update', input, recordID)
  if (change.event !== event)
    await requireAllowed(actionToSchedule(change.event), 'ScheduledEvent', input, visible)
  await requireValid(input, visible, change)
  await changeRecord(input.db, recordID, { endTime: null, ...change })
  return ok({ message: t('scheduledEvents.updated') })
}

/** DELETE /users/instances/{instanceId}/{recordId}/deletescheduledevent */
export const deleteScheduledEvent: Handler<'deleteScheduledEvent'> = async (input) => {
  const id = input.params.recordId ?? ''
  await findChangeable('remove', input, id)
  await deleteRecord(input.db, id)
  return ok({ message: t('scheduledEvents.deleted') })
}

async function findChangeable(
  action: 'update' | 'remove',
  input: ClusterInput,
  id: string,
): Promise<{ visible: VisibleCluster; event: EventRow['event'] }> {
  const visible = await findClusterOrRefuse(input)
  const row = await findRecord<EventRow>(input.db, resource, { clusterId: visible.cluster.id }, id)
  if (!row) throw notFound('event')
  const { event, startTime, endTime = null, eventResult: result, eventInformation, status } = row.payload
  await requireAllowed(action, 'ScheduledEvent', input, visible, {
    scheduledEvent: { id, event, startTime, endTime, result, status, ...eventInformation },
    now: input.clock.today(),
  })
  return { visible, event }
}

async function requireValid(
  input: ClusterInput,
  visible: VisibleCluster,
  body: CallBody<'createScheduledEvent'>,
): Promise<void> {
  const { detail } = await accessContextOf(input, visible)
  const current = { analytics: detail?.analyticsNodes ?? 1, loader: detail?.loaderNodes ?? 1 }
  const start = Date.parse(body.startTime)
  const draft = {
    event: body.event,
    start: Number.isNaN(start) ? null : start,
    end: body.endTime === undefined ? null : Date.parse(body.endTime),
    ...body.eventInformation,
  }
  const faults = [...checkEventTimes(draft, input.clock.today()), ...checkEventReplicas(draft, current)]
  const expected = body.endTime === undefined ? null : oppositeEvent(body.event)
  throwInvalid([
    ...faults.map((fault) => ({
      fieldName: wireField[fault.field],
      message: sentenceOf(fault, body.startTime),
    })),
    body.eventResult === expected
      ? null
      : { fieldName: 'eventResult', message: `eventResult must be ${expected ?? 'empty'}.` },
  ])
}

const wireField: Readonly<Record<EventFault['field'], string>> = {
  event: 'event',
  start: 'startTime',
  end: 'endTime',
  replicas: 'analyticsReplicas',
  analyticsReplicas: 'analyticsReplicas',
  loaderReplicas: 'loaderReplicas',
}

function sentenceOf(fault: EventFault, start: string): string {
  switch (fault.kind) {
    case 'required':
      return t(fault.field === 'event' ? 'scheduledEvents.eventRequired' : 'scheduledEvents.startRequired')
    case 'past':
      return t('scheduledEvents.startPast')
    case 'not-after-start':
      return t('scheduledEvents.endBeforeStart', { start: start.slice(0, 16).replace('T', ' ') })
    case 'one-required':
      return t('scheduledEvents.replicasRequired')
    case 'out-of-bounds':
      return t('scheduledEvents.replicasOutOfBounds', { max: fault.max })
  }
}
