import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { buildGadget } from '../../testing/gadgets'
import { goneKey, useActionStore } from '../action/action-state'
import { useSelection } from './use-selection'

const lamp = buildGadget({ name: 'lamp' })
const bolt = buildGadget({ name: 'bolt' })
const gear = buildGadget({ name: 'gear' })

function select(isWhole: boolean) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const rendered = renderHook(
    ({ list, narrowing }) => ({
      selection: useSelection(list, isWhole ? null : 'gadgets', isWhole ? null : narrowing),
      store: useActionStore(),
    }),
    { wrapper, initialProps: { list: [lamp, bolt, gear], narrowing: '' } },
  )
  const { result, rerender } = rendered
  act(() => result.current.selection.select([lamp, bolt], true))
  return {
    take: (record: typeof lamp, isTaken: boolean) =>
      act(() => result.current.selection.select([record], isTaken)),
    clear: () => act(() => result.current.selection.clear()),
    read: (list: (typeof lamp)[], narrowing = '') => rerender({ list, narrowing }),
    destroy: (id: string, resource = 'gadgets') =>
      act(() =>
        result.current.store.update(() => ({ gone: new Map([[goneKey(resource, id), Date.now()]]) })),
      ),
    names: () => result.current.selection.records.map(({ name }) => name),
    ids: () => [...result.current.selection.ids],
    records: () => result.current.selection.records,
  }
}

it('takes records in and out, and all of them out', () => {
  const { take, clear, names, ids } = select(true)
  take(gear, true)
  take(lamp, false)
  expect(names()).toEqual(['bolt', 'gear'])
  expect(ids()).toEqual(['id-bolt', 'id-gear'])
  clear()
  expect(names()).toEqual([])
})

it('leaves out what a whole list no longer shows, and holds the newest of the others', () => {
  const { read, records } = select(true)
  const heavier = buildGadget({ name: 'bolt', weight: 9 })
  read([heavier, gear])
  expect(records()).toEqual([heavier])
})

it('keeps what stands on another page of the server, until it is deleted, and again once it is chosen again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  const { read, destroy, take, names } = select(false)
  read([gear])
  expect(names()).toEqual(['lamp', 'bolt'])
  vi.setSystemTime(2_000)
  destroy('id-lamp', 'doors')
  expect(names()).toEqual(['lamp', 'bolt'])
  destroy('id-lamp')
  expect(names()).toEqual(['bolt'])
  vi.setSystemTime(3_000)
  take(lamp, true)
  expect(names()).toEqual(['lamp', 'bolt'])
})

it('starts over with each search or filter of a list that the server cuts, not with another page of it', () => {
  const { read, take, names } = select(false)
  read([gear], 'gear')
  expect(names()).toEqual([])
  take(gear, true)
  read([], 'gear')
  expect(names()).toEqual(['gear'])
  read([gear])
  expect(names()).toEqual([])
})
