import * as z from 'zod/mini'
import type { NodeCounts } from './configured-nodes'
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

/** Replicas of one service at most (D2 §9: fixed at 10 here, SCH-D07), and at least. */
const mostReplicas = 10
const fewestReplicas = 1

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

/** An event whose start has come is only looked at (D2 §4 'Scheduled events'). */
export function hasStarted(event: { startTime: string }, now: number): boolean {
  return Date.parse(event.startTime) <= now
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

/**
 * Replicas an event may add or take at most: up to 10, down to 1 (D2 §5 'Scheduled event', SCH-D05).
 * @param current null where nobody knows it: as many as between the two, and the server decides
 */
export function mostChange(kind: string, current: number | null): number {
  if (current === null) return mostReplicas - fewestReplicas
  return Math.max(kind === 'scale up' ? mostReplicas - current : current - fewestReplicas, 0)
}

/** What a person has entered; times as instants in milliseconds, null for nothing. */
export type EventDraft = {
  event: ScheduledEventKind | null
  start: number | null
  end: number | null
  analyticsReplicas: number | null
  loaderReplicas: number | null
}

export type EventFault =
  | { field: 'event'; kind: 'required' }
  | { field: 'start'; kind: 'required' | 'past' }
  | { field: 'end'; kind: 'not-after-start' }
  | { field: 'replicas'; kind: 'one-required' }
  | { field: 'analyticsReplicas' | 'loaderReplicas'; kind: 'out-of-bounds'; max: number }

/** What is wrong with the main part of an event: kind, start and end (D2 §5 'Scheduled event'). */
export function checkEventTimes(draft: EventDraft, now: number): EventFault[] {
  const faults: EventFault[] = []
  if (draft.event === null) faults.push({ field: 'event', kind: 'required' })
  if (draft.start === null) faults.push({ field: 'start', kind: 'required' })
  else if (draft.start <= now) faults.push({ field: 'start', kind: 'past' })
  if (draft.end !== null && draft.start !== null && draft.end <= draft.start)
    faults.push({ field: 'end', kind: 'not-after-start' })
  return faults
}

/** What is wrong with the replicas of a scale event; other events have none. */
export function checkEventReplicas(draft: EventDraft, current: NodeCounts): EventFault[] {
  if (draft.event === null || !isScaleEvent(draft.event)) return []
  const { event, analyticsReplicas, loaderReplicas } = draft
  if (!analyticsReplicas && !loaderReplicas) return [{ field: 'replicas', kind: 'one-required' }]
  const judge = (field: 'analyticsReplicas' | 'loaderReplicas', count: number | null, max: number) =>
    count === null || (Number.isInteger(count) && count >= 0 && count <= max)
      ? []
      : [{ field, kind: 'out-of-bounds' as const, max }]
  return [
    ...judge('analyticsReplicas', analyticsReplicas, mostChange(event, current.analytics)),
    ...judge('loaderReplicas', loaderReplicas, mostChange(event, current.loader)),
  ]
}
