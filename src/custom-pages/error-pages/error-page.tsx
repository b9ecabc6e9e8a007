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
    title: () => t('fullPages.blockedTitle'),
    icon: 'block',
    tone: 'error',
    body: () => <Link to="/support">{t('fullPages.contactUs')}</Link>,
  },
  expired: {
    title: () => t('fullPages.trialExpiredTitle'),
    icon: 'check',
    tone: 'calm',
    body: () => <p>{t('fullPages.trialExpiredText')}</p>,
  },
  'personal-email': {
    title: () => t('fullPages.personalEmailTitle'),
    icon: 'mail',
    tone: 'error',
    body: () => <p>{t('fullPages.personalEmailText')}</p>,
  },
  'mfa-required': {
    title: () => t('fullPages.mfaTitle'),
    icon: 'shield',
    tone: 'error',
    body: () => <p>{t('fullPages.mfaText')}</p>,
  },
  'invalid-state': {
    title: () => t('fullPages.invalidStateTitle'),
    icon: 'warning',
    tone: 'error',
    body: () => <p>{t('fullPages.invalidStateText')}</p>,
  },
  'something-went-wrong': {
    title: () => t('fullPages.wentWrongTitle'),
    icon: 'warning',
    tone: 'error',
    body: () => <Link to="/support">{t('fullPages.wentWrongText')}</Link>,
  },
} as const satisfies Record<ErrorPageName, object>
