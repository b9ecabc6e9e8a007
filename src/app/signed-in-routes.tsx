import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { noteUnknownName, onUnknownName } from '../access/unknown-names'
import { NotFoundPage } from '../custom-pages/not-found/not-found-page'
import { VerifyPage } from '../custom-pages/verify/verify-page'
import type { Person } from '../domain/person'
import { gateOf, personAtGates } from '../domain/session-gate'
import { t } from '../locales/t'
import { useSession } from '../providers/session-context'
import { useVerdict } from '../providers/use-verdict'
import { CallsOnly } from './calls-only'
import { definitionFaults } from './definition-faults'
import { DefinitionGate } from './definition-gate'
import { GatePage } from './gates'
import {
  accessPage as AccessPage,
  clusterPage as ClusterPage,
  clustersPage as ClustersPage,
  createClusterPage as CreateClusterPage,
  preloadPages,
  supportPage as SupportPage,
  unreleasedPage as UnreleasedPage,
} from './pages'
import { PostLogin } from './post-login'
import { RefineApp } from './refine-app'
import { ResourceRoute } from './resource-route'
import { unreleasedSections } from './route-table'
import type { SessionLoad } from './session'
import { AppLayout } from './shell/app-layout'
import { PlainLayout } from './shell/plain-layout'
import { SessionBanners } from './shell/session-banners'
import type { SignedIn } from './start-boot'
import { Titled } from './titled'
import { useAnalyticsIdentity } from './use-analytics-identity'
import { whenIdle } from './when-idle'

/** The gates, then every route, for who is signed in. */
export function SignedInRoutes({ boot, load }: { boot: SignedIn; load: SessionLoad }) {
  const { pathname } = useLocation()
  const [activationFailure, setActivationFailure] = useState<number | null>(null)
  const { person, personAtLoad, signIn } = load
  const facts = {
    authError: null,
    isAuthenticated: true,
    personAtLoad: personAtGates(person, personAtLoad),
    failure: load.failure ?? activationFailure,
  }
  const gate = gateOf({ ...facts, path: pathname })
  if (gate !== null)
    return (
      <GatePage
        // A session that ends before anything is loaded has nothing to try again: its dialog says what to do.
        gate={load.phase === 'ended' && person === null ? 'spinner' : gate}
        failureText={load.failureText}
        onReturnToLogin={() => void load.signOut()}
        onRetry={() => {
          setActivationFailure(null)
          load.retry()
        }}
        onResend={() => void signIn.resendVerification()}
      />
    )
  if (person === null) return <SupportBehindGate email={null} />
  if (gateOf({ ...facts, path: '/' }) !== null) return <SupportBehindGate email={person.email ?? ''} />

  const handleSignIn = () => signIn.to(`${location.pathname}${location.search}${location.hash}`).go()
  const postLogin = (
    <PostLogin
      person={person}
      config={boot.config}
      reporter={boot.reporter}
      onServerError={setActivationFailure}
    />
  )
  const banners = (
    <SessionBanners isTroubled={load.phase === 'troubled'} onRetryAccount={load.isOld ? load.retry : null} />
  )
  return (
    <RefineApp onSignIn={handleSignIn} early={load.early}>
      <IdleWork reporter={boot.reporter} analytics={boot.analytics} />
      <Routes>
        {['/', '/sso', '/signin'].map((path) => (
          <Route key={path} path={path} element={postLogin} />
        ))}
        {['/admin', '/signup', '/signin-cloud'].map((path) => (
          <Route key={path} path={path} element={<Navigate to="/clusters" replace />} />
        ))}
        <Route
          path="/verify"
          element={<VerifyPage isGate={false} onResend={() => void signIn.resendVerification()} />}
        />
        <Route element={<AppLayout reporter={boot.reporter} banners={banners} />}>
          {['/clusters', '/instances'].map((path) => (
            <Route
              key={path}
              path={path}
              element={titled(t('shell.clusters'), ofClusters(<ClustersPage />))}
            />
          ))}
          <Route
            path="/clusters/create"
            element={titled(t('shell.createCluster'), ofClusters(<CreateClusterPage />))}
          />
          <Route path="/clusters/:clusterName" element={<ClusterRoute />} />
          <Route path="/clusters/:clusterName/access" element={<AccessRoute />} />
          {unreleasedSections.map(({ path, title }) => (
            <Route key={path} path={path} element={titled(t(title), <UnreleasedPage title={t(title)} />)} />
          ))}
          <Route path="/plans" element={<PlansRoute />} />
          <Route path="/support" element={<SupportRoute email={person.email} />} />
          <Route path="/:resourceName" element={<ResourceRoute />} />
          <Route path="*" element={<NotFoundPage isFullScreen={false} />} />
        </Route>
      </Routes>
    </RefineApp>
  )
}

function titled(title: string, page: ReactNode) {
  return <Titled title={title}>{page}</Titled>
}

function ofClusters(page: ReactNode) {
  return <DefinitionGate resource="clusters">{page}</DefinitionGate>
}

/** What can wait until the first screen stands: the check of the definitions, and the code of the other pages. */
function IdleWork({ reporter, analytics }: Pick<SignedIn, 'reporter' | 'analytics'>) {
  useAnalyticsIdentity(analytics)
  const session = useSession()
  const latest = useRef(session)
  latest.current = session
  useEffect(() => onUnknownName((what) => reporter.report('UnknownAccessName', what)), [reporter])
  useEffect(
    () =>
      whenIdle(() => {
        preloadPages()
        definitionFaults.check(reporter).catch(() => undefined)
        noteUnknownNames(latest.current.person, latest.current.productKey).catch(() => undefined)
      }),
    [reporter],
  )
  return null
}

/** Flags, plan actions and a plan that no rule knows are refused; whoever runs the console should hear of them. */
async function noteUnknownNames(person: Person, productKey: string): Promise<void> {
  const { accountRemarks } = await import('../access/drift')
  for (const { kind, name } of accountRemarks(person, productKey))
    if (kind.endsWith('-unknown')) noteUnknownName(`${kind.replace('-unknown', '')} "${name}"`)
}

function ClusterRoute() {
  const { clusterName = '' } = useParams()
  return titled(clusterName, ofClusters(<ClusterPage />))
}

function AccessRoute() {
  const { clusterName = '' } = useParams()
  return titled(t('shell.accessTo', { name: clusterName }), <AccessPage key={clusterName} />)
}

/** The plans page while the payment feature is on, otherwise the fallback page (D1 §2). */
function PlansRoute() {
  const verdict = useVerdict('open', 'Plans')
  if (!verdict.isAllowed) return <NotFoundPage isFullScreen={false} />
  return titled(t('shell.plans'), <UnreleasedPage title={t('shell.plans')} />)
}

function SupportRoute({ email }: { email: string | null }) {
  const navigate = useNavigate()
  return titled(
    t('support.title'),
    <SupportPage email={email ?? ''} onSent={() => void navigate('/clusters')} />,
  )
}

/**
 * Who is held up by a gate can still ask for help, outside the console's layout (AUTH-D06); `email` is null where the
 * person could not be loaded.
 */
function SupportBehindGate({ email }: { email: string | null }) {
  const navigate = useNavigate()
  return titled(
    t('support.title'),
    <PlainLayout>
      <CallsOnly>
        <SupportPage email={email} onSent={() => void navigate('/clusters')} />
      </CallsOnly>
    </PlainLayout>,
  )
}
