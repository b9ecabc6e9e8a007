import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderHookAt } from '../../../testing/render-hook-at'
import { useConfigSearch, useGoTo } from './use-config-place'

it('a place is gone to beside what the address says and is not drawn yet', async () => {
  const { router, latest, address } = renderHookAt('/c?tab=a', useGoTo)
  await act(async () => {
    void router.navigate('?tab=a&open=create')
    latest()('acme', 'Limits')
  })
  expect(address()).toBe('/c?tab=a&open=create#acme/Limits')
})

it('a search stands beside what the address says and is not drawn yet', async () => {
  vi.useFakeTimers()
  const { router, latest, address } = renderHookAt('/c?tab=a', useConfigSearch)
  await act(async () => latest()[1]('cache'))
  await act(async () => {
    void router.navigate({ search: '?tab=a&open=create', hash: 'acme' }, { state: { category: 'Limits' } })
    vi.advanceTimersByTime(500)
  })
  expect(address()).toBe('/c?tab=a&open=create&advanced-configurations.q=cache#acme')
  expect(router.state.location.state).toEqual({ category: 'Limits' })
})
