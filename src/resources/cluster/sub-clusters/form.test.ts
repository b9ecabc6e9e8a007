import { describe, expect, it } from 'vitest'
import type { CallName, CallResult } from '../../../api/contract'
import type { CallReader } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import type { SubCluster } from '../../../domain/sub-cluster'
import { buildPerson } from '../../../testing/builders'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { refreshEvery } from '../../../views/records/use-refresh'
import { subClusters } from './definition'
import {
  nameHint,
  nameRule,
  nodesLock,
  nodesRule,
  oneSubCluster,
  onNodes,
  openingSize,
  toResize,
  toScale,
  toSubCluster,
} from './form'

const record = buildSubCluster({ name: 'sales-quarter', sizeId: 'size-medium' })
const sizes = [buildSize('small', 1, 1), { ...buildSize('large', 2, 4), id: '40', wireId: 40 }]
const read: CallReader = <Name extends CallName>(name: Name, options: object) => {
  expect(options).toEqual({ query: { clusterCode: 'k8s-sales' } })
  const allSizes = [...sizes, { ...buildSize('old', 3, 8), id: '41', wireId: 41 }]
  const answers: { [Each in CallName]?: CallResult<Each> } = { getSizes: { sizes, allSizes } }
  const answer = answers[name]
  if (answer === undefined) throw new Error(`${name} is not read`)
  return answer
}
const context = (changes: Partial<FormContext<SubCluster>> = {}) => ({
  person: buildPerson(),
  productKey: 'basalt',
  scope: {
    kind: 'cluster' as const,
    cluster: buildClusterDetail({ name: 'sales', k8sClusterCode: 'k8s-sales' }),
  },
  mode: 'create' as const,
  record: null,
  values: {},
  read,
  ...changes,
})

describe('what is sent of a self-managed cluster', () => {
  it.each([
    ['analytics', {}],
    ['fallbackanalytics', { fallbackAnalytics: true }],
    ['sqlx', {}],
    ['loader', {}],
    ['chidori', {}],
  ])(
    'of the type %s has the configs %o, and the name behind that of its cluster [SUB-002, SUB-007, SUB-008, SUB-009, SUB-033]',
    (type, configs) => {
      const values = { name: 'extra', type, size: 'size-small', nodes: 2 }
      expect(toSubCluster(values, context())).toEqual({
        type,
        configs,
        size: 'size-small',
        name: 'sales-extra',
        nodes: 2,
      })
    },
  )

  it('is the size alone, or the nodes alone, of one that is there [SUB-021, SUB-034]', () => {
    const values = { name: 'other', type: 'loader', size: 'size-small', nodes: 7 }
    const edited = context({ mode: 'edit', record })
    expect(toResize(values, edited)).toEqual({
      subCluster: 'sales-quarter',
      size: 'size-small',
    })
    expect(toScale(values, edited)).toEqual({ subCluster: 'sales-quarter', nodes: 7 })
  })

  it('has a size by its id as the server listed it, a number where that was one [CRE-D26]', () => {
    const values = { name: 'extra', type: 'loader', size: '40', nodes: 2 }
    expect(toSubCluster(values, context())).toMatchObject({ size: 40 })
    expect(toResize(values, context({ mode: 'edit', record }))).toMatchObject({ size: 40 })
    // One that it has and that is no longer offered.
    const kept = { ...values, size: '41' }
    expect(toResize(kept, context({ mode: 'edit', record }))).toMatchObject({ size: 41 })
  })

  it('names it for its commands, and all its nodes for theirs', () => {
    const given = { person: buildPerson(), productKey: 'basalt', scope: context().scope, read }
    expect(oneSubCluster([record], given, {})).toEqual({ body: { subCluster: 'sales-quarter' } })
    expect(onNodes('restart')([record], given, {})).toEqual({
      body: { action: 'restart', service: 'subcluster', nodeName: 'sales-quarter' },
    })
  })
})

describe('the form of a self-managed cluster', () => {
  it('opens with one node, or with the size there is [SUB-043]', () => {
    expect(openingSize(context())).toEqual({ nodes: 1 })
    expect(openingSize(context({ mode: 'edit', record }))).toEqual({ size: 'size-medium' })
  })

  it('locks the nodes on trial, with the reason [SUB-032]', () => {
    expect(nodesLock(context())).toBeNull()
    expect(nodesLock(context({ person: buildPerson({ role: { id: 1, name: 'free' } }) }))).toBe(
      'Only available for Premium users. Chat with us to upgrade.',
    )
  })
})

it.each([
  // D3 §4.2: polled every 5 s until running or not running; a disconnected one shows a placeholder.
  ['running', 'running', 15_000],
  ['running', 'not running', 15_000],
  ['running', 'starting', 5_000],
  ['running', 'stopping', 5_000],
  ['running', 'not responding', 5_000],
  ['loading', 'creating', 5_000],
  ['loading', null, 15_000],
  ['disconnected', 'sleeping', 15_000],
])('reads the list of one that is %s with nodes %s again after %i ms [SUB-D20]', (state, status, every) => {
  const { refresh } = subClusters.list
  const settled = buildSubCluster({ state: 'running', status: 'running' })
  expect(refresh && refreshEvery(refresh, [settled, buildSubCluster({ state, status })])).toBe(every)
})

describe('the name of a self-managed cluster', () => {
  // With `sales-` in front 32 characters.
  const longest = 'a'.repeat(26)

  it('is judged where one is made, with the name of its cluster in front', () => {
    expect(nameRule(longest, context())).toBeNull()
    expect(nameRule(`${longest}a`, context())).toBe('Name should not exceed 32 characters')
    expect(nameRule('a b', context())).toBe('Spaces not allowed')
    expect(nameRule('zookeeper', context())).toBe('zookeeper is not a valid name')
  })

  it('is neither judged nor explained where it cannot be changed', () => {
    const edited = context({ mode: 'edit', record })
    expect([nameRule(`${longest}a`, edited), nameHint(edited)]).toEqual([null, ''])
    expect(nameHint(context({ values: { name: 'quarter' } }))).toBe('The full name will be sales-quarter')
  })

  it('is announced with a place for what is not typed yet [SUB-009]', () => {
    expect(nameHint(context({ values: { name: '' } }))).toBe('The full name will be sales-…')
  })
})

it.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
  [1.5, false],
])('%s nodes may be asked for: %s', (nodes, isAllowed) => {
  const said = 'Services must be greater than or equal to 1 and less than or equal to 10'
  expect(nodesRule(nodes, context())).toBe(isAllowed ? null : said)
})
