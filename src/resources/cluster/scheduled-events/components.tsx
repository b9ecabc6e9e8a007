import { shownTime } from '../../../domain/local-time'
import { isScaleEvent, type ScheduledEvent } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { lazyPiece } from '../../../ui/lazy-piece'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import { eventOptions } from './choices'
import type { scheduledEvents } from './definition'
import { kindLabel, kindOf } from './form'

/** What is special in the schedule (D2 §2 'Scheduling tab', SCH-D01, SCH-D08). */
export const components: ResourceComponents<typeof scheduledEvents> = {
  cells: {
    event: (event) => {
      const nodes = changeOfNodes(event)
      return (
        <>
          {kindLabel(event.event)}
          {nodes && <span className="second"> {nodes}</span>}
        </>
      )
    },
    start: ({ startTime }) => timeText(startTime),
    end: ({ endTime }) => timeText(endTime),
    result: ({ result }) => resultText(result),
    status: ({ status }) => <KnownState looks={runs} value={status} />,
  },
  choices: { kinds: eventOptions },
  consequences: {
    'what-is-skipped': lazyPiece(() => import('./what-is-skipped').then((file) => file.WhatIsSkipped)),
  },
  summaries: {
    consumption: lazyPiece(() => import('./scaled-consumption').then((file) => file.ScaledConsumption)),
  },
}

const runs: Readonly<Record<string, StateLook>> = {
  queued: { label: 'scheduledEvents.queued', tone: 'information', icon: 'clock' },
  success: { label: 'scheduledEvents.success', tone: 'connected', icon: 'check' },
  failure: { label: 'scheduledEvents.failure', tone: 'disconnected', icon: 'alert' },
}

/** How many nodes a scale event adds or takes away, by service; nothing for another event (SCH-D06). */
function changeOfNodes(event: ScheduledEvent): string {
  if (!isScaleEvent(event.event)) return ''
  const sign = event.event === 'scale up' ? '+' : '−'
  return (['analytics', 'loader'] as const)
    .flatMap((service) => {
      const count = event[`${service}Replicas`]
      return count ? [t(`scheduledEvents.${service}Change`, { sign, count })] : []
    })
    .join(', ')
}

/**
 * What the result says as it is read: how the last run went, the event that rolls this one back, or the words the
 * server found (SCH-D03).
 */
function resultText(result: string | null): string {
  if (result === null) return t('scheduledEvents.none')
  const run = runs[result.toLowerCase()]
  if (run !== undefined) return t(run.label)
  return kindOf(result) === null ? result : t('scheduledEvents.rolledBack', { event: kindLabel(result) })
}

function timeText(instant: string | null) {
  if (instant === null || Number.isNaN(Date.parse(instant))) return instant ?? t('scheduledEvents.none')
  return (
    <time dateTime={instant} title={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      {shownTime(Date.parse(instant))}
    </time>
  )
}
