import { useEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'
import { Spinner } from '../../ui/spinner'

export type SignInPageProps = {
  /** What keeps the browser from leaving by itself: a refused sign-in, or going in circles. */
  notice: string | null
  /** Sends the browser to the identity provider. */
  onSignIn: () => void
}

/** On the way to the identity provider (D1 §2 'Login entry'); it waits for a click only after something went wrong. */
export function SignInPage({ notice, onSignIn }: SignInPageProps) {
  const hasLeft = useRef(false)
  useEffect(() => {
    if (notice !== null || hasLeft.current) return
    hasLeft.current = true
    onSignIn()
  }, [notice, onSignIn])
  return (
    <FullPage
      title={t('auth.signInTitle')}
      icon="user"
      actions={
        notice === null ? (
          <Spinner text={t('auth.signInLeaving')} />
        ) : (
          <button type="button" className="button button-primary" onClick={onSignIn}>
            {t('auth.signIn')}
          </button>
        )
      }
    >
      {notice !== null && <p role="alert">{notice}</p>}
    </FullPage>
  )
}
