import { isScaleEvent } from '../../../domain/scheduled-event'
import type { FieldCondition } from '../conditions'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'

export const scheduledEventConditions: NamedEntries<FieldCondition> = {
  'event-scales': ({ values }) => isScaleEvent(textValue(values.event)),
  'event-without-loader': ({ values }) => !values.loaderReplicas,
}
