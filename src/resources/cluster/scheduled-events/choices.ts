import { actionToSchedule } from '../../../access/event-choice'
import { explain } from '../../../access/explain'
import { joinedReasons } from '../../../access/joined-reasons'
import type { FormContext } from '../../../definitions/form-values'
import { scheduledEventKinds } from '../../../domain/scheduled-event'
import { fixedOptions, type OptionsState } from '../../../views/form/options-state'
import { kindLabel } from './form'

/**
 * Every kind of event; those the person might not do themselves are shown with the reason. What an event is already it
 * may stay.
 */
export function eventOptions({ person, productKey, scope, record }: FormContext): OptionsState {
  const cluster = scope.kind === 'cluster' ? { cluster: scope.cluster } : {}
  return fixedOptions(
    scheduledEventKinds.map((kind) => {
      const { reasons } = explain(actionToSchedule(kind), 'ScheduledEvent', {
        person,
        productKey,
        ...cluster,
      })
      const isRefused = kind !== record?.event && reasons.length > 0
      return {
        value: kind,
        label: kindLabel(kind),
        ...(isRefused ? { disabledReason: joinedReasons(reasons) } : {}),
      }
    }),
  )
}
