import { expect, it, vi } from 'vitest'
import { createViewing } from './viewing-context'

it('notifies listeners of another role, and not of the same one', () => {
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
