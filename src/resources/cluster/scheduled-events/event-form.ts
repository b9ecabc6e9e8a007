import { type FormValues, textValue } from '../../../definitions/form-values'
import type { Scope } from '../../../definitions/scope'
import { shownTime } from '../../../domain/local-time'
import {
  type EventDraft,
  type EventFault,
  isScaleEvent,
  type NodeCounts,
  oppositeEvent,
  type ScheduledEvent,
  type ScheduledEventKind,
  scheduledEventKinds,
} from '../../../domain/scheduled-event'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

const kindLabels: Readonly<Record<ScheduledEventKind, MessageKey>> = {
  connect: 'scheduledEvents.connect',
  disconnect: 'scheduledEvents.disconnect',
  'scale up': 'scheduledEvents.scaleUp',
  'scale down': 'scheduledEvents.scaleDown',
}

/** The event's own words, or those of an event this console does not know. */
export function kindLabel(kind: string): string {
  const known = kindOf(kind)
  return known ? t(kindLabels[known]) : kind
}

/** How many nodes a scale event adds or takes away, by service; nothing for another event (SCH-D06). */
export function changeOfNodes(
  event: Pick<ScheduledEvent, 'event' | 'analyticsReplicas' | 'loaderReplicas'>,
): string {
  if (!isScaleEvent(event.event)) return ''
  const sign = event.event === 'scale up' ? '+' : '−'
  return (['analytics', 'loader'] as const)
    .flatMap((service) => {
      const change = event[`${service}Replicas`]
      return change ? [`${sign}${change} ${t(`scheduledEvents.${service}`)}`] : []
    })
    .join(', ')
}

/**
 * What the result says as it is read: how the last run went, the event that rolls this one back, or the words the
 * server found (SCH-D03).
 */
export function resultText(result: string | null): string {
  if (result === null) return t('scheduledEvents.none')
  const run = runLabels[result.toLowerCase()]
  if (run !== undefined) return t(run)
  return kindOf(result) === null ? result : t('scheduledEvents.rolledBack', { event: kindLabel(result) })
}

const runLabels: Readonly<Record<string, MessageKey>> = {
  queued: 'scheduledEvents.queued',
  success: 'scheduledEvents.success',
  failure: 'scheduledEvents.failure',
}

/** The event a form holds, for the rules of the domain. */
export function draftOf(values: FormValues): EventDraft {
  return {
    event: kindOf(textValue(values.event)),
    start: instantOf(textValue(values.startTime)),
    end: instantOf(textValue(values.endTime)),
    analyticsReplicas: figureOf(values.analyticsReplicas),
    loaderReplicas: figureOf(values.loaderReplicas),
  }
}

/** Nodes the cluster has now. */
export function nodesOf(scope: Scope): NodeCounts {
  if (scope.kind !== 'cluster') return { analytics: 1, loader: 1 }
  return { analytics: scope.cluster.analyticsNodes, loader: scope.cluster.loaderNodes }
}

/** The body of create and update, without the id; null while the event or its start is missing. */
export function requestOf({ event, start, end, ...replicas }: EventDraft) {
  if (event === null || start === null) return null
  const isScale = isScaleEvent(event)
  return {
    event,
    eventResult: end === null ? null : oppositeEvent(event),
    startTime: new Date(start).toISOString(),
    ...(end === null ? {} : { endTime: new Date(end).toISOString() }),
    eventInformation: {
      analyticsReplicas: isScale ? replicas.analyticsReplicas : null,
      loaderReplicas: isScale ? replicas.loaderReplicas : null,
    },
  }
}

/** The sentence of a fault, at its field. */
export function faultSentence(fault: EventFault, { start }: EventDraft): string {
  switch (fault.kind) {
    case 'required':
      return t(fault.field === 'event' ? 'scheduledEvents.eventRequired' : 'scheduledEvents.startRequired')
    case 'past':
      return t('scheduledEvents.startPast')
    case 'not-after-start':
      return t('scheduledEvents.endBeforeStart', { start: start === null ? '' : shownTime(start) })
    case 'one-required':
      return t('scheduledEvents.replicasRequired')
    case 'out-of-bounds':
      return t('scheduledEvents.replicasOutOfBounds', { max: fault.max })
  }
}

function kindOf(text: string): ScheduledEventKind | null {
  return scheduledEventKinds.find((kind) => kind === text) ?? null
}

function instantOf(text: string): number | null {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}

function figureOf(value: FormValues[string]): number | null {
  return typeof value === 'number' ? value : null
}
