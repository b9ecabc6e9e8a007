import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import { pathOf, ScopeContext, scopeKey, userScope, useScopeOf } from './scope-context'

const person = buildPerson({ uuid: 'u-7' })
const inCluster = { kind: 'cluster', cluster: buildClusterDetail({ id: 'i-1', name: 'sales' }) } as const
const record = { id: 'r-1', name: 'lamp' }

it.each([
  ['of a person', userScope, undefined, { id: 'u-7' }],
  [
    "of a person's record",
    userScope,
    record,
    { id: 'u-7', recordId: 'r-1', recordName: 'lamp', name: 'lamp' },
  ],
  ['of a cluster', inCluster, undefined, { id: 'u-7', name: 'sales', instanceId: 'i-1' }],
  [
    'of a record in a cluster, whose name it keeps',
    inCluster,
    record,
    { id: 'u-7', name: 'sales', instanceId: 'i-1', recordId: 'r-1', recordName: 'lamp' },
  ],
])('the path %s', (_what, scope, about, path) => {
  expect(pathOf(scope, person, about)).toEqual(path)
})

it('keeps the records of two clusters, and of a person, apart', () => {
  expect([scopeKey(userScope), scopeKey(inCluster)]).toEqual(['user', 'i-1'])
})

it("a person's own resource is not the cluster's, wherever it is shown", () => {
  const kinds: string[] = []
  function Probe() {
    kinds.push(useScopeOf({ scope: 'user' }).kind, useScopeOf({ scope: 'cluster' }).kind)
    return null
  }
  renderToStaticMarkup(createElement(ScopeContext, { value: inCluster }, createElement(Probe)))
  renderToStaticMarkup(createElement(Probe))
  expect(kinds).toEqual(['user', 'cluster', 'user', 'user'])
})
