import { badgeText } from '../../domain/notification'
import { t } from '../../locales/t'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications'

/** How many notifications are unread, on the bell (D1 §4 'Notifications', §9). */
export function UnreadBadge() {
  const { unread } = useNotifications()
  const text = badgeText(unread.length)
  if (text === null) return null
  return (
    <>
      <span className={styles.badge} aria-hidden>
        {text}
      </span>
      <span className="visually-hidden">{t('notifications.unread', { count: unread.length })}</span>
    </>
  )
}
