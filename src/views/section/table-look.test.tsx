import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'
// Loaded before the test, as by another file of the worker: what stands there until it comes is not what is looked at.
import '../table/virtual-rows'

afterEach(() => {
  localStorage.clear()
})

async function renderTable(count: number, definition: typeof gadgets = gadgets) {
  const records = Array.from({ length: count }, (_, index) =>
    buildGadget({ name: `g${index + 1}`, weight: index }),
  )
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ name: 'sales' }) }}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => records }), path: '/clusters/sales' },
  )
  const table = await screen.findByRole('table', { name: 'Gadgets' })
  const frame = table.closest('section')
  if (!frame) throw new Error('a table stands in a frame')
  return { table, frame }
}

it('stands close or wide as chosen, and says how many rows there are in all', async () => {
  const { table, frame } = await renderTable(12)
  expect(table.getAttribute('aria-rowcount')).toBe('13')
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Columns and density of Gadgets' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name }))
    await userEvent.keyboard('{Escape}')
  }
  expect(frame.dataset.compact).toBeUndefined()
  await choose('Compact rows')
  expect(frame.dataset.compact).toBe('true')
  await choose('Comfortable rows')
  expect(frame.dataset.compact).toBeUndefined()
})

it('starts at the top when it answers another question', async () => {
  const { frame } = await renderTable(12)
  frame.scrollTop = 300
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(frame.scrollTop).toBe(0)
  frame.scrollTop = 300
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select g1' }))
  expect(frame.scrollTop).toBe(300)
})

it('can be scrolled by keyboard where it is wider than its frame, and shows on which sides more stands', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
  const { frame } = await renderTable(3)
  expect(frame.tabIndex).toBe(0)
  expect(frame.getAttribute('aria-label')).toBe('Gadgets, scrolls sideways')
  expect(frame.dataset.more).toBe('right')
  const scrollTo = (left: number) => {
    frame.scrollLeft = left
    fireEvent.scroll(frame)
    return frame.dataset.more
  }
  expect(scrollTo(300)).toBe('left right')
  expect(scrollTo(600)).toBe('left')
  expect(scrollTo(0)).toBe('right')
})

it('is no stop of the keyboard where all of it is in sight', async () => {
  const { frame } = await renderTable(3)
  await act(async () => {})
  expect(frame.getAttribute('tabindex')).toBeNull()
  expect(frame.getAttribute('aria-label')).toBeNull()
  expect(frame.dataset.more).toBe('')
})

it('draws of a long list the rows near the window, each with its place in the whole', async () => {
  // jsdom lays nothing out: without a height the window shows no row once it has been measured.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 48))
  const { table, frame } = await renderTable(500, {
    ...gadgets,
    list: { ...gadgets.list, paging: { kind: 'none' } },
  })
  const rows = await waitFor(() => {
    const drawn = [...table.querySelectorAll<HTMLElement>('[data-record]')]
    expect(drawn.length).toBeGreaterThan(0)
    return drawn
  })
  expect(rows.length).toBeLessThan(100)
  expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2')
  expect(table.getAttribute('aria-rowcount')).toBe('501')
  expect(frame.dataset.tall).toBe('true')
  expect(frame.tabIndex).toBe(0)
})
