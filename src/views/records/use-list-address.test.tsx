import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type ListAddress, useListAddress } from './use-list-address'

const own = { ...gadgets, scope: 'user' as const }

function renderAddress() {
  const drawn: ListAddress[] = []
  function Toolbar() {
    drawn.push(useListAddress(own))
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
