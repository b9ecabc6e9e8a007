import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  createScheduledEventRequest,
  scheduledEventListResponse,
  updateScheduledEventRequest,
} from '../wire/scheduled-event'

const source = "D2 §7 'Scheduling and scaling'"

/** The schedule of a cluster. `{instanceId}` is the cluster's id. */
export const scheduledEventCalls = {
  listScheduledEvents: {
    method: 'GET',
    path: '/users/instances/{instanceId}/scheduleevent',
    request: null,
    response: scheduledEventListResponse,
    isIdempotent: true,
    pollInterval: 300_000,
    staleTime: 2_000,
    summary: 'List the scheduled events',
    source,
  },
  createScheduledEvent: {
    method: 'POST',
    path: '/users/instances/{instanceId}/scheduleevent',
    request: createScheduledEventRequest,
    response: messageResponse,
    isIdempotent: false,
    assumption:
      'eventResult is the event that undoes this one, null without an end (SCH-D03); replicas are how many are added or taken away, not totals (SCH-D06).',
    summary: 'Schedule an event',
    source,
  },
  updateScheduledEvent: {
    method: 'PUT',
    path: '/users/instances/{instanceId}/scheduleevent',
    request: updateScheduledEventRequest,
    response: messageResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Change a scheduled event',
    source,
  },
  deleteScheduledEvent: {
    method: 'DELETE',
    path: '/users/instances/{instanceId}/{recordId}/deletescheduledevent',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Delete a scheduled event',
    source,
  },
} as const satisfies Record<string, Call>
