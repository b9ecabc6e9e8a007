import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '../api/errors'
import { useOutage } from './use-outage'

it('a query is read again later after each failure in a row, and at its cadence once it is answered', () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => chance.mockRestore())
  const { result } = renderHook(() => useOutage())
  const failed = new Error('No')
  const waits = [
    { error: null, dataUpdateCount: 1, errorUpdateCount: 0 },
    { error: failed, dataUpdateCount: 1, errorUpdateCount: 1 },
    { error: failed, dataUpdateCount: 1, errorUpdateCount: 2 },
    { error: null, dataUpdateCount: 2, errorUpdateCount: 2 },
    { error: failed, dataUpdateCount: 2, errorUpdateCount: 3 },
  ].map((state) => {
    const { failures, backOff } = result.current(state)
    return [failures, backOff(10_000)]
  })
  expect(waits).toEqual([
    [0, 10_000],
    [1, 20_000],
    [2, 40_000],
    [0, 10_000],
    [1, 20_000],
  ])
})

it('the wait after a failure is drawn once, however often it is asked for', () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValue(1)
  onTestFinished(() => chance.mockRestore())
  const { result } = renderHook(() => useOutage())
  const state = { error: new Error('No'), dataUpdateCount: 0, errorUpdateCount: 1 }
  expect(result.current(state).backOff(10_000)).toBe(16_000)
  expect(result.current(state).backOff(10_000)).toBe(16_000)
})

it('a failure that came with the first answer seen counts', () => {
  const { result } = renderHook(() => useOutage())
  const state = { error: new Error('No'), dataUpdateCount: 3, errorUpdateCount: 5 }
  expect(result.current(state).failures).toBe(1)
})

it.each([
  [300_000, 300_000],
  [5_000, 20_000],
  [null, 20_000],
])('after an answer that asks for a pause of %j ms the wait is %i ms', (retryAfter, wait) => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => chance.mockRestore())
  const { result } = renderHook(() => useOutage())
  const error = new ApiError({ message: 'Asleep', statusCode: 503, retryAfter })
  expect(result.current({ error, dataUpdateCount: 1, errorUpdateCount: 1 }).backOff(10_000)).toBe(wait)
})
