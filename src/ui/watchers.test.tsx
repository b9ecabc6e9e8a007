import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMediaQuery } from './use-media-query'
import { useNow } from './use-now'

it('the time moves on by itself, as often as it is asked for, and for nobody who has left', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result, unmount } = renderHook(() => useNow(5_000))
  const after = (milliseconds: number) => {
    act(() => vi.advanceTimersByTime(milliseconds))
    return result.current
  }
  expect([result.current, after(4_999), after(1), after(5_000)]).toEqual([
    1_000_000, 1_000_000, 1_005_000, 1_010_000,
  ])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  const { result: usual } = renderHook(() => useNow())
  act(() => vi.advanceTimersByTime(1_000))
  expect(usual.current).toBe(1_011_000)
})

it('a window is watched as long as somebody asks about it, for what is asked now', () => {
  const listeners = new Map<() => void, string>()
  let width = 400
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/\d+/.exec(query)?.[0])
    },
    addEventListener: (_: string, listener: () => void) => listeners.set(listener, query),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const { result, rerender, unmount } = renderHook((query: string) => useMediaQuery(query), {
    initialProps: '(max-width: 639px)',
  })
  const resize = (pixels: number) => {
    width = pixels
    act(() => {
      for (const listener of [...listeners.keys()]) listener()
    })
    return result.current
  }
  expect([result.current, resize(640), resize(639)]).toEqual([true, false, true])
  rerender('(max-width: 500px)')
  expect([result.current, [...listeners.values()]]).toEqual([false, ['(max-width: 500px)']])
  unmount()
  expect(listeners.size).toBe(0)
})
