import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
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
