import { expect, it } from 'vitest'
import { pageAt } from './route-table'

it.each([
  ['/clusters/demo', 'ClusterPage'],
  ['/clusters/create', 'CreateClusterPage'],
  ['/clusters/demo/access', 'AccessPage'],
  ['/data-apps', 'DataAppsPage'],
  ['/data-apps/churn', 'DataAppsPage'],
  ['/my-account', 'MyAccountPage'],
  ['/consumption', 'ConsumptionPage'],
  ['/users/acceptclusterinv', 'AcceptInvitationPage'],
  ['/users/acceptownershiptransfer', 'AcceptOwnershipPage'],
  ['/consentflow', 'ConsentFlowPage'],
  ['/plans', 'PlansPage'],
  ['/notifications', 'NotificationsPage'],
  ['/support', 'PersonSupportPage'],
])('the page at %s is drawn by %s', async (path, name) => {
  expect((await pageAt(path)?.load?.())?.name).toBe(name)
})
