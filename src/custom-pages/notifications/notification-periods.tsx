import { browserZone, fullDate, readInstant } from '../../domain/dates'
import {
  byPeriod,
  failureLines,
  type Notification,
  type NotificationPeriod,
  notificationTime,
} from '../../domain/notification'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { useNow } from '../../ui/use-now'
import styles from './notifications.module.css'

type OnRead = (id: string) => void

/** Notifications by when they came; pressing one that is unread marks it as read. */
export function NotificationPeriods({
  notifications,
  heading: Heading,
  onRead,
}: {
  notifications: readonly Notification[]
  /** One level below the title that stands above. */
  heading: 'h2' | 'h3'
  onRead: OnRead
}) {
  const now = useNow(60_000)
  return byPeriod(notifications, now, browserZone()).map(({ period, notifications: ofPeriod }) => (
    <section key={period} className={styles.period}>
      <Heading>{t(periodTexts[period])}</Heading>
      <ul>
        {ofPeriod.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onRead={onRead} />
        ))}
      </ul>
    </section>
  ))
}

const periodTexts: Record<NotificationPeriod, MessageKey> = {
  today: 'notifications.today',
  week: 'notifications.week',
  earlier: 'notifications.earlier',
}

function NotificationItem({ notification, onRead }: { notification: Notification; onRead: OnRead }) {
  const { id, isRead } = notification
  if (isRead)
    return (
      <li className={styles.item} tabIndex={-1}>
        <NotificationWords notification={notification} />
      </li>
    )
  return (
    <li className={styles.item} tabIndex={-1} data-unread>
      <button
        type="button"
        className={styles.unread}
        onClick={({ currentTarget }) => {
          // The button goes, and with it the focus would.
          currentTarget.parentElement?.focus()
          onRead(id)
        }}
      >
        <NotificationWords notification={notification} />
      </button>
    </li>
  )
}

function NotificationWords({
  notification: { type, message, isRead, createdAt },
}: {
  notification: Notification
}) {
  const zone = browserZone()
  const instant = readInstant(createdAt)
  const isFailure = type === 'failure'
  return (
    <>
      <span className={styles.mark} data-type={type}>
        <Icon name={typeIcons[type] ?? 'info'} />
      </span>
      <span className={styles.said}>
        <span className={styles.words}>
          {isFailure && <span className={styles.error}>{t('notifications.error')}</span>}
          {(isFailure ? failureLines(message) : [message]).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name, and never move
            <span key={index} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
        {instant !== null && (
          <time
            className={styles.time}
            dateTime={new Date(instant).toISOString()}
            title={fullDate(instant, zone)}
          >
            {notificationTime(createdAt, zone)}
          </time>
        )}
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('notifications.isUnread')}</span>
        </span>
      )}
    </>
  )
}

const typeIcons: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'state-connected',
  failure: 'warning',
}
