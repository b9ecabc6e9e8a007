import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs at once while no button of the mouse is down', () => {
  const { result } = renderHook(() => useAfterPress())
  const told = vi.fn()
  result.current.runAfterPress(told)
  expect(told).toHaveBeenCalledTimes(1)
})

it.each([['pointerup'], ['pointercancel']])(
  'waits for the end of a press by %s and for its click, so that nothing moves under the pointer',
  async (type) => {
    const { result } = renderHook(() => useAfterPress())
    const told = vi.fn()
    result.current.handlePointerDown()
    result.current.runAfterPress(told)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).not.toHaveBeenCalled()
    fireEvent(window, new Event(type))
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledTimes(1)

    result.current.runAfterPress(told)
    expect(told).toHaveBeenCalledTimes(2)
  },
)
