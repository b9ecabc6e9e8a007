import type { ComponentType } from 'react'
import { ClustersPage } from '../custom-pages/clusters/clusters-page'
import { t } from '../locales/t'
import type { LazyPiece } from '../ui/lazy-piece'
import { Spinner } from '../ui/spinner'
import { whenIdle } from '../ui/when-idle'
import { lazyPage } from './lazy-page'
import { PageSkeleton } from './page-skeleton'
import { type PageProps, type PageRoute, pageAt, pageRoutes } from './route-table'

type Load = NonNullable<PageRoute['load']>

/** One component a page, whatever number of addresses it has. */
const lazyPages = new Map<Load, LazyPiece<PageProps>>(
  pageRoutes.flatMap(({ load }) => (load ? [[load, lazyPage(load)] as const] : [])),
)

/** The list of any resource whose place is the menu. */
export const resourcePage = lazyPage(() =>
  import('../custom-pages/resource/resource-page').then((file) => file.ResourcePage),
)

/** A page of panels, of any dashboard. */
export const dashboardPage = lazyPage(() =>
  import('../custom-pages/dashboard/dashboard-page').then((file) => file.DashboardPage),
)

/** The support form outside the console's layout. */
export const supportPage = lazyPage(
  () => import('../custom-pages/support/support-page').then((file) => file.SupportPage),
  { Waiting: () => <Spinner /> },
)

/** The pages that a refused sign-in or a session ends on. */
export const errorPage = lazyPage(
  () => import('../custom-pages/error-pages/error-page').then((file) => file.ErrorPage),
  { Waiting: FullPageWaiting },
)

/** The email-sent page. */
export const verifyPage = lazyPage(
  () => import('../custom-pages/verify/verify-page').then((file) => file.VerifyPage),
  { Waiting: FullPageWaiting },
)

/** What is drawn at an address of the table; the page most people come for is part of the first load. */
export function pageOf({ load }: PageRoute): ComponentType<PageProps> {
  return (load && lazyPages.get(load)) ?? ClustersPage
}

/** Fetches the code of a page a person is about to open. */
export function preloadPage(pathname: string): void {
  const load = pageAt(pathname)?.load
  if (load) void lazyPages.get(load)?.preload()
}

/**
 * Fetches every page's code but that of the pages few people open, in the order of the table, each when nothing else
 * goes on: the page most people open next before anything else.
 */
export function preloadPages(): void {
  const [next, ...others] = pageRoutes.flatMap(({ load, isRare }) =>
    load && !isRare ? [() => lazyPages.get(load)?.preload()] : [],
  )
  if (next) whenIdle(next, 1_000)
  for (const preload of [...others, resourcePage.preload]) whenIdle(preload)
}

function FullPageWaiting() {
  return <PageSkeleton label={t('common.loading')} />
}
