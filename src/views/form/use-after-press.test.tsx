import { fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press'

beforeEach(() => {
  vi.useFakeTimers()
})

it('runs at once while no button of the mouse is down', () => {
  const { result } = renderHook(() => useAfterPress())
  const reported = vi.fn()
  result.current.runAfterPress(reported)
  expect(reported).toHaveBeenCalledTimes(1)
})

it.each([['pointerup'], ['pointercancel']])(
  'waits for the end of a press by %s and for its click, so that nothing moves under the pointer',
  async (type) => {
    const { result } = renderHook(() => useAfterPress())
    const reported = vi.fn()
    result.current.handlePointerDown()
    result.current.runAfterPress(reported)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reported).not.toHaveBeenCalled()
    fireEvent(window, new Event(type))
    expect(reported).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(reported).toHaveBeenCalledTimes(1)

    result.current.runAfterPress(reported)
    expect(reported).toHaveBeenCalledTimes(2)
  },
)
