import { expect, it, vi } from 'vitest'
import { createAnalytics } from './analytics'

it('knows who may be known until log-out, and tells each change', () => {
  const analytics = createAnalytics()
  const heard = vi.fn()
  const leave = analytics.subscribe(() => heard(analytics.read()))
  expect(analytics.read()).toBeNull()
  analytics.identify('olive@owner.test')
  expect(analytics.read()).toBe('olive@owner.test')
  analytics.reset()
  expect(analytics.read()).toBeNull()
  leave()
  analytics.identify('ada@example.com')
  expect(heard.mock.calls).toEqual([['olive@owner.test'], [null]])
})
