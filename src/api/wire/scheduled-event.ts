import * as z from 'zod/mini'
import { type ScheduledEvent, scheduledEventKinds } from '../../domain/scheduled-event'
import { instantText } from './measures'
import { enveloped, listedId, optionalNumber, optionalText, sentId } from './primitives'
import { recordsOf } from './records'

const wireEvent = z.pipe(
  z.looseObject({
    id: listedId,
    event: z.string(),
    startTime: z.pipe(instantText, z.string()),
    endTime: instantText,
    eventInformation: z.optional(
      z.nullable(z.looseObject({ analyticsReplicas: optionalNumber, loaderReplicas: optionalNumber })),
    ),
    eventResult: optionalText,
    status: optionalText,
  }),
  z.transform(
    (sent): ScheduledEvent => ({
      ...sent.id,
      event: kindOf(sent.event),
      startTime: sent.startTime,
      endTime: sent.endTime,
      analyticsReplicas: sent.eventInformation?.analyticsReplicas ?? null,
      loaderReplicas: sent.eventInformation?.loaderReplicas ?? null,
      result: sent.eventResult && kindOf(sent.eventResult),
      status: statusOf(sent.status),
    }),
  ),
)

/** No document shows the spelling (SCH-D03): 'Scale Up' and 'scale_up' are the kind they name, other words stay. */
function kindOf(sent: string): string {
  return scheduledEventKinds.find((kind) => plainLetters(kind) === plainLetters(sent)) ?? sent
}

function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '')
}

/** One source writes `failed` for `failure` (README decision 9), another all in capitals (D1 §3 'Job results'). */
function statusOf(sent: string | null): string {
  const word = (sent ?? 'queued').toLowerCase()
  return word === 'failed' ? 'failure' : word
}

/** GET /users/instances/{id}/scheduleevent (D2 §3 'Scheduled event', API-D16). */
export const scheduledEventListResponse = enveloped(recordsOf(wireEvent), 'scheduledEvents', 'events')

const eventBody = {
  event: z.enum(scheduledEventKinds),
  /** The event that happens at the end, null where there is none (SCH-D03). */
  eventResult: z.nullable(z.enum(scheduledEventKinds)),
  startTime: z.string(),
  endTime: z.optional(z.string()),
  eventInformation: z.strictObject({
    analyticsReplicas: z.nullable(z.number()),
    loaderReplicas: z.nullable(z.number()),
  }),
}

/** Body of POST …/scheduleevent. */
export const createScheduledEventRequest = z.strictObject(eventBody)

/** Body of PUT …/scheduleevent: the same and the event's id (SCH-D09). */
export const updateScheduledEventRequest = z.strictObject({ ...eventBody, recordID: sentId })
