import { checkEventReplicas, checkEventTimes, type EventFault } from '../../../domain/scheduled-event'
import { draftOf, faultSentence, nodesOf } from '../../../resources/cluster/scheduled-events/event-form'
import type { FormContext } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { Rule } from '../rules'

/** What the form of the schedule checks (D2 §5 'Scheduled event'). */
export const scheduledEventRules: NamedEntries<Rule> = {
  'event-start': (_value, context) => sentenceAt('start', context),
  'event-end': (_value, context) => sentenceAt('end', context),
  'event-analytics': (_value, context) =>
    sentenceAt('analyticsReplicas', context) ?? sentenceAt('replicas', context),
  'event-loader': (_value, context) => sentenceAt('loaderReplicas', context),
}

function sentenceAt(field: EventFault['field'], { values, scope }: FormContext): string | null {
  const draft = draftOf(values)
  const faults = [...checkEventTimes(draft, Date.now()), ...checkEventReplicas(draft, nodesOf(scope))]
  const fault = faults.find((candidate) => candidate.field === field)
  return fault ? faultSentence(fault, draft) : null
}
