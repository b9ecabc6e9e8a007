import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { createApiClient } from '../api/api-client'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import { SignInPage } from '../custom-pages/sign-in/sign-in-page'
import { SignUpPage } from '../custom-pages/sign-in/sign-up-page'
import { guardOf } from '../domain/session-guard'
import { t } from '../locales/t'
import { ApiContext } from '../providers/api-context'
import { CallsOnly } from './calls-only'
import { errorPage as ErrorPage, supportPage as SupportPage, verifyPage as VerifyPage } from './pages'
import { isProtectedPath } from './protected-path'
import { createQueryClient } from './query-client'
import { signInPaths } from './route-table'
import { PlainLayout } from './shell/plain-layout'
import { createSignIn, type SignInWay } from './sign-in'
import { signOut } from './sign-out'
import type { SignedOut } from './start-boot'
import { Titled } from './titled'
import { allowMarketingScript } from './trusted-types'

/** Every route for who is not signed in; a refused sign-in has its page in front of them all. */
export function SignedOutRoutes({ boot }: { boot: SignedOut }) {
  const { config, client, analytics, refusal } = boot
  const { pathname } = useLocation()
  const signIn = useMemo(() => createSignIn(client, config), [client, config])
  const [queryClient] = useState(() => createQueryClient(() => {}))
  const api = useMemo(
    () =>
      createApiClient({
        baseUrl: config.api.baseUrl,
        productKey: config.product.key,
        getToken: async () => null,
        renewToken: () => Promise.reject(new Error('Nobody is signed in')),
      }),
    [config],
  )
  // The page after a message leaves for the provider at once, unless it has something to say.
  const [told, setTold] = useState<string | null>(null)
  const handleReturn = () => void signOut({ client, config, analytics })
  const handleResend = () => void signIn.resendVerification()

  const guard = guardOf({
    authError: refusal?.message ?? null,
    isAuthenticated: false,
    personAtLoad: null,
    failure: null,
    path: pathname,
  })
  if (guard === 'verify') return <VerifyPage isGuard onResend={handleResend} onReturnToLogin={handleReturn} />
  if (guard !== null && guard !== 'spinner' && guard !== 'session-failed')
    return <ErrorPage page={guard} onReturnToLogin={handleReturn} />

  const notice = refusal ? refusalNotice(refusal.message) : null
  const sso = <SignInRoute wayOf={({ search }) => signIn.sso(search)} notice={notice ?? told} />
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <Routes>
          {[...signInPaths.entries, '/signin-cloud'].map((path) => (
            <Route key={path} path={path} element={sso} />
          ))}
          <Route
            path="/admin"
            element={<SignInRoute wayOf={() => signIn.to('/clusters')} notice={notice} />}
          />
          <Route
            path="/signup"
            element={<SignUpRoute boot={boot} wayOf={({ search }) => signIn.signUp(search)} />}
          />
          <Route path={signInPaths.verify} element={<VerifyPage isGuard={false} onResend={handleResend} />} />
          <Route
            path="/support"
            element={<AnonymousSupport isBehindGuard={refusal !== null} onTold={setTold} />}
          />
          <Route
            path="*"
            element={
              isProtectedPath(pathname, config.resources) ? (
                <SignInRoute wayOf={(place) => signIn.to(placeText(place))} notice={notice} />
              ) : (
                <NotFoundPage isFullScreen />
              )
            }
          />
        </Routes>
      </ApiContext>
    </QueryClientProvider>
  )
}

type Place = { pathname: string; search: string; hash: string }

function SignInRoute({ wayOf, notice }: { wayOf: (place: Place) => SignInWay; notice: string | null }) {
  const { go, circle, failure } = useWay(wayOf)
  return <SignInPage notice={failure ?? notice ?? circle} onSignIn={go} />
}

function SignUpRoute({ boot, wayOf }: { boot: SignedOut; wayOf: (place: Place) => SignInWay }) {
  const { go, circle, failure } = useWay(wayOf)
  const { marketingScript } = boot.config
  useState(() => {
    if (marketingScript !== null) allowMarketingScript(marketingScript)
  })
  return <SignUpPage notice={failure ?? circle} marketingScript={marketingScript} onSignUp={go} />
}

type AnonymousSupportProps = {
  /** The page that comes says why the sign-in was refused, not what became of the message. */
  isBehindGuard: boolean
  onTold: (words: string) => void
}

function AnonymousSupport({ isBehindGuard, onTold }: AnonymousSupportProps) {
  const navigate = useNavigate()
  return (
    <Titled title={t('shell.contactSupport')}>
      <PlainLayout>
        <CallsOnly>
          <SupportPage
            person={null}
            isBehindGuard={isBehindGuard}
            onSent={(words) => {
              onTold(words)
              void navigate('/signin')
            }}
          />
        </CallsOnly>
      </PlainLayout>
    </Titled>
  )
}

/** The way to the provider for the place on screen; decided once, so that leaving does not look like a circle. */
function useWay(wayOf: (place: Place) => SignInWay) {
  const place = useLocation()
  const [way] = useState(() => wayOf(place))
  const [circle] = useState(() => (way.isCircle() ? t('auth.signInCircles') : null))
  const [failure, setFailure] = useState<string | null>(null)
  const go = useCallback(() => {
    way.go().catch(() => setFailure(t('auth.signInFailed')))
  }, [way])
  return { go, circle, failure }
}

function placeText({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`
}

/** A token that is too old or too young at its birth means that the device's clock is off. */
function refusalNotice(message: string): string {
  return /\((exp|nbf|iat|auth_time)\)/.test(message) ? t('auth.clockWrong') : t('auth.signInFailed')
}
