import { expect, it } from 'vitest'
import { t } from '../locales/t'
import { pageAt, pageRoutes } from './route-table'

it('fetches ahead the pages that menus and the list lead to, and none that few people open', () => {
  const ahead = pageRoutes.filter(({ load, isRare }) => load && !isRare)
  expect(ahead.map(({ path }) => path)).toEqual([
    '/clusters/:clusterName',
    '/clusters/create',
    '/data-apps',
    '/data-apps/:blueprintName',
    '/my-account',
    '/consumption',
    '/plans',
    '/support',
  ])
})

it.each([
  ['/clusters', 'Clusters'],
  ['/instances', 'Clusters'],
  ['/clusters/demo', 'demo'],
  ['/clusters/create', 'Create New Cluster'],
  ['/clusters/demo/access', 'Access to demo'],
  ['/data-apps', 'Data Apps'],
  ['/data-apps/churn', 'Data Apps'],
  ['/my-account', 'My Account'],
  ['/consumption', 'IPU Units Consumption'],
  ['/users/acceptclusterinv', 'Accept invitation'],
  ['/users/acceptownershiptransfer', 'Accept ownership'],
  ['/consentflow', 'Cloud environment'],
  ['/plans', 'Plans'],
  ['/notifications', 'Notifications'],
  ['/support', 'Contact Support'],
])('the page at %s is called "%s"', (path, words) => {
  const title = pageAt(path)?.title ?? expect.fail('no page')
  const made = typeof title === 'function' ? title('demo') : { key: title }
  expect(typeof made === 'string' ? made : t(made.key, made)).toBe(words)
})
