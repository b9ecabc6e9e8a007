import type { FieldHint, FormCondition, FormRequest, Rule } from '../../../definitions/define-behaviour'
import { type FormContext, type FormValues, textValue } from '../../../definitions/form-values'
import { forSchemaList, type ResourceRecord } from '../../../definitions/resource-record'
import { browserZone } from '../../../domain/dates'
import { shownTime } from '../../../domain/local-time'
import {
  checkEventReplicas,
  checkEventTimes,
  type EventFault,
  isScaleEvent,
  mostChange,
  oppositeEvent,
  scheduledEventSchema,
} from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { draftOf, faultSentence, kindLabel, nodesOf, requestOf } from './event-form'

type Service = 'analytics' | 'loader'

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

export const zoneHint: FieldHint = () => t('scheduledEvents.zone', { zone: browserZone() })

/** How many nodes there are, and the most that may be added or taken (SCH-D05). */
export const mostHint =
  (service: Service): FieldHint =>
  ({ values, scope }) => {
    const { event } = draftOf(values)
    if (event === null) return ''
    const current = nodesOf(scope)[service]
    return t('scheduledEvents.replicasHelp', {
      current,
      max: mostChange(event, current),
      verb: t(event === 'scale up' ? 'scheduledEvents.verbAdded' : 'scheduledEvents.verbTaken'),
    })
  }

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
  (service: Service): FieldHint =>
  ({ values, scope }: FormContext) => {
    const draft = draftOf(values)
    const change = draft[`${service}Replicas`]
    if (!change) return t('scheduledEvents.unchanged')
    const sign = draft.event === 'scale up' ? 1 : -1
    return t('scheduledEvents.resulting', {
      change: sign === 1 ? `+${change}` : `−${change}`,
      total: nodesOf(scope)[service] + sign * change,
    })
  }

export const toEvent: FormRequest = (values, { record }) => {
  const request = requestOf(draftOf(values))
  return request && record ? { ...request, recordID: record.id } : request
}

/** Of the same kind, at the same time. */
export function isScheduled(records: readonly ResourceRecord[], values: FormValues): boolean {
  const { event, start } = draftOf(values)
  return eventsOf
    .behaviour(records)
    .some((made) => made.event === event && Date.parse(made.startTime) === start)
}

const eventsOf = forSchemaList(scheduledEventSchema, (events) => events)

function timeText(instant: number | null): string {
  return instant === null ? t('scheduledEvents.none') : `${shownTime(instant)} (${browserZone()})`
}
