import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Spinner } from '../../ui/spinner'
import styles from './service-frames.module.css'
import { useServiceFrame } from './use-service-frame'

/** Milliseconds after which a chat that has not answered counts as out of reach. */
const patience = 20_000

/** The chat with support: a button at the edge of the window, and the panel it opens. Ended at log-out (D1 §6). */
export function ChatFrame({ address, email }: { address: string; email: string | null }) {
  const { frame, isReady } = useServiceFrame(address, email)
  const [isOpen, setOpen] = useState(false)
  const [isLate, setLate] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (isReady) return
    const end = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(end)
  }, [isReady])
  const close = () => {
    setOpen(false)
    // What had the focus is hidden now.
    opener.current?.focus()
  }
  // Only where the focus is in here: a bell, a menu or a dialog that is open as well has an Escape of its own.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <aside
      className={styles.chat}
      aria-label={t('chat.title')}
      hidden={email === null}
      onKeyDown={handleKeyDown}
    >
      {/* It stays while it is closed: a conversation goes on. */}
      <section id={id} className={`floating ${styles.panel}`} hidden={!isOpen} aria-label={t('chat.title')}>
        <div className={styles.head}>
          <h2>{t('chat.title')}</h2>
          <Button kind="icon" aria-label={t('chat.close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        {!isReady && (
          <div className={styles.waiting}>
            {isLate ? (
              <p role="status">
                {t('chat.unreachable')} <Link to="/support">{t('chat.support')}</Link>
              </p>
            ) : (
              <Spinner text={t('chat.opening')} />
            )}
          </div>
        )}
        <iframe
          ref={frame}
          src={address}
          title={t('chat.title')}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          className={styles.frame}
          hidden={!isReady}
        />
      </section>
      <Button
        ref={opener}
        kind="primary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chat" />
        {t('chat.open')}
      </Button>
    </aside>
  )
}
