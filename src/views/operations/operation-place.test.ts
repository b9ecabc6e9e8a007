// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
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

it('an operation of the account leads to the page of its record, and to the list where that is the page', () => {
  const placeOf = (place: ResourceDefinition['place']) =>
    operationOf({ ...gadgets, place }, { kind: 'user' }, 'create', 'a/b')
  expect(placeOf({ kind: 'page' })).toEqual({ kind: 'create', name: 'a/b', place: '/gadgets/a%2Fb' })
  expect(placeOf({ kind: 'menu', icon: 'box' }).place).toBe('/gadgets')
})
