import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { t } from '../../locales/t'
import { useViewedRole } from '../../providers/viewing-context'
import { lazyPiece } from '../../ui/lazy-piece'
import { CrashBoundary } from '../crash-boundary'
import type { ErrorReporter } from '../error-reporter'
import { OperationsDock } from '../operations/operations-dock'
import { preloadPage } from '../pages'
import { CookiePrompt } from './cookie-prompt'
import { Footer } from './footer'
import { Header } from './header'
import { TrialBanner } from './trial-banner'
import { usePageFocus } from './use-page-focus'
import { usePasswordNews } from './use-password-news'
import { usePreloadOnIntent } from './use-preload-on-intent'

const ViewingBanner = lazyPiece(() => import('./viewing-banner').then((file) => file.ViewingBanner))

/** The frame of every page of a signed-in person. */
export function AppLayout({ reporter, banners }: { reporter: ErrorReporter; banners: ReactNode }) {
  const main = usePageFocus()
  const { pathname } = useLocation()
  usePreloadOnIntent(preloadPage)
  usePasswordNews()
  return (
    <>
      <a className="button skip-link" href="#content">
        {t('shell.skipToContent')}
      </a>
      <Header />
      {banners}
      <TrialBanner />
      <main className="shell-main" id="content" ref={main} tabIndex={-1}>
        <CrashBoundary reporter={reporter} place={pathname}>
          <Outlet />
        </CrashBoundary>
      </main>
      <Footer />
      <CookiePrompt />
      <div className="shell-bottom">
        <Viewing />
        <OperationsDock />
      </div>
    </>
  )
}

/** What says so while the console is viewed as a role, and then that it is no longer: few people ever load it. */
function Viewing() {
  const viewed = useViewedRole()
  const [hasBegun, setBegun] = useState(false)
  if (viewed !== null && !hasBegun) setBegun(true)
  return hasBegun ? <ViewingBanner /> : null
}
