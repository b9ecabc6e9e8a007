import { expect, it, vi } from 'vitest'

const taken = requestAnimationFrame

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

it('frames of a page that is gone are dropped', async () => {
  const frame = vi.fn()
  requestAnimationFrame(frame)
  vi.stubGlobal('window', undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(frame).not.toHaveBeenCalled()
})
