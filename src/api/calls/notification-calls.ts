import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { notificationListResponse, readNotificationsRequest } from '../wire/notification'

/** Calls of the notification bell. */
export const notificationCalls = {
  listNotifications: {
    method: 'GET',
    path: '/users/{id}/notifications',
    request: null,
    response: notificationListResponse,
    isIdempotent: true,
    pollInterval: 60_000,
    assumption:
      'The key of the list beside hasUnRead and how often it is asked for are not given: the key is notifications, and an open page of a cluster asks once a minute. No field names the cluster that a notification is about: none is a link.',
    summary: 'List the notifications of the bell',
    source: "D1 §7 'GET notifications', D1 §4 'Notifications'",
  },
  readNotifications: {
    method: 'POST',
    path: '/notification/{id}/readNotifications',
    request: readNotificationsRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Mark notifications as read',
    source: "D1 §7 'POST readNotifications', API-D04",
  },
} as const satisfies Record<string, Call>
