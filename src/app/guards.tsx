import { Link } from 'react-router'
import { MessagePage } from '../custom-pages/error-pages/message-page'
import type { Guard } from '../domain/session-guard'
import { t } from '../locales/t'
import { PageSkeleton } from './page-skeleton'
import { errorPage as ErrorPage, verifyPage as VerifyPage } from './pages'

export type GuardPageProps = {
  guard: Guard
  /** The server's words when it refused the session. */
  failureText: string | null
  onReturnToLogin: () => void
  onRetry: () => void
  onResend: () => void
}

/** The page that a guard shows (D1 §2 'Full-page gates'); it stands in place of every route. */
export function GuardPage({ guard, failureText, onReturnToLogin, onRetry, onResend }: GuardPageProps) {
  if (guard === 'spinner') return <PageSkeleton label={t('common.loading')} />
  if (guard === 'verify') return <VerifyPage isGuard onResend={onResend} onReturnToLogin={onReturnToLogin} />
  if (guard === 'session-failed')
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
      page={guard}
      onReturnToLogin={onReturnToLogin}
      onRetry={guard === 'something-went-wrong' ? onRetry : undefined}
    />
  )
}
