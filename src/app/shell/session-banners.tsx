import { useSyncExternalStore } from 'react'
import { t } from '../../locales/t'

export type SessionBannersProps = {
  /** The identity provider does not answer. */
  isTroubled: boolean
  /** Loads the account again; null while it is fresh. */
  onRetryAccount: (() => void) | null
}

/** What a person should know about the freshness of the page; the page itself stays. */
export function SessionBanners({ isTroubled, onRetryAccount }: SessionBannersProps) {
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine)
  if (!isOnline) return <WarningBanner text={t('shell.offline')} />
  if (isTroubled) return <WarningBanner text={t('shell.signInTroubled')} />
  if (!onRetryAccount) return null
  return <WarningBanner text={t('shell.accountNotRefreshed')} onRetry={onRetryAccount} />
}

function WarningBanner({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className="banner banner-warning" role="status">
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('common.retry')}
        </button>
      )}
    </div>
  )
}

function subscribeToOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
