import type { FieldHint, FormCondition, Rule } from '../../../definitions/define-behaviour'
import {
  type FormContext,
  type FormValue,
  type FormValues,
  textValue,
} from '../../../definitions/form-values'
import type { Scope } from '../../../definitions/scope'
import { configuredNodes, type NodeCounts } from '../../../domain/configured-nodes'
import { browserZone, fullDate, readInstant } from '../../../domain/dates'
import { wireIdOf } from '../../../domain/listed-id'
import { shownTime } from '../../../domain/local-time'
import {
  eventsToCome,
  isScaleEvent,
  oppositeEvent,
  type ScheduledEvent,
  type ScheduledEventKind,
  scheduledEventKinds,
} from '../../../domain/scheduled-event'
import {
  checkEventReplicas,
  checkEventTimes,
  type EventDraft,
  type EventFault,
  mostChange,
} from '../../../domain/scheduled-event-draft'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

const kindLabels = {
  connect: 'scheduledEvents.connect',
  disconnect: 'scheduledEvents.disconnect',
  'scale up': 'scheduledEvents.scaleUp',
  'scale down': 'scheduledEvents.scaleDown',
} as const satisfies Readonly<Record<ScheduledEventKind, MessageKey>>

/** The event's own words, or those of an event this console does not know. */
export function kindLabel(kind: string): string {
  const known = kindOf(kind)
  return known ? t(kindLabels[known]) : kind
}

export function kindOf(text: string): ScheduledEventKind | null {
  return scheduledEventKinds.find((kind) => kind === text) ?? null
}

export const isScaling: FormCondition = ({ values }) => isScaleEvent(textValue(values.event))
export const isWithoutLoader: FormCondition = ({ values }) => !values.loaderReplicas

/** What is wrong with a field (D2 §5 'Scheduled event'). */
export const ruleOf =
  (...fields: EventFault['field'][]): Rule =>
  (_value, { values, scope }) => {
    const draft = draftOf(values)
    const faults = [...checkEventTimes(draft, Date.now()), ...checkEventReplicas(draft, nodesOf(scope))]
    const fault = fields.flatMap((field) => faults.find((each) => each.field === field) ?? [])[0]
    return fault ? faultSentence(fault, draft) : null
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

export const zoneHint: FieldHint = () => t('scheduledEvents.zone', { zone: browserZone() })

/** How many nodes there are, and the most that may be added or taken (SCH-D05). */
export const mostHint =
  (service: keyof NodeCounts): FieldHint =>
  ({ values, scope }) => {
    const { event } = draftOf(values)
    if (event === null) return ''
    const current = nodesOf(scope)[service]
    const max = mostChange(event, current)
    const verb = t(event === 'scale up' ? 'scheduledEvents.verbAdded' : 'scheduledEvents.verbTaken')
    if (current === null) return t('scheduledEvents.replicasHelpUnknown', { max, verb })
    return t('scheduledEvents.replicasHelp', { current, max, verb })
  }

export const eventReview: FieldHint = ({ values }) => kindLabel(textValue(values.event))

export const startReview: FieldHint = ({ values }) => timeText(draftOf(values).start)

/** The end, and what is undone then (SCH-D08). */
export const endReview: FieldHint = ({ values }) => {
  const { event, end } = draftOf(values)
  const time = timeText(end)
  if (event === null || end === null) return time
  return `${time}: ${t('scheduledEvents.rolledBack', { event: kindLabel(oppositeEvent(event)) })}`
}

/** The difference, and what comes of it (SCH-D06). */
export const changeReview =
  (service: keyof NodeCounts): FieldHint =>
  ({ values, scope }) => {
    const draft = draftOf(values)
    const change = draft[`${service}Replicas`]
    if (!change) return t('scheduledEvents.unchanged')
    const sign = draft.event === 'scale up' ? 1 : -1
    const words = sign === 1 ? `+${change}` : `−${change}`
    const current = nodesOf(scope)[service]
    if (current === null) return words
    return t('scheduledEvents.resulting', { change: words, total: current + sign * change })
  }

/** The body of create and update; null while the event or its start is missing. */
export function toEvent(values: FormValues, { record }: Pick<FormContext, 'record'>) {
  const { event, start, end, ...replicas } = draftOf(values)
  if (event === null || start === null) return null
  return {
    event,
    eventResult: end === null ? null : oppositeEvent(event),
    startTime: new Date(start).toISOString(),
    ...(end === null ? {} : { endTime: new Date(end).toISOString() }),
    eventInformation: isScaleEvent(event) ? replicas : { analyticsReplicas: null, loaderReplicas: null },
    ...(record && { recordID: wireIdOf(record) }),
  }
}

/** Of the same kind, at the same time. */
export function isScheduled(events: readonly ScheduledEvent[], values: FormValues): boolean {
  const { event, start } = draftOf(values)
  return events.some((made) => made.event === event && Date.parse(made.startTime) === start)
}

/** The event a form holds, for the rules of the domain. */
export function draftOf(values: FormValues): EventDraft {
  return {
    event: kindOf(textValue(values.event)),
    start: instantOf(values.startTime),
    end: instantOf(values.endTime),
    analyticsReplicas: figureOf(values.analyticsReplicas),
    loaderReplicas: figureOf(values.loaderReplicas),
  }
}

function instantOf(value: FormValue): number | null {
  const instant = Date.parse(textValue(value))
  return Number.isNaN(instant) ? null : instant
}

function figureOf(value: FormValue): number | null {
  return typeof value === 'number' ? value : null
}

/** Nodes the cluster has now. */
export function nodesOf(scope: Scope): NodeCounts {
  return scope.kind === 'cluster' ? configuredNodes(scope.cluster) : { analytics: null, loader: null }
}

function timeText(instant: number | null): string {
  return instant === null ? t('scheduledEvents.none') : `${shownTime(instant)} (${browserZone()})`
}

/** What is still to come of events, each with its time in the browser's zone, the next first. */
export function linesToCome(events: readonly ScheduledEvent[]): string[] {
  return eventsToCome(events, Date.now()).map(({ event, at }) => eventAt(event, at))
}

/** What an event is called: what it does, and when. */
export function eventName({ event, startTime }: Readonly<Record<string, unknown>>): string {
  return eventAt(String(event), readInstant(String(startTime)))
}

function eventAt(event: string, at: number | null): string {
  const time = at === null ? t('clusterPage.timeUnknown') : fullDate(at, browserZone())
  return `${kindLabel(event)}, ${time}`
}
