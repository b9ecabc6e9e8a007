import * as z from 'zod/mini'
import { readInstant } from './dates'
import { wireIdSchema } from './listed-id'

/** What a scheduled event does, spelt as on the wire (D2 §3 'Scheduled event', SCH-D03). */
export const scheduledEventKinds = ['connect', 'disconnect', 'scale up', 'scale down'] as const
export type ScheduledEventKind = (typeof scheduledEventKinds)[number]

/** One event of a cluster's schedule. Instants are ISO 8601 in UTC; replicas are differences, not totals (SCH-D06). */
export const scheduledEventSchema = z.object({
  id: z.string(),
  wireId: wireIdSchema,
  event: z.string(),
  startTime: z.string(),
  /** When the event is rolled back; null when it is not. */
  endTime: z.nullable(z.string()),
  analyticsReplicas: z.nullable(z.number()),
  loaderReplicas: z.nullable(z.number()),
  /** What happens at the end: the opposite of the event. */
  result: z.nullable(z.string()),
  /** queued, success or failure. */
  status: z.string(),
})
export type ScheduledEvent = z.infer<typeof scheduledEventSchema>

/** What a schedule does next; `at` in milliseconds since the epoch, null where the server's words are no instant. */
export type EventToCome = { event: string; at: number | null; id: string }

/**
 * What is still to come of a schedule, the next first: starts, and the ends that undo an event which did not fail. One
 * whose time cannot be read comes last: it may be to come.
 */
export function eventsToCome(events: readonly ScheduledEvent[], now: number): EventToCome[] {
  const all = events.flatMap(({ id, event, startTime, endTime, status }): EventToCome[] => {
    const kind = scheduledEventKinds.find((known) => known === event)
    const isUndone = endTime !== null && status !== 'failure' && kind !== undefined
    return [
      ...(status === 'success' || status === 'failure' ? [] : [{ id, event, at: readInstant(startTime) }]),
      ...(isUndone ? [{ id: `${id}-end`, event: oppositeEvent(kind), at: readInstant(endTime) }] : []),
    ]
  })
  return all
    .filter(({ at }) => at === null || at > now)
    .sort((left, right) => (left.at ?? Infinity) - (right.at ?? Infinity))
}

/** An event whose start has come, or cannot be read, is only looked at (D2 §4 'Scheduled events', SCH-006). */
export function hasStarted(event: { startTime: string }, now: number): boolean {
  return !(Date.parse(event.startTime) > now)
}

export function isScaleEvent(kind: string | null): boolean {
  return kind === 'scale up' || kind === 'scale down'
}

/** The event that undoes another: what `eventResult` says when there is an end. */
export function oppositeEvent(kind: ScheduledEventKind): ScheduledEventKind {
  const opposites = {
    connect: 'disconnect',
    disconnect: 'connect',
    'scale up': 'scale down',
    'scale down': 'scale up',
  } as const
  return opposites[kind]
}
