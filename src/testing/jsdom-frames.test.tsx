import { afterEach, expect, it, vi } from 'vitest'

const taken = requestAnimationFrame

afterEach(() => {
  vi.useRealTimers()
})

it('frames come after code that took them before asked for one while the clock stood', async () => {
  vi.useFakeTimers()
  taken(() => {})
  vi.useRealTimers()
  const frame = await new Promise((resolve) => {
    requestAnimationFrame(() => resolve('came'))
    setTimeout(() => resolve('none within two seconds'), 2_000)
  })
  expect(frame).toBe('came')
})
