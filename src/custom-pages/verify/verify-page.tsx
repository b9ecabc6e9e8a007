import { Link } from 'react-router'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'

export type VerifyPageProps = {
  /** The guard for who has not confirmed the address has its own heading (AUTH-D07). */
  isGuard: boolean
  /** A sign-in that sends the verification email again (AUTH-011). */
  onResend: () => void
  /** Logs out and returns to the origin; offered where the page is a guard. */
  onReturnToLogin?: () => void
}

/** The email-sent page: /verify, the 'verify' answer of the identity provider, and the guard for the unconfirmed. */
export function VerifyPage({ isGuard, onResend, onReturnToLogin }: VerifyPageProps) {
  return (
    <FullPage
      title={t(isGuard ? 'fullPages.verifyTitle' : 'fullPages.inboxTitle')}
      icon="mail"
      actions={
        <>
          <button type="button" className="button button-primary" onClick={onResend}>
            {t('fullPages.resendEmail')}
          </button>
          <Link className="button" to="/support">
            {t('auth.contactSupport')}
          </Link>
          <Link className="button" to="/" reloadDocument>
            {t('fullPages.returnHome')}
          </Link>
          {onReturnToLogin && (
            <button type="button" className="button button-quiet" onClick={onReturnToLogin}>
              {t('auth.returnToLogin')}
            </button>
          )}
        </>
      }
    >
      {isGuard && <p className="verify-lead">{t('fullPages.inboxTitle')}</p>}
      <p>{t('fullPages.inboxText')}</p>
    </FullPage>
  )
}
