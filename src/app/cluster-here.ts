import { pageAt, partsOf } from './route-table'

/** The name of the cluster whose page, or page of access, this is; null elsewhere. */
export function clusterHere(pathname: string): string | null {
  const [, name] = partsOf(pathname)
  if (name === undefined || !pageAt(pathname)?.path.startsWith('/clusters/:')) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** Whether the page here hosts the actions of clusters: it reads their list, their forms stand on it, and it reads out what becomes of them. */
export function hasClusterHost(pathname: string): boolean {
  const page = pageAt(pathname)?.path
  return page === '/clusters' || page === '/instances' || page === '/clusters/:clusterName'
}
