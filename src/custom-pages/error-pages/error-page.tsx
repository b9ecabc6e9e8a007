import { Link } from 'react-router'
import type { AuthErrorPage } from '../../domain/auth-error'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'

/** The pages a sign-in or the session itself can end on (D1 §2 'Full-page gates'). */
export type ErrorPageName = Exclude<AuthErrorPage, 'verify'> | 'something-went-wrong'

export type ErrorPageProps = {
  page: ErrorPageName
  /** Logs out and returns to the origin (AUTH-010). */
  onReturnToLogin: () => void
  /** Loads again; offered where that may help. */
  onRetry?: () => void
}

/** One full page a fault, each with its text and the way back to the login. */
export function ErrorPage({ page, onReturnToLogin, onRetry }: ErrorPageProps) {
  const { title, icon, tone, body } = pages[page]
  return (
    <FullPage
      title={title()}
      icon={icon}
      tone={tone}
      actions={
        <>
          {onRetry && (
            <button type="button" className="button button-primary" onClick={onRetry}>
              {t('common.retry')}
            </button>
          )}
          <button
            type="button"
            className={onRetry ? 'button' : 'button button-primary'}
            onClick={onReturnToLogin}
          >
            {t('auth.returnToLogin')}
          </button>
        </>
      }
    >
      {body()}
    </FullPage>
  )
}

const pages = {
  blocked: {
    title: () => t('auth.blockedTitle'),
    icon: 'block',
    tone: 'error',
    body: () => <Link to="/support">{t('auth.contactUs')}</Link>,
  },
  expired: {
    title: () => t('auth.trialExpiredTitle'),
    icon: 'check',
    tone: 'calm',
    body: () => <p>{t('auth.trialExpiredText')}</p>,
  },
  'personal-email': {
    title: () => t('auth.personalEmailTitle'),
    icon: 'mail',
    tone: 'error',
    body: () => <p>{t('auth.personalEmailText')}</p>,
  },
  'mfa-required': {
    title: () => t('auth.mfaTitle'),
    icon: 'shield',
    tone: 'error',
    body: () => <p>{t('auth.mfaText')}</p>,
  },
  'invalid-state': {
    title: () => t('auth.invalidStateTitle'),
    icon: 'warning',
    tone: 'error',
    body: () => <p>{t('auth.invalidStateText')}</p>,
  },
  'something-went-wrong': {
    title: () => t('auth.wentWrongTitle'),
    icon: 'warning',
    tone: 'error',
    body: () => <Link to="/support">{t('auth.wentWrongText')}</Link>,
  },
} as const satisfies Record<ErrorPageName, object>
