import type { NewRecord } from '../store/records'

/** What the product API sends of a notification, beside its id; `createdAt` is that of its row. */
export type NotificationPayload = {
  event: string
  message: string
  eventType: 'info' | 'success' | 'failure'
  read: boolean
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Seeded = readonly [age: number, payload: NotificationPayload]

const unread = (
  eventType: NotificationPayload['eventType'],
  event: string,
  message: string,
): NotificationPayload => ({ event, message, eventType, read: false })
const read = (...values: Parameters<typeof unread>): NotificationPayload => ({
  ...unread(...values),
  read: true,
})

const notifications: Readonly<Record<string, readonly Seeded[]>> = {
  owner: [
    [12 * minute, unread('success', 'cluster.connected', 'sales-analytics is running')],
    [50 * minute, unread('info', 'cluster.upgrade', 'A newer version is available for sales-analytics')],
    [
      2 * hour,
      unread(
        'failure',
        'library.install',
        'The library forecast-kit was not installed on sales-analytics\nError: no version matches forecast-kit==9.9',
      ),
    ],
    [26 * hour, unread('success', 'schedule.done', 'The scheduled start of finance-archive is done')],
    [28 * hour, read('info', 'user.invited', 'priya.shah@northwind.test was invited to sales-analytics')],
    [
      3 * day,
      read('failure', 'cluster.resize', 'Resize of legacy-import failed Error: quota of the region exceeded'),
    ],
    [5 * day, read('success', 'cluster.created', 'azdev01 is created')],
    [
      11 * day,
      read('info', 'cluster.suspended', 'finance-archive was suspended after 60 minutes without work'),
    ],
    [26 * day, read('success', 'cluster.connected', 'finance-archive is running')],
  ],
  manager: [[3 * hour, unread('info', 'user.role', 'You manage sales-analytics now')]],
  // More than the badge counts.
  enterprise: Array.from(
    { length: 12 },
    (_, index): Seeded => [
      (index + 1) * 5 * hour,
      unread(
        index % 4 === 3 ? 'failure' : 'success',
        'service.restart',
        index % 4 === 3
          ? 'A loader node of atlas-prod was not restarted Error: the node does not respond'
          : 'An analytics node of atlas-prod was restarted',
      ),
    ],
  ),
}

/** The notifications of the first day; people without a row have none. */
export function seedNotifications(
  people: readonly { uuid: string; key: string }[],
  now: number,
): NewRecord[] {
  return people.flatMap(({ uuid, key }) =>
    (notifications[key] ?? []).map(([age, payload], index) => ({
      id: `${key}-notification-${index + 1}`,
      resource: 'notifications',
      owner: { ownerUuid: uuid },
      payload,
      createdAt: now - age,
    })),
  )
}
