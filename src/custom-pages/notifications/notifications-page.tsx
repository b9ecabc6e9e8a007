import Checkbox from 'antd/es/checkbox'
import Select from 'antd/es/select'
import { useEffect, useRef } from 'react'
import { missingFrom } from '../../api/record-faults'
import { browserZone, clockTime, fullDate } from '../../domain/dates'
import { type Notification, notificationTypes } from '../../domain/notification'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import frame from '../../ui/page-frame.module.css'
import { Spinner } from '../../ui/spinner'
import { StatePanel } from '../../ui/state-panel'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { errorSentence } from '../../views/error-sentence'
import { NotificationPeriods } from './notification-periods'
import styles from './notifications.module.css'
import { UnreadNotifications } from './unread-notifications'
import { useNotifications } from './use-notifications'

/**
 * All notifications, by kind and by whether they are unread, as the address says. They are those last read on the page
 * of a cluster: asking for them anywhere else is left to a press (D1 §4 'Notifications').
 */
export function NotificationsPage({ title }: { title: string }) {
  const { list, unread, error, isFetching, dataUpdatedAt, refetch, markRead } = useNotifications()
  const { type, isUnreadOnly, change } = useFilters()
  const shown = (list?.notifications ?? []).filter(
    (one) => (type === null || one.type === type) && !(isUnreadOnly && one.isRead),
  )
  const place = useFocusOnNext(shown.length)
  return (
    <AntdProvider>
      <div className={frame.page}>
        <div>
          <h1>{title}</h1>
          <p className="second">{t('notifications.about')}</p>
        </div>
        <div className={styles.filters}>
          <Select<NotificationKind | ''>
            aria-label={t('notifications.type')}
            className={styles.kind}
            value={type ?? ''}
            options={[
              { value: '', label: t('notifications.everyType') },
              ...notificationTypes.map((value) => ({ value, label: t(typeTexts[value]) })),
            ]}
            onChange={(value) => change({ type: value })}
          />
          <Checkbox
            checked={isUnreadOnly}
            onChange={({ target }) => change({ unread: target.checked ? '1' : '' })}
          >
            {t('notifications.onlyUnread')}
          </Checkbox>
          <div className={styles.freshness}>
            {dataUpdatedAt > 0 && (
              <span className="second">{t('notifications.readAt', { time: timeOf(dataUpdatedAt) })}</span>
            )}
            {list && (
              <Hint text={unread.length === 0 ? t('notifications.noneUnread') : null}>
                {(describedBy) => (
                  <Button
                    kind="quiet"
                    isDisabled={unread.length === 0}
                    aria-describedby={describedBy}
                    onClick={() => markRead(unread.map(({ id }) => id))}
                  >
                    {t('notifications.markAll')}
                  </Button>
                )}
              </Hint>
            )}
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              <Icon name="refresh" isSpinning={isFetching} />
              {t('notifications.refresh')}
            </Button>
          </div>
        </div>
        {error && (
          <StatePanel
            icon="warning"
            tone="error"
            title={t('notifications.failed')}
            text={errorSentence(error)}
            actions={<Button onClick={() => void refetch()}>{t('notifications.tryAgain')}</Button>}
          />
        )}
        {isFetching && !list && <Spinner text={t('notifications.loading')} />}
        {list && <UnreadNotifications notifications={list.notifications} />}
        <div ref={place}>
          {!error && !(isFetching && !list) && shown.length === 0 && (
            <Nothing
              list={list?.notifications}
              onClear={() => change({ type: '', unread: '' })}
              onRead={() => void refetch()}
            />
          )}
          {shown.length > 0 && (
            <div className={`surface ${styles.whole}`}>
              <NotificationPeriods heading="h2" notifications={shown} onRead={(id) => markRead([id])} />
            </div>
          )}
        </div>
      </div>
    </AntdProvider>
  )
}

/** Why nothing is shown: none were read here yet, there are none, or none that the filters let through. */
function Nothing({
  list,
  onClear,
  onRead,
}: {
  list: readonly Notification[] | undefined
  onClear: () => void
  onRead: () => void
}) {
  if (list === undefined)
    return (
      <StatePanel
        icon="bell"
        title={t('notifications.notRead')}
        text={t('notifications.readOnClusters')}
        actions={<Button onClick={onRead}>{t('notifications.readNow')}</Button>}
      />
    )
  if (list.length > 0)
    return (
      <StatePanel
        icon="search"
        title={t('notifications.noneFound')}
        actions={<Button onClick={onClear}>{t('notifications.clearFilters')}</Button>}
      />
    )
  // They are named above.
  if (missingFrom(list) > 0) return null
  return <StatePanel icon="bell" title={t('notifications.none')} />
}

/** Where only what is unread is shown, one that was read goes, and the focus would with it. */
function useFocusOnNext(shown: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isFewer = shown < before.current
    before.current = shown
    if (isFewer && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button')?.focus()
  }, [shown])
  return place
}

/** Of another day with that day. */
function timeOf(instant: number): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString()
  return (isToday ? clockTime : fullDate)(instant, browserZone())
}

type NotificationKind = (typeof notificationTypes)[number]

function useFilters() {
  const [search, setSearch] = useQueryParameters()
  const type = notificationTypes.find((kind) => kind === search.get('type')) ?? null
  return {
    type,
    isUnreadOnly: search.get('unread') === '1',
    change: (changed: { type?: string; unread?: string }) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changed))
            value === '' ? after.delete(key) : after.set(key, value)
          return after
        },
        { replace: true },
      ),
  }
}

const typeTexts: Record<NotificationKind, MessageKey> = {
  info: 'notifications.info',
  success: 'notifications.success',
  failure: 'notifications.failure',
}
