import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FormContext } from '../../../definitions/form-values'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { ScaledConsumption } from './scaled-consumption'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
})

const size = (ipu: number) => ({ id: 's', name: 's', displayName: 'S', ipu, order: 1 })

function renderSummary(values: FormContext['values'], nodes: Partial<ClusterDetail> = {}) {
  const cluster = buildClusterDetail({
    analyticsSize: size(8),
    loaderSize: size(2),
    analyticsNodes: 3,
    loaderNodes: 2,
    ...nodes,
  })
  const context: FormContext = {
    person: buildPerson(),
    productKey: 'basalt',
    scope: { kind: 'cluster', cluster },
    record: null,
    mode: 'create',
    values,
  }
  render(<ScaledConsumption context={context} />)
}
const figures = () =>
  within(screen.getByRole('table', { name: 'What it consumes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('a scale event says what the cluster consumes after it', () => {
  renderSummary({ event: 'scale up', analyticsReplicas: 2, loaderReplicas: 1 })
  expect(figures()).toEqual([
    ['Analytics nodes', '3', '5'],
    ['Loader nodes', '2', '3'],
    ['IPU an hour', '28', '46 +18'],
    ['IPU a day, 24 hours connected', '672', '1,104 +432'],
    ['IPU in November 2026, all 720 hours connected', '20,160', '33,120 +12,960'],
  ])
})

it('one that takes nodes away says how much less', () => {
  renderSummary({ event: 'scale down', analyticsReplicas: 2 })
  expect(figures().slice(0, 3)).toEqual([
    ['Analytics nodes', '3', '1'],
    ['Loader nodes', '2', '2'],
    ['IPU an hour', '28', '12 -16'],
  ])
})

it('one of a cluster that does not say its nodes leaves them unknown, and what they consume', () => {
  renderSummary({ event: 'scale up', analyticsReplicas: 2, loaderReplicas: 1 }, { loaderNodes: null })
  expect(figures().slice(0, 3)).toEqual([
    ['Analytics nodes', '3', '5'],
    ['Loader nodes', 'unknown', 'unknown'],
    ['IPU an hour', 'unknown', 'unknown'],
  ])
})

it.each([
  ['of another kind', { event: 'connect' }],
  ['without nodes', { event: 'scale up' }],
  ['beyond its bounds', { event: 'scale down', analyticsReplicas: 3 }],
  ['that is not chosen yet', {}],
])('an event %s says nothing of it', (_what, values) => {
  renderSummary(values)
  expect(screen.queryByRole('table')).toBeNull()
})
