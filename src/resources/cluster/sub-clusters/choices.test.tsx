import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import type { FakeAnswers } from '../../../testing/fake-api'
import { offeredChoices } from '../../../testing/offered-choices'
import { typeOptions, useSubClusterSizes } from './choices'

const person = {
  toggleFeatures: [{ key: 'subcluster', isPublished: true }],
  platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
}
const of = (cluster: Partial<ClusterDetail> = {}) => ({
  person,
  scope: { kind: 'cluster' as const, cluster: buildClusterDetail(cluster) },
})

const types = [
  { value: 'analytics', label: 'Analytics' },
  { value: 'fallbackanalytics', label: 'Failover Analytics' },
  { value: 'sqlx', label: 'Advanced SQL Warehouse' },
  { value: 'loader', label: 'Loader' },
  { value: 'chidori', label: 'Chidori' },
]

it('every type is offered, one that there may be no more of with the reason [SUB-024, SUB-D07]', async () => {
  const ready = { state: 'ready', preselected: null, empty: '' }
  expect((await offeredChoices(typeOptions, of())).state).toEqual({ ...ready, choices: types })
  const existing = of({ subClusters: [buildSubCluster({ type: 'sqlx' })] })
  const disabledReason = 'Only one Advanced SQL Warehouse Self-Managed Cluster is allowed'
  expect((await offeredChoices(typeOptions, existing)).state).toEqual({
    ...ready,
    choices: types.map((type) => (type.value === 'sqlx' ? { ...type, disabledReason } : type)),
  })
})

it('the type of one that is there already is no reason against it', async () => {
  const existing = of({ subClusters: [buildSubCluster({ type: 'sqlx' })] })
  const { state } = await offeredChoices(typeOptions, { ...existing, mode: 'edit' })
  expect(state).toMatchObject({ choices: types })
  expect(JSON.stringify(state)).not.toContain('disabledReason')
})

it('one of a type that nobody knows here stays what it is', async () => {
  const record = buildSubCluster({ type: 'gpu' })
  const { state } = await offeredChoices(typeOptions, { ...of(), mode: 'edit', record })
  expect(state).toMatchObject({ choices: [...types, { value: 'gpu', label: 'gpu' }] })
})

const sizes = (
  answers: FakeAnswers,
  cluster?: Partial<ClusterDetail>,
  parts: Parameters<typeof offeredChoices>[1] = {},
) => offeredChoices(useSubClusterSizes, { ...of(cluster), ...parts, answers })

it('sizes are those of the place, the smallest first, with the IPU of a node where it is known [SUB-045]', async () => {
  const offer = [
    { ...buildSize('large', 3, 1.5), displayName: 'Large' },
    { ...buildSize('odd', 2, null), displayName: 'Odd' },
    { ...buildSize('small', 1, 1), analyticsSizeIpu: 0.5, displayName: 'Small' },
  ]
  const { api, state } = await sizes({ getSizes: () => ({ sizes: offer, allSizes: [] }) })
  expect(state).toEqual({
    state: 'ready',
    choices: [
      { value: 'size-small', label: 'Small (0.5 IPU/h)' },
      { value: 'size-odd', label: 'Odd' },
      { value: 'size-large', label: 'Large (1.5 IPU/h)' },
    ],
    preselected: null,
    empty: 'No size is offered here. Please contact support.',
  })
  expect(api.callsOf('getSizes').map(({ options }) => options.query)).toEqual([{ clusterCode: 'gc-euw1' }])
})

it.each([
  [{}, { type: 'loader' }],
  [{ record: buildSubCluster({ type: 'loader', sizeId: 'size-small' }), mode: 'edit' as const }, {}],
])('sizes of one that loads are with the IPU of a loader node: %#', async (parts, values) => {
  const offer = [{ ...buildSize('small', 1, 1), loaderSizeIpu: 1.5 }]
  const { state } = await sizes(
    { getSizes: () => ({ sizes: offer, allSizes: offer }) },
    {},
    { ...parts, values },
  )
  expect(state).toMatchObject({ choices: [{ value: 'size-small', label: 'small (1.5 IPU/h)' }] })
})

it.each([
  ['size-mid', ['size-small small (1 IPU/h)', 'size-mid mid (2 IPU/h)', 'size-large large (4 IPU/h)']],
  ['size-gone', ['size-small small (1 IPU/h)', 'size-large large (4 IPU/h)', 'size-gone Gone']],
  ['size-large', ['size-small small (1 IPU/h)', 'size-large large (4 IPU/h)']],
  [null, ['size-small small (1 IPU/h)', 'size-large large (4 IPU/h)']],
])('the size that one has may stay, offered or not: %s', async (sizeId, offered) => {
  const [small, mid, large] = [buildSize('small', 1, 1), buildSize('mid', 2, 2), buildSize('large', 3, 4)]
  const record = buildSubCluster({ sizeId, sizeName: 'Gone' })
  const answer = { sizes: [small, large], allSizes: [small, mid, large] }
  const { state } = await sizes({ getSizes: () => answer }, {}, { mode: 'edit', record })
  if (state?.state !== 'ready') throw new Error('Nothing is offered')
  expect(state.choices.map(({ value, label }) => `${value} ${label}`)).toEqual(offered)
  expect(state.choices.every(({ disabledReason }) => disabledReason === undefined)).toBe(true)
})

it('sizes of a cluster whose place is not known are not asked for', async () => {
  const { api, state } = await sizes({}, { k8sClusterCode: null })
  expect(state).toEqual({ state: 'waiting', sentence: 'The sizes of this cluster are not known.' })
  expect(api.calls).toEqual([])
})

it('sizes that cannot be read say so, and are asked for again on demand', async () => {
  const { api, state } = await sizes({
    getSizes: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })),
  })
  if (state?.state !== 'failed') throw new Error('It did not fail')
  expect(state.sentence).toBe('The sizes could not be loaded.')
  await act(async () => state.retry())
  expect(api.callsOf('getSizes')).toHaveLength(2)
})
