import { Link } from 'react-router'
import { ErrorPage } from '../custom-pages/error-pages/error-page'
import { MessagePage } from '../custom-pages/error-pages/message-page'
import { VerifyPage } from '../custom-pages/verify/verify-page'
import type { Gate } from '../domain/session-gate'
import { t } from '../locales/t'
import { PageSkeleton } from './page-skeleton'

export type GatePageProps = {
  gate: Gate
  /** The server's words when it refused the session. */
  failureText: string | null
  onReturnToLogin: () => void
  onRetry: () => void
  onResend: () => void
}

/** The page of a gate (D1 §2 'Full-page gates'); it stands in place of every route. */
export function GatePage({ gate, failureText, onReturnToLogin, onRetry, onResend }: GatePageProps) {
  if (gate === 'spinner') return <PageSkeleton label={t('common.loading')} />
  if (gate === 'verify') return <VerifyPage isGate onResend={onResend} onReturnToLogin={onReturnToLogin} />
  if (gate === 'session-failed')
    return (
      <MessagePage
        title={t(failureText === null ? 'auth.apiUnreachableTitle' : 'auth.accountRefusedTitle')}
        text={failureText ?? t('auth.apiUnreachableText')}
        onRetry={onRetry}
        more={
          <>
            <Link className="button" to="/support">
              {t('auth.contactSupport')}
            </Link>
            <button type="button" className="button button-quiet" onClick={onReturnToLogin}>
              {t('auth.returnToLogin')}
            </button>
          </>
        }
      />
    )
  return (
    <ErrorPage
      page={gate}
      onReturnToLogin={onReturnToLogin}
      onRetry={gate === 'something-went-wrong' ? onRetry : undefined}
    />
  )
}
