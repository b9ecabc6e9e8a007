import { browserZone, shownTime } from '../../../domain/local-time'
import { mostChange, oppositeEvent } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { draftOf, kindLabel, nodesOf } from '../../../resources/cluster/scheduled-events/event-form'
import type { FormContext } from '../form-values'
import type { FieldHint } from '../hints'
import type { NamedEntries } from '../named-entries'

/** What the form of the schedule says under its fields and in its review (SCH-D05, SCH-D06, SCH-D08). */
export const scheduledEventHints: NamedEntries<FieldHint> = {
  'browser-zone': () => t('scheduledEvents.zone', { zone: browserZone() }),
  'event-analytics': (context) => mostText(context, 'analytics'),
  'event-loader': (context) => mostText(context, 'loader'),
  'event-start-review': ({ values }) => timeText(draftOf(values).start),
  'event-end-review': ({ values }) => {
    const { event, end } = draftOf(values)
    const time = timeText(end)
    if (event === null || end === null) return time
    return `${time}: ${t('scheduledEvents.rolledBack', { event: kindLabel(oppositeEvent(event)) })}`
  },
  'event-analytics-review': (context) => changeText(context, 'analytics'),
  'event-loader-review': (context) => changeText(context, 'loader'),
}

function mostText({ values, scope }: FormContext, service: 'analytics' | 'loader'): string {
  const { event } = draftOf(values)
  if (event === null) return ''
  const current = nodesOf(scope)[service]
  return t('scheduledEvents.replicasHelp', {
    current,
    max: mostChange(event, current),
    verb: t(event === 'scale up' ? 'scheduledEvents.verbAdded' : 'scheduledEvents.verbTaken'),
  })
}

function timeText(instant: number | null): string {
  return instant === null ? t('scheduledEvents.none') : `${shownTime(instant)} (${browserZone()})`
}

/** The difference, and what comes of it (SCH-D06). */
function changeText({ values, scope }: FormContext, service: 'analytics' | 'loader'): string {
  const draft = draftOf(values)
  const change = draft[`${service}Replicas`]
  if (!change) return t('scheduledEvents.unchanged')
  const sign = draft.event === 'scale up' ? 1 : -1
  return t('scheduledEvents.resulting', {
    change: sign === 1 ? `+${change}` : `−${change}`,
    total: nodesOf(scope)[service] + sign * change,
  })
}
