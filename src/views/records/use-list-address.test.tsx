import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type ListAddress, useListAddress } from './use-list-address'

const own = { ...gadgets, scope: 'user' as const }

function renderAddress(isReplaced?: boolean) {
  const drawn: ListAddress[] = []
  function Toolbar() {
    drawn.push(useListAddress(own, isReplaced))
    return null
  }
  return { ...renderWithProviders(<Toolbar />, { path: '/gadgets' }), first: () => drawn[0] as ListAddress }
}

it('keeps what was written a moment before, and is not drawn yet', () => {
  const { address, first } = renderAddress()
  act(() => {
    first().change({ search: 'lamp' })
    first().change({ filters: { note: 'spare' } })
  })
  expect(address()).toBe('/gadgets?q=lamp&note=spare')
})

it('keeps what was written since a control was drawn that is not drawn again', () => {
  const { address, first } = renderAddress()
  act(() => first().change({ search: 'lamp' }))
  act(() => first().change({ page: 2 }))
  expect(address()).toBe('/gadgets?q=lamp&page=2')
})

it('is a step to go back to for all but what is typed, and for nothing where the list says so', () => {
  const steps = (isReplaced?: boolean) => {
    const { first, router, unmount } = renderAddress(isReplaced)
    const after = (write: () => void) => {
      act(write)
      expect(router.state.preventScrollReset).toBe(true)
      return router.state.historyAction
    }
    const taken = [
      after(() => first().change({ page: 2 })),
      after(() => first().change({ search: 'lamp' })),
      after(() => first().change({ page: 1 }, { replace: true })),
      after(() => first().change({ filters: { note: 'spare' } })),
    ]
    unmount()
    return taken
  }
  expect(steps()).toEqual(['PUSH', 'REPLACE', 'REPLACE', 'PUSH'])
  expect(steps(true)).toEqual(['REPLACE', 'REPLACE', 'REPLACE', 'REPLACE'])
})

it('taking search and filters back is a step to go back to, except where the list says so', () => {
  const { address, first, router, unmount } = renderAddress()
  act(() => first().change({ search: 'lamp', filters: { note: 'spare' } }))
  act(() => first().clear())
  expect(address()).toBe('/gadgets')
  expect(router.state.historyAction).toBe('PUSH')
  unmount()
  const replaced = renderAddress(true)
  act(() => replaced.first().clear())
  expect(replaced.router.state.historyAction).toBe('REPLACE')
})

it('takes search and filters back, and nothing else', () => {
  const { address, first } = renderAddress()
  act(() => first().change({ search: 'lamp', filters: { note: 'spare' }, size: 20 }))
  act(() => first().clear())
  expect(address()).toBe('/gadgets?size=20')
})
