import { lazy, Suspense, useSyncExternalStore } from 'react'
import { t } from '../../locales/t'
import { waitingNotices } from '../../providers/notification-provider'

const loadNotices = () =>
  import('./antd-notices').then(
    ({ AntdNotices }) => ({ default: AntdNotices }),
    // What went wrong is often that nothing can be loaded: it is said all the same.
    () => ({ default: PlainNotices }),
  )
const LoadedNotices = lazy(loadNotices)

/** Where notices appear: antd's, which arrive with the first of them. A landmark, so that a person finds them. */
export function Notices() {
  const isNeeded = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.wasUsed)
  if (!isNeeded) return null
  return (
    <aside id="notices" aria-label={t('common.notices')}>
      <Suspense fallback={null}>
        <LoadedNotices />
      </Suspense>
    </aside>
  )
}

/** Brings the notices before the first is needed. */
export function preloadNotices(): Promise<unknown> {
  return import('./antd-notices').catch(() => undefined)
}

function PlainNotices() {
  const notices = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.get)
  return (
    <ul className="plain-notices">
      {notices.slice(-3).map(({ message, description, type }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another
        <li key={index} className="notice" role={type === 'error' ? 'alert' : 'status'}>
          <strong>{description}</strong> {message}
        </li>
      ))}
    </ul>
  )
}
