import { ClustersPage } from '../custom-pages/clusters/clusters-page'
import { Spinner } from '../ui/spinner'
import { lazyPage } from './lazy-page'

/** The page most people come for is part of the first load; every other one arrives when it is wanted, or before. */
export const clustersPage = ClustersPage

export const createClusterPage = lazyPage(() =>
  import('../custom-pages/create-cluster/create-cluster-page').then((file) => file.CreateClusterPage),
)
export const clusterPage = lazyPage(() =>
  import('../custom-pages/cluster/cluster-page').then((file) => file.ClusterPage),
)
export const accessPage = lazyPage(() =>
  import('../custom-pages/access/access-page').then((file) => file.AccessPage),
)
export const supportPage = lazyPage(
  () => import('../custom-pages/support/support-page').then((file) => file.SupportPage),
  { Waiting: () => <Spinner /> },
)
export const resourcePage = lazyPage(() =>
  import('../custom-pages/resource/resource-page').then((file) => file.ResourcePage),
)
export const unreleasedPage = lazyPage(() =>
  import('../custom-pages/unreleased/unreleased-page').then((file) => file.UnreleasedPage),
)

const pagesByPath: Readonly<Record<string, { preload: () => void }>> = {
  '/clusters/create': createClusterPage,
  '/support': supportPage,
  '/data-apps': unreleasedPage,
  '/consumption': unreleasedPage,
}

/** Fetches the code of a page a person is about to open. */
export function preloadPage(path: string): void {
  pagesByPath[path]?.preload()
}

/** Fetches every page's code but that of the access explorer, which few people open. */
export function preloadPages(): void {
  for (const page of [createClusterPage, clusterPage, resourcePage, unreleasedPage, supportPage])
    page.preload()
}
