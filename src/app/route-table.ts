import type { ComponentType } from 'react'
import type { Subject } from '../access/vocabulary'
import type { MessageKey } from '../locales/messages'

/** What every page is given. */
export type PageProps = { title: string }

/** A page of the console at its address. */
export type PageRoute = {
  /** `:name` stands for one more part. */
  path: string
  /** Its name in the browser's tab; `part` is the first named part of the address. */
  title: MessageKey | ((part: string) => string | { key: MessageKey; name: string })
  /** Its code, which arrives when it is wanted. The one page without is part of the first load. */
  load?: () => Promise<ComponentType<PageProps>>
  /** The page it belongs to, where its address does not continue that page's. */
  below?: string
  /** Needs no login. */
  isPublic?: true
  /** The resource it draws: faults of its definition stand in the page's place. */
  resource?: string
  /** Is there only while this may be opened. */
  opens?: Subject
  /** Names of its query: where one is not given exactly once, there is no such page. */
  query?: readonly string[]
  /** Menus with a link to it, in the order of this table, and the link's words. */
  links?: Partial<Record<'header' | 'account', MessageKey>>
  /** Its link shows only while this may be opened. */
  linkNeeds?: Subject
  /** Few people open it: its code is not fetched ahead of a sign that it is wanted. */
  isRare?: true
}

const dataApps = () => import('../custom-pages/data-apps/data-apps-page').then((file) => file.DataAppsPage)

/** The person who is invited, and the cluster (D1 §2 'Accept-invitation screen', INV-004). */
const invitationQuery = ['userID', 'instanceID']

/**
 * Every page of the console (D1 §2), once: routes, menus, titles, the login, names no resource may have and what is
 * fetched ahead all read this table.
 */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/clusters', title: 'shell.clusters', resource: 'clusters', links: { header: 'shell.clusters' } },
  { path: '/instances', title: 'shell.clusters', resource: 'clusters' },
  {
    path: '/clusters/:clusterName',
    title: (clusterName) => clusterName,
    resource: 'clusters',
    load: () => import('../custom-pages/cluster/cluster-page').then((file) => file.ClusterPage),
  },
  {
    path: '/clusters/create',
    title: 'shell.createCluster',
    resource: 'clusters',
    load: () =>
      import('../custom-pages/create-cluster/create-cluster-page').then((file) => file.CreateClusterPage),
  },
  {
    path: '/clusters/:clusterName/access',
    title: (clusterName) => ({ key: 'shell.accessTo', name: clusterName }),
    isRare: true,
    load: () => import('../custom-pages/access/access-page').then((file) => file.AccessPage),
  },
  {
    path: '/data-apps',
    title: 'shell.dataApps',
    links: { header: 'shell.dataApps' },
    linkNeeds: 'Marketplace',
    load: dataApps,
  },
  { path: '/data-apps/:blueprintName', title: 'shell.dataApps', load: dataApps },
  {
    path: '/my-account',
    title: 'shell.myAccount',
    links: { account: 'shell.myAccount' },
    load: () => import('../custom-pages/my-account/my-account-page').then((file) => file.MyAccountPage),
  },
  {
    path: '/consumption',
    title: 'shell.ipuConsumption',
    links: { header: 'shell.consumption', account: 'shell.ipuConsumption' },
    load: () => import('../custom-pages/consumption/consumption-page').then((file) => file.ConsumptionPage),
  },
  {
    path: '/users/acceptclusterinv',
    title: 'shell.acceptInvitation',
    query: invitationQuery,
    isRare: true,
    load: () => import('../custom-pages/invitations/accept-pages').then((file) => file.AcceptInvitationPage),
  },
  {
    path: '/users/acceptownershiptransfer',
    title: 'shell.acceptOwnership',
    query: invitationQuery,
    isRare: true,
    load: () => import('../custom-pages/invitations/accept-pages').then((file) => file.AcceptOwnershipPage),
  },
  {
    path: '/consentflow',
    title: 'shell.consentFlow',
    below: '/clusters',
    linkNeeds: 'ConsentFlow',
    isRare: true,
    load: () => import('../custom-pages/consent-flow/consent-flow-page').then((file) => file.ConsentFlowPage),
  },
  {
    path: '/plans',
    title: 'shell.plans',
    below: '/my-account',
    opens: 'Plans',
    load: () => import('../custom-pages/plans/plans-page').then((file) => file.PlansPage),
  },
  {
    path: '/notifications',
    title: 'shell.notifications',
    isRare: true,
    load: () =>
      import('../custom-pages/notifications/notifications-page').then((file) => file.NotificationsPage),
  },
  {
    path: '/support',
    title: 'shell.contactSupport',
    isPublic: true,
    links: { account: 'shell.helpAndSupport' },
    load: () => import('../custom-pages/support/person-support-page').then((file) => file.PersonSupportPage),
  },
]

/** A resource of the menu; its `part` is the form that makes a record, or the id of one that has a page. */
export const resourcePath = '/:resourceName/:part?'

/** Addresses of the sign-in, each with a meaning for who is signed in and for who is not. */
export const signInPaths = {
  /** Lead on to where the person was going. */
  entries: ['/', '/sso', '/signin'],
  /** Lead to the clusters who is signed in. */
  past: ['/admin', '/signup', '/signin-cloud'],
  verify: '/verify',
} as const

/** The page at an address, in capitals or not, as the router takes it; null where there is none. */
export function pageAt(pathname: string): PageRoute | null {
  const parts = partsOf(pathname)
  const fits = pageRoutes.filter(({ path }) => {
    const wanted = partsOf(path)
    return (
      wanted.length === parts.length &&
      wanted.every(
        (part, index) => part.startsWith(':') || part.toLowerCase() === parts[index]?.toLowerCase(),
      )
    )
  })
  // What is spelt out comes before what a name stands for.
  return fits.find(({ path }) => !path.includes(':')) ?? fits[0] ?? null
}

/** What a page's address looks like, without names of clusters, records or apps: for services that hear of pages. */
export function patternAt(pathname: string): string {
  return pageAt(pathname)?.path ?? resourcePath
}

export function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}
