import { forSchema } from '../../../definitions/resource-record'
import { shownTime } from '../../../domain/local-time'
import { scheduledEventSchema } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { StateTag } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import { changeOfNodes, kindLabel, resultText } from './event-form'

/** What is special in the schedule (D2 §2 'Scheduling tab', SCH-D01, SCH-D08). */
export const components: ResourceComponents = {
  cells: {
    event: forSchema(scheduledEventSchema, (event) => {
      const nodes = changeOfNodes(event)
      return (
        <>
          {kindLabel(event.event)}
          {nodes && <span className="second"> {nodes}</span>}
        </>
      )
    }),
    start: forSchema(scheduledEventSchema, ({ startTime }) => timeText(startTime)),
    end: forSchema(scheduledEventSchema, ({ endTime }) => timeText(endTime)),
    result: forSchema(scheduledEventSchema, ({ result }) => resultText(result)),
    status: forSchema(scheduledEventSchema, ({ status }) => {
      switch (status) {
        case 'queued':
          return <StateTag tone="information" icon="clock" word={t('scheduledEvents.queued')} />
        case 'success':
          return <StateTag tone="connected" icon="check" word={t('scheduledEvents.success')} />
        case 'failure':
          return <StateTag tone="disconnected" icon="alert" word={t('scheduledEvents.failure')} />
        default:
          return <StateTag tone="unavailable" word={status} />
      }
    }),
  },
}

function timeText(instant: string | null) {
  if (instant === null || Number.isNaN(Date.parse(instant))) return instant ?? t('scheduledEvents.none')
  return (
    <time dateTime={instant} title={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      {shownTime(Date.parse(instant))}
    </time>
  )
}
