import { expect, it } from 'vitest'
import { pageRoutes } from './route-table'

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
