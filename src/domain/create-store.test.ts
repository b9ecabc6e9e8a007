import { expect, it, vi } from 'vitest'
import { createStore } from './create-store'

it('tells its listeners of another value, and not of the same one, until they stop listening', () => {
  const store = createStore<string | null>(null)
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  expect(store.get()).toBeNull()
  store.set('developer')
  store.set('developer')
  expect([store.get(), heard.mock.calls.length]).toEqual(['developer', 1])
  stop()
  store.set(null)
  expect([store.get(), heard.mock.calls.length]).toEqual([null, 1])
})
