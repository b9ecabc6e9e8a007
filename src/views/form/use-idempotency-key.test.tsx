import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIdempotencyKey } from './use-idempotency-key'

it('a form has one key for one request, however often it is sent, and another for another', () => {
  const { result, rerender } = renderHook(useIdempotencyKey)
  const first = result.current({ name: 'a' })
  expect(first).toMatch(/^[0-9a-f]{8}-/)
  rerender()
  expect(result.current({ name: 'a' })).toBe(first)
  const second = result.current({ name: 'b' })
  expect(second).not.toBe(first)
  expect(result.current({ name: 'b' })).toBe(second)
  expect(result.current({ name: 'a' })).not.toBe(first)
})

it('forms have keys of their own', () => {
  const keys = [0, 1].map(() => renderHook(useIdempotencyKey).result.current(undefined))
  expect(keys[0]).not.toBe(keys[1])
})
