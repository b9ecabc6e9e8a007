import type { NodeCounts } from './configured-nodes'
import { isScaleEvent, type ScheduledEventKind } from './scheduled-event'

/** Replicas of one service at most (D2 §9: fixed at 10 here, SCH-D07), and at least. */
const mostReplicas = 10
const fewestReplicas = 1

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
