import * as z from 'zod/mini'
import type { Notification, NotificationList } from '../../domain/notification'
import { noteRecordFaults, recordFaultsOf } from '../record-faults'
import { flagOrNull, listedId, optionalFlag, optionalText, sentId } from './primitives'
import { recordsOf } from './records'

const wireNotification = z.pipe(
  z.looseObject({
    id: listedId,
    event: optionalText,
    message: optionalText,
    eventType: optionalText,
    read: optionalFlag,
    createdAt: optionalText,
  }),
  z.transform(
    (sent): Notification => ({
      ...sent.id,
      event: sent.event,
      message: sent.message ?? sent.event ?? '',
      type: (sent.eventType ?? 'info').toLowerCase(),
      isRead: sent.read,
      createdAt: sent.createdAt,
    }),
  ),
)

const records = recordsOf(wireNotification)

const wrapper = z.pipe(
  z.looseObject({ hasUnRead: flagOrNull, notifications: records }),
  z.transform(({ hasUnRead, notifications: sent }): NotificationList => {
    // Where the server says that none is unread, there is nothing left to mark.
    const notifications = hasUnRead === false ? sent.map((one) => ({ ...one, isRead: true })) : sent
    return { notifications: noteRecordFaults(notifications, recordFaultsOf(sent)), hasUnread: hasUnRead }
  }),
)

const bareList = z.pipe(
  records,
  z.transform((notifications): NotificationList => ({ notifications, hasUnread: null })),
)

/** Names the list may have in its wrapper. */
const listKeys = ['notifications', 'list', 'records', 'items', 'data']

/**
 * GET /users/{id}/notifications: the list with hasUnRead (D1 §3 'Notification', §7). The wrapper's key of the list is
 * not given: `notifications`, or another usual one.
 */
export const notificationListResponse = z.pipe(z.transform(named), z.union([bareList, wrapper]))

/** Body of POST /notification/{id}/readNotifications (API-D04). */
export const readNotificationsRequest = z.strictObject({ notificationsIDs: z.array(sentId) })

/** Finds the list in what is around it, and gives it its usual name. */
function named(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const key = listKeys.find((candidate) => candidate in sent)
  if (key === undefined) return sent
  const list: unknown = Reflect.get(sent, key)
  return key === 'data' && !Array.isArray(list) ? named(list) : { ...sent, notifications: list }
}
