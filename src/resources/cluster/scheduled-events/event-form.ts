import {
  type EventDraft,
  type EventFault,
  isScaleEvent,
  oppositeEvent,
  type ScheduledEvent,
  type ScheduledEventKind,
  scheduledEventKinds,
} from '../../../domain/scheduled-event'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

/** What the dialog's controls hold: texts as typed, times as the browser's own local form (2026-03-02T18:00). */
export type EventForm = {
  event: string
  start: string
  end: string
  analyticsReplicas: string
  loaderReplicas: string
}

export const emptyForm: EventForm = {
  event: '',
  start: '',
  end: '',
  analyticsReplicas: '',
  loaderReplicas: '',
}

export const kindLabels: Readonly<Record<ScheduledEventKind, MessageKey>> = {
  connect: 'scheduledEvents.connect',
  disconnect: 'scheduledEvents.disconnect',
  'scale up': 'scheduledEvents.scaleUp',
  'scale down': 'scheduledEvents.scaleDown',
}

/** The event's own words, or those of an event this console does not know. */
export function kindLabel(kind: string): string {
  const known = scheduledEventKinds.find((candidate) => candidate === kind)
  return known ? t(kindLabels[known]) : kind
}

/** An event as the form shows it, in the browser's zone (SCH-D08). */
export function formOf(event: ScheduledEvent): EventForm {
  return {
    event: event.event,
    start: localTime(Date.parse(event.startTime)),
    end: event.endTime === null ? '' : localTime(Date.parse(event.endTime)),
    analyticsReplicas: event.analyticsReplicas === null ? '' : String(event.analyticsReplicas),
    loaderReplicas: event.loaderReplicas === null ? '' : String(event.loaderReplicas),
  }
}

/** Another event starts without replicas (SCH-016). */
export function withEvent(form: EventForm, event: string): EventForm {
  return { ...form, event, analyticsReplicas: '', loaderReplicas: '' }
}

export function draftOf(form: EventForm): EventDraft {
  return {
    event: scheduledEventKinds.find((kind) => kind === form.event) ?? null,
    start: instantOf(form.start),
    end: instantOf(form.end),
    analyticsReplicas: figureOf(form.analyticsReplicas),
    loaderReplicas: figureOf(form.loaderReplicas),
  }
}

/** The body of create and update, without the id; the draft is free of faults. */
export function requestOf(draft: EventDraft & { event: ScheduledEventKind; start: number }) {
  const { event, start, end } = draft
  const isScale = isScaleEvent(event)
  return {
    event,
    eventResult: end === null ? null : oppositeEvent(event),
    startTime: new Date(start).toISOString(),
    ...(end === null ? {} : { endTime: new Date(end).toISOString() }),
    eventInformation: {
      analyticsReplicas: isScale ? draft.analyticsReplicas : null,
      loaderReplicas: isScale ? draft.loaderReplicas : null,
    },
  }
}

/** The sentence of a fault, at its field. */
export function faultSentence(fault: EventFault, draft: EventDraft): string {
  switch (fault.kind) {
    case 'required':
      return t(fault.field === 'event' ? 'scheduledEvents.eventRequired' : 'scheduledEvents.startRequired')
    case 'past':
      return t('scheduledEvents.startPast')
    case 'not-after-start':
      return t('scheduledEvents.endBeforeStart', {
        start: draft.start === null ? '' : shownTime(draft.start),
      })
    case 'one-required':
      return t('scheduledEvents.replicasRequired')
    case 'out-of-bounds':
      return t('scheduledEvents.replicasOutOfBounds', { max: fault.max })
  }
}

/** YYYY-MM-DD HH:mm in the browser's zone (SCH-D04). */
export function shownTime(instant: number): string {
  return localTime(instant).replace('T', ' ')
}

/** The first minute of the day an instant lies in: no day before it can be chosen (SCH-010). */
export function startOfDay(instant: number): string {
  return `${localTime(instant).slice(0, 10)}T00:00`
}

function localTime(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

function instantOf(local: string): number | null {
  const instant = local === '' ? Number.NaN : new Date(local).getTime()
  return Number.isNaN(instant) ? null : instant
}

function figureOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
