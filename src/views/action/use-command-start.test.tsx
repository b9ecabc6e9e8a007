import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useActionStore, useCommandStart } from './action-state'

const watch = (resource: string, recordId: string, startedAt: number) => ({
  resource,
  action: 'connect',
  recordId,
  startedAt,
})
const update = (recordId: string, startedAt: number) => ({
  recordId,
  change: 'connect',
  startedAt,
  acceptedAt: null,
})

it('tells when the last command on just that record began, while its effect is awaited', () => {
  const client = new QueryClient()
  const { result } = renderHook(
    () => ({ store: useActionStore(), start: useCommandStart('clusters', 'i-1') }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const { store } = result.current
  const start = () => result.current.start
  expect(start()).toBeNull()
  act(() => store.update(() => ({ watches: [watch('clusters', 'i-2', 5), watch('gadgets', 'i-1', 6)] })))
  expect(start()).toBeNull()
  act(() => store.changeUpdates('clusters', () => [update('i-1', 7), update('i-1', 8), update('i-2', 9)]))
  expect(start()).toBe(8)
  act(() => store.update(() => ({ watches: [watch('clusters', 'i-1', 10), watch('clusters', 'i-1', 11)] })))
  expect(start()).toBe(11)
  act(() => store.update(() => ({ watches: [] })))
  act(() => store.changeUpdates('clusters', () => []))
  expect(start()).toBeNull()
})
