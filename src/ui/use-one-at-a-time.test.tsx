import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time'

it('work runs alone, is seen as pending, and lets the next one follow, after a failure too', async () => {
  const { result } = renderHook(() => useOneAtATime())
  let end: (answer: string) => void = () => {}
  const work = () => new Promise<string>((resolve) => (end = resolve))
  let first: Promise<string | null> = Promise.resolve(null)
  act(() => {
    first = result.current.run(work)
  })
  expect(result.current.isPending).toBe(true)
  expect(await result.current.run(async () => 'meanwhile')).toBeNull()
  await act(async () => {
    end('first')
    expect(await first).toBe('first')
  })
  expect(result.current.isPending).toBe(false)
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
  expect(result.current.isPending).toBe(false)
  await act(async () => expect(await result.current.run(async () => 'next')).toBe('next'))
})
