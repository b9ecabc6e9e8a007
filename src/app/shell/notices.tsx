import { useEffect, useRef, useSyncExternalStore } from 'react'
import { t } from '../../locales/t'
import { type Notice, noticeStore, notificationProvider } from '../../providers/notification-provider'
import { Icon } from '../../ui/icon'

/** Milliseconds a notice stays; an error stays longer, and any stays while the pointer or the focus is on it. */
const lifetime: Record<Notice['type'], number> = { success: 6_000, progress: 6_000, error: 12_000 }

/** The notices in the corner, above whatever is open. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get)
  const region = useRef<HTMLDivElement>(null)
  const newest = notices.at(-1)?.key
  useEffect(() => {
    // The top layer is a stack: shown anew, the notices stand above a dialog opened since.
    const element = region.current
    if (!element || newest === undefined || typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest])
  if (notices.length === 0) return null
  return (
    <div className="notices" ref={region} popover="manual">
      {notices.map((notice) => (
        <NoticeCard key={notice.key} notice={notice} />
      ))}
    </div>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const card = useRef<HTMLDivElement>(null)
  const { key, type, title, text } = notice
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const start = () => {
      timer = setTimeout(() => {
        if (card.current?.matches(':hover, :focus-within')) start()
        else notificationProvider.close(key)
      }, lifetime[type])
    }
    start()
    return () => clearTimeout(timer)
  }, [key, type])
  const heading = title ?? (type === 'error' ? t('common.errorTitle') : null)
  return (
    <div className={`notice notice-${type}`} role={type === 'error' ? 'alert' : 'status'} ref={card}>
      <div className="notice-text">
        {heading && <p className="notice-title">{heading}</p>}
        <p>{text}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('common.dismissNotice')}
        onClick={() => notificationProvider.close(key)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
