import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDrawnCount } from './use-drawn-count'

it('grows by four until all are drawn, tells each time, and begins anew with another list', async () => {
  const told: number[] = []
  let count = 0
  const tell = () => void told.push(count)
  const { rerender } = renderHook(
    ({ list, total }) => {
      count = useDrawnCount(list, total, tell)
    },
    { initialProps: { list: 'cache', total: 10 } },
  )
  await waitFor(() => expect(count).toBe(12))
  expect(told).toEqual([4, 8, 12])
  rerender({ list: 'engine', total: 3 })
  expect(told).toEqual([4, 8, 12, 4])
})
