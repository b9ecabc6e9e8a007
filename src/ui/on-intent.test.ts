import { expect, it, vi } from 'vitest'
import { onIntent } from './on-intent'

it('asks for the code of all that may open, by the pointer and by the focus', () => {
  const pieces = [{ preload: vi.fn(async () => {}) }, { preload: vi.fn(async () => {}) }]
  const { onPointerEnter, onFocus } = onIntent(...pieces)
  const asked = () => pieces.map(({ preload }) => preload.mock.calls.length)
  expect(asked()).toEqual([0, 0])
  onPointerEnter()
  expect(asked()).toEqual([1, 1])
  onFocus()
  expect(asked()).toEqual([2, 2])
})
