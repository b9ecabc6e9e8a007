import {
  type EventDraft,
  isScaleEvent,
  type NodeCounts,
  oppositeEvent,
} from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { kindLabel, shownTime } from './event-form'
import styles from './scheduled-event.module.css'

/** What will happen, before it is sent: for scaling the difference and what comes of it (SCH-D06). */
export function EventReviewStep({ draft, current }: { draft: EventDraft; current: NodeCounts }) {
  const { event, start, end } = draft
  if (event === null || start === null) return null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const lines: [string, string][] = [
    [t('scheduledEvents.event'), kindLabel(event)],
    [t('scheduledEvents.start'), `${shownTime(start)} (${zone})`],
    [t('scheduledEvents.end'), end === null ? t('scheduledEvents.none') : `${shownTime(end)} (${zone})`],
    [
      t('scheduledEvents.result'),
      end === null
        ? t('scheduledEvents.none')
        : t('scheduledEvents.rolledBack', { event: kindLabel(oppositeEvent(event)) }),
    ],
  ]
  if (isScaleEvent(event)) {
    const sign = event === 'scale up' ? 1 : -1
    lines.push(
      [t('scheduledEvents.analytics'), changeText(sign, draft.analyticsReplicas, current.analytics)],
      [t('scheduledEvents.loader'), changeText(sign, draft.loaderReplicas, current.loader)],
    )
  }
  return (
    <dl className={styles.review}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function changeText(sign: 1 | -1, change: number | null, current: number): string {
  if (!change) return t('scheduledEvents.unchanged')
  const signed = sign === 1 ? `+${change}` : `−${change}`
  return t('scheduledEvents.resulting', { change: signed, total: current + sign * change })
}
