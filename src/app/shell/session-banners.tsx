import { useSyncExternalStore } from 'react'
import { t } from '../../locales/t'

export type SessionBannersProps = {
  /** The identity provider does not answer. */
  isTroubled: boolean
  /** Goes to the identity provider: one that never answers by itself may answer a person who comes. */
  onSignIn: () => void
  /** Loads the account again; null while it is fresh. */
  onRetryAccount: (() => void) | null
}

/** What a person should know about the freshness of the page; the page itself stays. */
export function SessionBanners({ isTroubled, onSignIn, onRetryAccount }: SessionBannersProps) {
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine)
  if (!isOnline) return <WarningBanner text={t('shell.offline')} />
  if (isTroubled)
    return <WarningBanner text={t('shell.signInTroubled')} way={t('auth.signIn')} onGo={onSignIn} />
  if (!onRetryAccount) return null
  return <WarningBanner text={t('shell.accountNotRefreshed')} way={t('common.retry')} onGo={onRetryAccount} />
}

function WarningBanner({ text, way, onGo }: { text: string; way?: string; onGo?: () => void }) {
  return (
    <div className="banner banner-warning" role="status">
      <p>{text}</p>
      {way && (
        <button type="button" className="button" onClick={onGo}>
          {way}
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
