import { useEffect, useRef, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import { noteUnknownName, onUnknownName } from '../access/unknown-names'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import type { Person } from '../domain/person'
import { guardOf, personAtGuards } from '../domain/session-guard'
import { t } from '../locales/t'
import { notificationProvider } from '../providers/notification-provider'
import { useSession } from '../providers/session-context'
import { whenIdle } from '../ui/when-idle'
import { CallsOnly } from './calls-only'
import { definitionFaults } from './definition-faults'
import { GuardPage } from './guards'
import { RoutedPage } from './page-route'
import { preloadPages, supportPage as SupportPage, verifyPage as VerifyPage } from './pages'
import { PostLogin } from './post-login'
import { RefineApp } from './refine-app'
import { ResourceRoute } from './resource-route'
import { pageRoutes, resourcePath, signInPaths } from './route-table'
import type { SessionLoad } from './session'
import { AppLayout } from './shell/app-layout'
import { preloadNotices } from './shell/notices'
import { PlainLayout } from './shell/plain-layout'
import { SessionBanners } from './shell/session-banners'
import type { SignedIn } from './start-boot'
import { Titled } from './titled'
import { useAnalyticsIdentity } from './use-analytics-identity'

/** The guards, then every route, for who is signed in. */
export function SignedInRoutes({ boot, load }: { boot: SignedIn; load: SessionLoad }) {
  const { pathname, search, hash } = useLocation()
  const [activationFailure, setActivationFailure] = useState<number | null>(null)
  const { person, personAtLoad, signIn } = load
  const facts = {
    authError: null,
    isAuthenticated: true,
    personAtLoad: personAtGuards(person, personAtLoad),
    failure: load.failure ?? activationFailure,
  }
  const guard = guardOf({ ...facts, path: pathname })
  if (guard !== null)
    return (
      <GuardPage
        // A session that ends before anything is loaded has nothing to try again: its dialog says what to do.
        guard={load.phase === 'ended' && person === null ? 'spinner' : guard}
        failureText={load.failureText}
        onReturnToLogin={() => void load.signOut()}
        onRetry={() => {
          setActivationFailure(null)
          load.retry()
        }}
        onResend={() => void signIn.resendVerification()}
      />
    )
  if (person === null) return <SupportBehindGuard person={null} />
  if (guardOf({ ...facts, path: '/' }) !== null) return <SupportBehindGuard person={person} />

  const postLogin = (
    <PostLogin
      person={person}
      config={boot.config}
      reporter={boot.reporter}
      onServerError={setActivationFailure}
    />
  )
  const banners = (
    <SessionBanners
      isTroubled={load.phase === 'troubled'}
      onSignIn={() =>
        void signIn
          .to(`${pathname}${search}${hash}`)
          .go()
          .catch(() => notificationProvider.open({ type: 'error', message: t('auth.signInFailed') }))
      }
      onRetryAccount={load.isOld ? load.retry : null}
    />
  )
  return (
    <RefineApp prefetched={load.prefetched}>
      <IdleWork {...boot} />
      <Routes>
        {signInPaths.entries.map((path) => (
          <Route key={path} path={path} element={postLogin} />
        ))}
        {signInPaths.past.map((path) => (
          <Route key={path} path={path} element={<Navigate to="/clusters" replace />} />
        ))}
        <Route
          path={signInPaths.verify}
          element={<VerifyPage isGuard={false} onResend={() => void signIn.resendVerification()} />}
        />
        <Route element={<AppLayout reporter={boot.reporter} banners={banners} />}>
          {pageRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
          ))}
          <Route path={resourcePath} element={<ResourceRoute />} />
          <Route path="*" element={<NotFoundPage isFullScreen={false} />} />
        </Route>
      </Routes>
    </RefineApp>
  )
}

/** What can wait until the first screen stands: the check of the definitions, and the code of the other pages. */
function IdleWork({ reporter, analytics }: Pick<SignedIn, 'reporter' | 'analytics'>) {
  useAnalyticsIdentity(analytics, reporter)
  const session = useSession()
  const latest = useRef(session)
  latest.current = session
  useEffect(() => onUnknownName((what) => reporter.report('UnknownAccessName', what)), [reporter])
  useEffect(preloadPages, [])
  useEffect(() => whenIdle(preloadNotices), [])
  useEffect(() => whenIdle(() => definitionFaults.check(reporter)), [reporter])
  useEffect(() => whenIdle(() => noteUnknownNames(latest.current.person, latest.current.productKey)), [])
  return null
}

/** Flags, plan actions and a plan that no rule knows are refused; the operator of the console should hear of them. */
async function noteUnknownNames(person: Person, productKey: string): Promise<void> {
  const { accountRemarks } = await import('../access/drift')
  for (const { kind, name } of accountRemarks(person, productKey))
    if (kind.endsWith('-unknown')) noteUnknownName(`${kind.replace('-unknown', '')} "${name}"`)
}

/**
 * Who is held up by a guard can still ask for help, outside the console's layout (AUTH-D06); `person` is null who could
 * not be loaded.
 */
function SupportBehindGuard({ person }: { person: Person | null }) {
  const navigate = useNavigate()
  return (
    <Titled title={t('shell.contactSupport')}>
      <PlainLayout>
        <CallsOnly>
          <SupportPage person={person} isBehindGuard onSent={() => void navigate('/clusters')} />
        </CallsOnly>
      </PlainLayout>
    </Titled>
  )
}
