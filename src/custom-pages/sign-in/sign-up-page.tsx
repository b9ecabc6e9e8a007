import { useEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'
import { Spinner } from '../../ui/spinner'

export type SignUpPageProps = {
  notice: string | null
  /** Path of this site; loaded here and on no other page (AUTH-005). */
  marketingScript: string | null
  onSignUp: () => void
}

/** Milliseconds the marketing script may take before the sign-up goes on without it. */
const longestWait = 2_000

/** On the way to the identity provider's sign-up (D1 §2 '/signup'). */
export function SignUpPage({ notice, marketingScript, onSignUp }: SignUpPageProps) {
  const hasLeft = useRef(false)
  useEffect(() => {
    if (notice !== null || hasLeft.current) return
    hasLeft.current = true
    void loadScript(marketingScript).then(onSignUp)
  }, [notice, marketingScript, onSignUp])
  return (
    <FullPage
      title={t('auth.signUpTitle')}
      icon="user"
      actions={
        notice === null ? (
          <Spinner text={t('auth.signUpLeaving')} />
        ) : (
          <button type="button" className="button button-primary" onClick={onSignUp}>
            {t('auth.signUp')}
          </button>
        )
      }
    >
      {notice !== null && <p role="alert">{notice}</p>}
    </FullPage>
  )
}

/** A sign-up never fails for the sake of marketing: the wait ends on success, failure and after two seconds. */
function loadScript(path: string | null): Promise<void> {
  if (path === null) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => resolve()
    setTimeout(resolve, longestWait)
    script.src = path
    document.head.append(script)
  })
}
