import { recordAs } from '../../../definitions/resource-record'
import type { ScheduledEvent } from '../../../domain/scheduled-event'
import { FactList, factOfOne, factOfOthers } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import { linesToCome } from './form'

/** What no longer happens without an event, its roll back included, and what the schedule still has. */
export function WhatIsSkipped({ record, others }: Pick<ConsequencesProps, 'record' | 'others'>) {
  return (
    <FactList
      facts={[
        {
          label: 'scheduledEvents.skipped',
          fact: factOfOne(linesToCome([recordAs<ScheduledEvent>(record)])),
        },
        { label: 'scheduledEvents.othersToCome', fact: factOfOthers<ScheduledEvent>(others, linesToCome) },
      ]}
    />
  )
}
