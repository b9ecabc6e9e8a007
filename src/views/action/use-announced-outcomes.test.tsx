import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { ResourceRecord } from '../../definitions/resource-record'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { useActionStore } from './action-state'
import { useAnnouncedOutcomes } from './use-announced-outcomes'

const definition = {
  ...gadgets,
  scope: 'user' as const,
  actions: gadgets.actions.map((action) =>
    action.name === 'toggle'
      ? {
          ...action,
          done: {
            reader: { read: ({ isActive }: ResourceRecord) => String(isActive) },
            value: 'true',
            text: { en: '{{name}} is on' },
          },
        }
      : action,
  ),
}
const watch = (resource: string, action: string, name: string) => ({
  resource,
  action,
  recordId: `id-${name}`,
  startedAt: 1,
})

it('says aloud, once, what has come true of what was asked for here, and waits for the rest', () => {
  const client = new QueryClient()
  const { result, rerender } = renderHook(
    ({ records }) => {
      useAnnouncedOutcomes(definition, records)
      return useActionStore()
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
      initialProps: { records: [buildGadget({ isActive: false }), buildGadget({ name: 'bolt' })] },
    },
  )
  const said = () => result.current.read().announcement
  const awaited = () => result.current.read().watches.map(({ recordId }) => recordId)
  const others = [watch('gadgets', 'polish', 'bolt'), watch('clusters', 'toggle', 'bolt')]
  act(() =>
    result.current.update(() => ({
      watches: [watch('gadgets', 'toggle', 'lamp'), watch('gadgets', 'toggle', 'gone'), ...others],
    })),
  )
  expect(said()).toEqual({ text: '', count: 0 })
  expect(awaited()).toEqual(['id-lamp', 'id-gone', 'id-bolt', 'id-bolt'])

  rerender({ records: [buildGadget({ isActive: true }), buildGadget({ name: 'bolt' })] })
  expect(said()).toEqual({ text: 'lamp is on', count: 1 })
  expect(awaited()).toEqual(['id-gone', 'id-bolt', 'id-bolt'])
  rerender({ records: [buildGadget({ isActive: true })] })
  expect(said().count).toBe(1)
})
