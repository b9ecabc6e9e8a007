import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ListDefinition } from '../../definitions/define-list'
import { gadgets } from '../../testing/gadgets'
import { ListSkeleton } from './list-skeleton'
import { ListToolbar } from './list-toolbar'

beforeEach(() => {
  vi.useFakeTimers()
})

const card = { state: 'x', foot: 'x', panelOf: () => '', panels: [] }
const { debounce: _debounce, ...search } = gadgets.list.search ?? { label: '', placeholder: '', fields: [] }

function draw(
  list: Partial<ListDefinition<string>>,
  found: { search?: string; filters?: Record<string, string> } = {},
) {
  const change = vi.fn()
  const address = {
    ...{ page: 1, size: 10, sort: null, closed: [], search: '', filters: {} },
    ...found,
    change,
    clear() {},
  }
  // A list of cards has its filters without what has to be loaded first.
  const definition = { ...gadgets, list: { ...gadgets.list, card, ...list } }
  render(<ListToolbar definition={definition} records={[]} address={address} found="3 of 7" />)
  return change
}

it.each([
  [100, {}],
  [150, { search }],
])('what is typed is searched for after a pause of %i ms', (pause, list) => {
  const change = draw(list as Partial<ListDefinition<string>>)
  const box = screen.getByRole('searchbox', { name: 'Search gadgets' })
  expect(box.getAttribute('placeholder')).toBe('Search by name')
  fireEvent.change(box, { target: { value: 'lamp' } })
  act(() => vi.advanceTimersByTime(pause - 1))
  expect(change).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(change.mock.calls).toEqual([[{ search: 'lamp' }]])
})

it('keeps every letter that is typed at 230 ms while the address lags behind', () => {
  function Lagging() {
    const [search, setSearch] = useState('')
    const change = ({ search = '' }: { search?: string }) => void setTimeout(() => setSearch(search), 300)
    const address = { page: 1, size: 10, sort: null, closed: [], search, filters: {}, change, clear() {} }
    const definition = { ...gadgets, list: { ...gadgets.list, card } }
    return <ListToolbar definition={definition} records={[]} address={address} found="" />
  }
  render(<Lagging />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search gadgets' })
  for (const letter of 'lantern') {
    fireEvent.change(box, { target: { value: box.value + letter } })
    act(() => vi.advanceTimersByTime(230))
  }
  act(() => vi.advanceTimersByTime(1_000))
  expect(box.value).toBe('lantern')
})

it.each([
  [{}, ''],
  [{ search: 'lamp' }, '3 of 7'],
  [{ filters: { note: 'spare' } }, '3 of 7'],
])('says how many were found while it is narrowed by %j: "%s"', (found, words) => {
  draw({}, found)
  expect(screen.getByRole('search', { name: 'Gadgets' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(words)
})

it('marks a filter that is set, and offers what is chosen also where no record has it', () => {
  const change = draw({}, { filters: { note: 'spare' } })
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Note' })
  expect([choice.value, choice.dataset.chosen]).toEqual(['spare', 'true'])
  expect([...choice.options].map(({ text }) => text)).toEqual(['All notes', 'spare'])
  fireEvent.change(choice, { target: { value: '' } })
  expect(change.mock.calls).toEqual([[{ filters: { note: '' } }]])
})

it('before the first answer the words are read out, and the shapes of what comes are not', () => {
  const { container } = render(<ListSkeleton definition={gadgets} />)
  expect(screen.getByRole('status').textContent).toBe('Getting gadgets')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  expect(container.querySelector('[aria-busy] > [aria-hidden="true"] .surface')).not.toBeNull()
})
