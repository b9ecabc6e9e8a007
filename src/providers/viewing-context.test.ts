import { expect, it, vi } from 'vitest'
import { createViewing } from './viewing-context'

it('tells whoever listens of another role, and of the same one nothing', () => {
  const viewing = createViewing()
  const heard = vi.fn()
  const stop = viewing.subscribe(heard)
  expect(viewing.get()).toBeNull()
  viewing.set('developer')
  viewing.set('developer')
  expect([viewing.get(), heard.mock.calls.length]).toEqual(['developer', 1])
  stop()
  viewing.set(null)
  expect([viewing.get(), heard.mock.calls.length]).toEqual([null, 1])
})
