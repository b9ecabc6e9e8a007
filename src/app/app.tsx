import { type ReactNode, useState } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router'
import { ConfigFaultPage } from '../custom-pages/error-pages/config-fault-page'
import { MessagePage } from '../custom-pages/error-pages/message-page'
import { t } from '../locales/t'
import { LinksContext } from '../providers/links-context'
import { lazyPiece } from '../ui/lazy-piece'
import { CrashBoundary } from './crash-boundary'
import { DefinitionsProvider } from './definitions-provider'
import type { ErrorReporter } from './error-reporter'
import { leavePage } from './leave-page'
import { SessionProvider } from './session'
import { Notices } from './shell/notices'
import { createSignIn } from './sign-in'
import { SignedInRoutes } from './signed-in-routes'
import { SignedOutRoutes } from './signed-out-routes'
import type { BootResult, SignedIn, SignedOut, Unreachable } from './start-boot'

const ServiceFrames = lazyPiece(() =>
  import('./service-frames/service-frames').then((file) => file.ServiceFrames),
)

/** The console, as far as its start came. */
export function App({ boot }: { boot: BootResult }) {
  return (
    <CrashBoundary reporter={'reporter' in boot ? boot.reporter : null}>
      <AppContent boot={boot} />
      <Notices />
    </CrashBoundary>
  )
}

function AppContent({ boot }: { boot: BootResult }) {
  if (boot.kind === 'config-fault')
    return <ConfigFaultPage faults={boot.faults} onRetry={() => location.reload()} />
  if (boot.kind === 'unreachable') return <UnreachablePage boot={boot} />
  return (
    <LinksContext value={boot.config.links}>
      <RoutedApp boot={boot} />
    </LinksContext>
  )
}

/**
 * A provider that never answers a silent sign-in may answer a person who goes there: a browser that keeps its frame
 * from its cookies would fail at every further try.
 */
function UnreachablePage({ boot }: { boot: Unreachable }) {
  const { title, text } = unreachableTexts[boot.what]
  const [hasFailed, setHasFailed] = useState(false)
  const provider = boot.what === 'identity-provider' ? boot.provider : null
  return (
    <MessagePage
      title={t(title)}
      text={t(hasFailed ? 'auth.signInFailed' : text)}
      onRetry={() => leavePage(boot.returnTo)}
      more={
        provider && (
          <button
            type="button"
            className="button"
            onClick={() =>
              createSignIn(provider.client, provider.config)
                .to(boot.returnTo)
                .go()
                .catch(() => setHasFailed(true))
            }
          >
            {t('auth.signIn')}
          </button>
        )
      }
    />
  )
}

type StartedBoot = SignedIn | SignedOut

/** A data router, because a form that holds unsaved work can only block leaving inside one. */
function RoutedApp({ boot }: { boot: StartedBoot }) {
  const [router] = useState(() => {
    const element = (
      <PlaceBoundary reporter={boot.reporter}>
        <RoutesOf boot={boot} />
      </PlaceBoundary>
    )
    return createBrowserRouter([{ path: '*', element }])
  })
  return <RouterProvider router={router} />
}

/** Inside the router, which otherwise shows the error and where in the code it arose, and tells nobody. */
function PlaceBoundary({ reporter, children }: { reporter: ErrorReporter; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CrashBoundary reporter={reporter} place={pathname}>
      {children}
    </CrashBoundary>
  )
}

function RoutesOf({ boot }: { boot: StartedBoot }) {
  if (boot.kind !== 'signed-in') return <SignedOutRoutes boot={boot} />
  return (
    <>
      {/* Outside the session: at log-out they stay, and hear that it is over. */}
      {(boot.config.chat || boot.config.usageAnalysis) && <ServiceFrames {...boot} />}
      <DefinitionsProvider paths={boot.config.resources ?? noFiles} apis={boot.config.apis} send={boot.send}>
        <SessionProvider boot={boot}>{(load) => <SignedInRoutes boot={boot} load={load} />}</SessionProvider>
      </DefinitionsProvider>
    </>
  )
}

const noFiles: readonly string[] = []

const unreachableTexts = {
  configuration: { title: 'auth.configUnreachableTitle', text: 'auth.configUnreachableText' },
  'identity-provider': { title: 'auth.providerUnreachableTitle', text: 'auth.providerUnreachableText' },
} as const
