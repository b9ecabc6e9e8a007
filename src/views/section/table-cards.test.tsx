import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

let width = 400
type Listener = (event: { matches: boolean }) => void
/** What listens to a change, by its query. */
const listeners = new Map<Listener, string>()

const isMet = (query: string) => {
  const most = /max-width: (\d+)px/.exec(query)?.[1]
  return most !== undefined && width <= Number(most)
}

/** A window of this many pixels, as far as `max-width` asks for it. */
function stubWidth() {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...wide(query),
    get matches() {
      return isMet(query)
    },
    addEventListener: (_: string, listener: Listener) => listeners.set(listener, query),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  }))
}

const resize = (pixels: number) =>
  act(() => {
    width = pixels
    for (const [listener, query] of [...listeners]) listener({ matches: isMet(query) })
  })

beforeEach(() => {
  width = 400
  stubWidth()
})
afterEach(() => {
  localStorage.clear()
})

const own = (count: number) => ({
  'gadgets.list': () =>
    Array.from({ length: count }, (_, index) =>
      buildGadget({ name: `g${index + 1}`, weight: count - index }),
    ),
})

function renderCards(records = own(3), definition: typeof gadgets = gadgets, query = '') {
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales' }) }
  return renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    { api: createFakeApi({}, records), path: `/clusters/sales${query}` },
  )
}

const cardList = () => screen.findByRole('list', { name: 'Gadgets' })
const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-record]')]
const ids = () => drawn().map(({ dataset }) => dataset.record)

it('draws a card for each row: its title, then each shown column under its label, and its actions', async () => {
  localStorage.setItem('basalt.table.gadgets', '{"density":"compact","columns":{"madeAt":false}}')
  renderCards()
  const cards = within(await cardList()).getAllByRole('listitem')
  expect(screen.queryByRole('table')).toBeNull()
  expect(cards).toHaveLength(3)
  const first = within(cards[0] ?? document.body)
  expect(cards[0]?.textContent).toMatch(/^g1/)
  expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Weight',
    'Active',
    'Note',
  ])
  expect(first.getAllByRole('definition').map(({ textContent }) => textContent)[0]).toBe('3 kg')
  expect(first.getByRole('switch', { name: /g1/ })).toBeDefined()
  expect(first.getByRole('button', { name: /Polish/ })).toBeDefined()
  fireEvent.click(first.getByRole('button', { name: 'Actions for g1' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeDefined()
})

it('keeps order, page and selection in the same state as the table, which stands again on a wide screen', async () => {
  const { address } = renderCards(own(12))
  await cardList()
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Order of gadgets'), 'Weight, ascending')
  await waitFor(() => expect(ids()[0]).toBe('id-g12'))
  expect(address()).toBe('/clusters/sales?gadgets.sort=weight')

  screen.getByLabelText('Select g12').focus()
  await user.keyboard(' ')
  expect(screen.getByText('1 selected')).toBeDefined()
  await user.click(await screen.findByLabelText('Next page'))
  await waitFor(() => expect(ids()).toEqual(['id-g2', 'id-g1']))
  // A card says which of all it is, not which of its page.
  const places = ['aria-posinset', 'aria-setsize'].map((name) =>
    drawn().map((card) => card.getAttribute(name)),
  )
  expect(places).toEqual([
    ['11', '12'],
    ['12', '12'],
  ])
  await user.click(screen.getByLabelText('Select all gadgets on this page'))
  expect(screen.getByText('3 selected')).toBeDefined()
  expect(address()).toBe('/clusters/sales?gadgets.sort=weight&gadgets.page=2')

  resize(1280)
  expect(await screen.findByRole('table')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Weight' }).getAttribute('aria-sort')).toBe('ascending')
  expect(ids()).toEqual(['id-g2', 'id-g1'])
  expect(screen.getByLabelText<HTMLInputElement>('Select g2').checked).toBe(true)
  resize(639)
  expect(await cardList()).toBeDefined()
  resize(640)
  expect(await screen.findByRole('table')).toBeDefined()
})

it('draws of a long list as many cards as a person asks for', async () => {
  const whole = { ...gadgets, list: { ...gadgets.list, paging: { kind: 'none' } as const } }
  renderCards(own(40), whole)
  await cardList()
  expect(drawn()).toHaveLength(30)
  fireEvent.click(screen.getByText('Show more gadgets'))
  expect(drawn()).toHaveLength(40)
  expect(screen.queryByText('Show more gadgets')).toBeNull()
  // There is no room for another look.
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density of Gadgets' }))
  expect(screen.getAllByRole('menuitemradio')[0]?.textContent).toBe('Comfortable rows')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
})
