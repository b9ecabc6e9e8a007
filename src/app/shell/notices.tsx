import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../../locales/t'
import { waitingNotices } from '../../providers/notification-provider'
import { lazyPiece } from '../../ui/lazy-piece'
import type { PieceFaultProps } from '../../ui/piece-fault'

// What went wrong is often that nothing can be loaded: it is said all the same.
const LoadedNotices = lazyPiece(() => import('./antd-notices').then(({ AntdNotices }) => AntdNotices), {
  Fault: PlainNotices,
})

/** Where notices appear: antd's, which arrive with the first of them. A landmark, so that a person finds them. */
export function Notices() {
  const isNeeded = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.wasUsed)
  if (!isNeeded) return null
  return (
    <aside id="notices" aria-label={t('common.notices')}>
      <LoadedNotices />
    </aside>
  )
}

/** Brings the notices before the first is needed. */
export const preloadNotices = LoadedNotices.preload

/** Until antd's are asked for again, which happens once the browser is online. */
function PlainNotices({ onRetry }: PieceFaultProps) {
  const notices = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.get)
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
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
