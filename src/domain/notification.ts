import { oneDay, readInstant } from './dates'
import type { ListedId } from './listed-id'

/** What happened to a cluster of the person (D1 §3 'Notification'). */
export type Notification = ListedId & {
  event: string | null
  message: string
  /** `info`, `success` or `failure`; another word as it came. */
  type: string
  isRead: boolean
  /** ISO 8601, null where it is not known. */
  createdAt: string | null
}

/** The list of the bell; `hasUnread` as the server says, null where it does not. */
export type NotificationList = { notifications: Notification[]; hasUnread: boolean | null }

export const notificationTypes = ['info', 'success', 'failure'] as const

/** How many are unread: none where the server says that there are none (SHL-D06). */
export function unreadOf({ notifications, hasUnread }: NotificationList): Notification[] {
  return hasUnread === false ? [] : notifications.filter(({ isRead }) => !isRead)
}

/**
 * What the badge shows of a number of unread notifications, null for no badge (D1 §9, SHL-D06).
 * @example badgeText(10) // '+9'
 */
export function badgeText(unread: number): string | null {
  if (unread === 0) return null
  return unread > 9 ? '+9' : String(unread)
}

/** The list with some of them read, or unread again; what it says of the others stays. */
export function withRead(
  { notifications }: NotificationList,
  ids: readonly string[],
  isRead = true,
): NotificationList {
  const changed = notifications.map((one) => (ids.includes(one.id) ? { ...one, isRead } : one))
  return { notifications: changed, hasUnread: changed.some((one) => !one.isRead) }
}

/**
 * The lines of a failure: its message is split where a line ends and at `Error:`, in any letters (D1 §8, SHL-D07).
 * @example failureLines('Resize failed Error: no quota') // ['Resize failed', 'no quota']
 */
export function failureLines(message: string): string[] {
  return message
    .split(/\r\n|\r|\n|error:/i)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * The time of a notification, `yy/m/d h:m` (D1 §9, SHL-D11), null where the text is no instant.
 * @param timeZone IANA name
 * @example notificationTime('2024-03-07T09:05:00Z', 'UTC') // '24/3/7 9:05'
 */
export function notificationTime(createdAt: string | null, timeZone: string): string | null {
  const instant = readInstant(createdAt)
  if (instant === null) return null
  const { year, month, day, hour, minute } = partsOf(instant, timeZone)
  return `${String(year).slice(-2)}/${month}/${day} ${hour}:${String(minute).padStart(2, '0')}`
}

export type NotificationPeriod = 'today' | 'week' | 'earlier'

/**
 * Notifications by when they came, the newest first: today, the six days before it, and earlier; those without a time
 * stand last.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name
 */
export function byPeriod(
  notifications: readonly Notification[],
  now: number,
  timeZone: string,
): { period: NotificationPeriod; notifications: Notification[] }[] {
  const today = dayNumber(now, timeZone)
  const periodOf = ({ createdAt }: Notification): NotificationPeriod => {
    const instant = readInstant(createdAt)
    if (instant === null) return 'earlier'
    const age = today - dayNumber(instant, timeZone)
    if (age <= 0) return 'today'
    return age < 7 ? 'week' : 'earlier'
  }
  const timeOf = ({ createdAt }: Notification) => readInstant(createdAt) ?? Number.NEGATIVE_INFINITY
  const sorted = [...notifications].sort((one, other) => {
    const [before, after] = [timeOf(one), timeOf(other)]
    return before === after ? 0 : after > before ? 1 : -1
  })
  return (['today', 'week', 'earlier'] as const).flatMap((period) => {
    const ofPeriod = sorted.filter((one) => periodOf(one) === period)
    return ofPeriod.length === 0 ? [] : [{ period, notifications: ofPeriod }]
  })
}

function dayNumber(instant: number, timeZone: string): number {
  const { year, month, day } = partsOf(instant, timeZone)
  return Date.UTC(year, month - 1, day) / oneDay
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute'

function partsOf(instant: number, timeZone: string): Record<Part, number> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = format.formatToParts(instant)
  const numberOf = (part: Part) => Number(parts.find(({ type }) => type === part)?.value)
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  }
}
