// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { buildClusterDetail } from '../../testing/detail-builders'
import { gadgets } from '../../testing/gadgets'
import { operationOf } from './operation-place'

it('an operation of a cluster leads back to the tab and the section it was started on', () => {
  history.replaceState(null, '', '/clusters/sales?tab=libraries#libraries')
  const scope = { kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) } as const
  expect(operationOf(gadgets, scope, 'install', 'numpy')).toEqual({
    kind: 'install',
    name: 'numpy',
    place: '/clusters/sales?tab=libraries#libraries',
    clusterId: 'c-1',
  })
})
