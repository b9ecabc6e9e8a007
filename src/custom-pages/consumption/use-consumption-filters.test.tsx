import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { renderHookAt } from '../../testing/render-hook-at'
import { useConsumptionFilters } from './use-consumption-filters'

const Routed = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/consumption?range=year']}>{children}</MemoryRouter>
)

it('chooses the same filters until the address says others, so that nothing is summed again', () => {
  // The page makes its dates anew each time it is drawn.
  const { result, rerender } = renderHook(
    () => useConsumptionFilters({ from: '2025-11-20', to: '2026-03-04' }).filters,
    { wrapper: Routed },
  )
  const first = result.current
  expect(first.range).toEqual({ type: 'year' })
  rerender()
  expect(result.current).toBe(first)
})

it.each<[path: string, state: unknown, address: string]>([
  ['/consumption?cluster=c-1', null, '/consumption?cluster=c-1&type=storage&by=type'],
  // The cluster a link brought along stays, and is let go once.
  ['/consumption', { clusterId: 'c-2' }, '/consumption?cluster=c-2&type=storage&by=type'],
])('keeps at %s what was chosen a moment ago, before it was drawn', async (path, state, place) => {
  const { router, latest, address } = renderHookAt(path, () =>
    useConsumptionFilters({ from: '2025-11-20', to: '2026-03-04' }),
  )
  if (state) await act(() => router.navigate(path, { state }))
  const { change } = latest()
  await act(async () => {
    change({ grouping: 'type' })
    change({ types: ['storage'] })
  })
  expect(address()).toBe(place)
  expect(router.state.historyAction).toBe('REPLACE')
  expect([latest().brought, router.state.location.state]).toEqual([null, null])
})

it.each([
  [
    { clusterId: 'c-9', clusterName: 'gone' },
    { id: 'c-9', name: 'gone' },
  ],
  [{ clusterId: 'c-9' }, { id: 'c-9', name: 'c-9' }],
  [{ clusterId: 9, clusterName: 'gone' }, null],
  ['c-9', null],
])('takes from the link %j the cluster %j [USE-011]', async (state, brought) => {
  const { router, latest, address } = renderHookAt('/clusters', () =>
    useConsumptionFilters({ from: '2025-11-20', to: '2026-03-04' }),
  )
  await act(() => router.navigate('/consumption?range=year', { state }))
  expect(latest().brought).toEqual(brought)
  expect(latest().filters.clusters).toEqual(brought && ['c-9'])
  expect(address()).toBe(`/consumption?range=year${brought ? '&cluster=c-9' : ''}`)
})
