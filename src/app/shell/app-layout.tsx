import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { t } from '../../locales/t'
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
import { ViewingBanner } from './viewing-banner'

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
        <ViewingBanner />
        <OperationsDock />
      </div>
    </>
  )
}
