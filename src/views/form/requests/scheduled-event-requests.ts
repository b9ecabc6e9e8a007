import { draftOf, requestOf } from '../../../resources/cluster/scheduled-events/event-form'
import type { NamedEntries } from '../named-entries'
import type { UseRequest } from '../requests'

export const scheduledEventRequests: NamedEntries<UseRequest> = {
  'scheduled-event':
    ({ record }) =>
    (values) => {
      const request = requestOf(draftOf(values))
      return request && record ? { ...request, recordID: record.id } : request
    },
}
