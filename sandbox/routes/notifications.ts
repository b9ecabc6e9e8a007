import { type Handler, ok } from '../handler'
import { outOfSight } from '../problems'
import type { NotificationPayload } from '../seed/seed-notifications'
import { changeRecord, listRecords } from '../store/records'

/** GET /users/{id}/notifications: those of the person, the newest first. */
export const listNotifications: Handler<'listNotifications'> = async ({ db, person }) => {
  const rows = await listRecords<NotificationPayload>(db, 'notifications', { ownerUuid: person.uuid })
  const notifications = rows
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ id, payload, createdAt }) => ({ id, ...payload, createdAt: new Date(createdAt).toISOString() }))
  return ok({ hasUnRead: notifications.some(({ read }) => !read), notifications })
}

/** POST /notification/{id}/readNotifications. One that is not the person's refuses all. */
export const readNotifications: Handler<'readNotifications'> = async ({ db, person, body }) => {
  const rows = await listRecords<NotificationPayload>(db, 'notifications', { ownerUuid: person.uuid })
  const known = new Set(rows.map(({ id }) => id))
  const ids = body.notificationsIDs.map(String)
  if (ids.some((id) => !known.has(id))) throw outOfSight('notification')
  for (const id of ids) await changeRecord(db, id, { read: true })
  return ok({ message: 'The notifications are read.' })
}
