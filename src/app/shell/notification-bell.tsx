import { useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import { Popover } from '../../ui/popover'
import { Spinner } from '../../ui/spinner'

const UnreadBadge = lazyPiece(
  () => import('../../custom-pages/notifications/unread-badge').then((file) => file.UnreadBadge),
  { Fault: () => null },
)
const NotificationPanel = lazyPiece(
  () => import('../../custom-pages/notifications/notification-panel').then((file) => file.NotificationPanel),
  { Waiting: () => <Spinner text={t('shell.opening')} /> },
)

/** The bell of the header (D1 §2 'Header'). Nothing of it is loaded before the page of a cluster, or a press. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [isCounting, setCounting] = useState(false)
  if (!isCounting && pathname.startsWith('/clusters/')) setCounting(true)
  return (
    <Popover
      label={t('shell.notifications')}
      icon="bell"
      place="header"
      isOpen={isOpen}
      onOpenChange={setOpen}
      onIntent={NotificationPanel.preload}
      badge={isCounting && <UnreadBadge />}
    >
      <NotificationPanel onLeave={() => setOpen(false)} />
    </Popover>
  )
}
