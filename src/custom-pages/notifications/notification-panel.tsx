import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { missingFrom } from '../../api/record-faults'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { errorSentence } from '../../views/error-sentence'
import { OperationsUnderWay } from '../../views/operations/operations-under-way'
import { NotificationPeriods } from './notification-periods'
import styles from './notifications.module.css'
import { UnreadNotifications } from './unread-notifications'
import { useNotifications } from './use-notifications'

/** What opens from the bell; closing it marks everything as read (D1 §4 'Notifications', SHL-D05). */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { list, error, isLoading, refetch, markRead, markAllRead } = useNotifications()
  const areNone =
    list === undefined || (list.notifications.length === 0 && missingFrom(list.notifications) === 0)
  const close = useRef(markAllRead)
  close.current = markAllRead
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // React's strict mode takes every effect back once, and sets it up again in the same breath.
      queueMicrotask(() => {
        if (!isHere.current) close.current()
      })
    }
  }, [])

  return (
    <div className={styles.panel}>
      <OperationsUnderWay />
      <h2>{t('shell.notifications')}</h2>
      {isLoading && <Spinner text={t('notifications.loading')} />}
      {error && (
        <div role="alert" className={styles.failed}>
          <p>{t('notifications.failed')}</p>
          <p className="second">{errorSentence(error)}</p>
          <Button onClick={() => void refetch()}>{t('notifications.tryAgain')}</Button>
        </div>
      )}
      {!isLoading && !error && areNone && (
        <>
          <p>{t('notifications.none')}</p>
          {list === undefined && <p className="second">{t('notifications.readOnClusters')}</p>}
        </>
      )}
      {list && (
        <>
          <UnreadNotifications notifications={list.notifications} />
          <NotificationPeriods
            heading="h3"
            notifications={list.notifications}
            onRead={(id) => markRead([id])}
          />
        </>
      )}
      <Link className={styles.all} to="/notifications" onClick={onLeave}>
        {t('notifications.showAll')}
      </Link>
    </div>
  )
}
