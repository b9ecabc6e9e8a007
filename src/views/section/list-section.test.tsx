import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import { filterBuilder } from '../../definitions/filter-builder'
import { ScopeContext } from '../../providers/scope-context'
import { findDialogTitled } from '../../testing/contract/find-named'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { nameOf } from '../action/names-of'
import { ResourceSection } from './resource-section'
import { MainSectionContext } from './section-actions'

// A row asks for its record's name each time it is drawn.
vi.mock('../action/names-of', async (original) => {
  const real = await original<typeof import('../action/names-of')>()
  return { ...real, nameOf: vi.fn(real.nameOf) }
})

function renderSection(
  list: Partial<ListDefinition<string>>,
  own: OwnAnswers,
  path = '/clusters/sales',
  isMain?: boolean,
) {
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, ...list } }
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales' }) }
  const section = <ResourceSection definition={definition} />
  return renderWithProviders(
    <ScopeContext value={scope}>
      {isMain === undefined ? section : <MainSectionContext value={isMain}>{section}</MainSectionContext>}
    </ScopeContext>,
    { api: createFakeApi({}, own), path },
  )
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('pages that the server cuts', () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const pageOf = (query: Readonly<Record<string, string>> | undefined) => {
    const from = Number(query?._start)
    const records = Array.from({ length: Math.max(Math.min(10, 12 - from), 0) }, (_, index) =>
      buildGadget({ name: `g${from + index + 1}` }),
    )
    return query?.q ? { records: [], total: 0 } : { records, total: 12 }
  }

  it('are asked for one by one, without a choice of size; the page before stays until the next is here', async () => {
    const { api, address } = renderSection({ paging }, { 'gadgets.list': ({ query }) => pageOf(query) })
    await screen.findByRole('table')
    expect(screen.getByText('1–10 of 12')).toBeDefined()
    const next = await screen.findByRole('button', { name: 'Next page' })
    expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()

    await userEvent.click(next)
    await waitFor(() => expect(names()).toEqual(['g11', 'g12']))

    expect(address()).toBe('/clusters/sales?gadgets.page=2')
    expect(api.callsOf('gadgets.list').map(({ options }) => options.query)).toEqual([
      { q: '', _start: '0', _end: '10', _sort: '', _order: '' },
      { q: '', _start: '10', _end: '20', _sort: '', _order: '' },
    ])
  })

  it.each([
    ['the usual words', undefined, 'No gadgets match your search and filters.'],
    ['words of its own', { en: 'No such gadget' }, 'No such gadget'],
  ])('keep the search in reach where it finds nothing, in %s', async (_what, noMatches, words) => {
    renderSection(
      { paging, empty: { title: { en: 'No gadgets' }, noMatches } },
      { 'gadgets.list': ({ query }) => pageOf(query) },
      '/clusters/sales?gadgets.q=zz',
    )

    expect(await screen.findByText(words)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(names()).toHaveLength(10))
    expect(screen.getByText('12 in all')).toBeDefined()
  })

  it('say neither how many were found nor a new age until an earlier question gives way to its answer', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    let answer: (found: unknown) => void = () => {}
    renderSection(
      { paging, refresh: { every: 60_000 } },
      {
        'gadgets.list': ({ query }) =>
          query?.q ? new Promise((resolve) => (answer = resolve)) : pageOf(query),
      },
    )
    await pass(5_000)
    expect(screen.getByText('Updated 5 s ago')).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'g1' } })
    await pass(4_000)

    expect(names()).toHaveLength(10)
    expect(screen.getByText('Updated 9 s ago')).toBeDefined()
    const search = within(screen.getByRole('search'))
    expect(search.getByRole('status').textContent).toBe('')

    await act(async () => answer({ records: [buildGadget({ name: 'g1' })], total: 1 }))
    await pass(10)
    expect(search.getByRole('status').textContent).toBe('1 found')
    expect(screen.queryByText(/in all$/)).toBeNull()
  })

  it('keep the search, and count none, while all are asked for again after a search that found none', async () => {
    let answer: (found: unknown) => void = () => {}
    const { api } = renderSection(
      { paging },
      {
        'gadgets.list': ({ query }) =>
          query?.q ? { records: [], total: 0 } : new Promise((resolve) => (answer = resolve)),
      },
      '/clusters/sales?gadgets.q=zz',
    )
    await waitFor(() => expect(screen.queryByText('Getting gadgets')).toBeNull())
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: '' } })
    await waitFor(() => expect(api.callsOf('gadgets.list')).toHaveLength(2))
    expect(screen.getByRole('searchbox')).toBe(search)
    expect(screen.getByRole('heading', { name: /Gadgets/ }).textContent).toBe('Gadgets')
    await act(async () => answer(pageOf({ _start: '0', _end: '10' })))
    await waitFor(() => expect(names()).toHaveLength(10))
    expect(screen.getByRole('searchbox')).toBe(search)
  })

  it('tell of no record that it is gone because the page before does not have it', async () => {
    let answer = () => {}
    const { router, notices } = renderSection(
      { paging },
      {
        'gadgets.list': ({ query }) =>
          query?._start === '10'
            ? new Promise((resolve) => {
                answer = () => resolve(pageOf(query))
              })
            : pageOf(query),
      },
    )
    await screen.findByRole('table')
    await act(() => router.navigate('/clusters/sales?gadgets.page=2&gadgets.open=detail:id-g11'))
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'))
    expect([notices, screen.queryByRole('dialog')]).toEqual([[], null])
    await act(async () => answer())
    expect(await screen.findByRole('dialog', { name: 'Gadget g11' })).toBeDefined()
    expect(notices).toEqual([])
  })

  it('lead back to the last page that there is', async () => {
    const { address, router } = renderSection(
      { paging },
      { 'gadgets.list': ({ query }) => pageOf(query) },
      '/clusters/sales?gadgets.page=9',
    )
    await waitFor(() => expect(names()).toEqual(['g11', 'g12']))
    expect(address()).toBe('/clusters/sales?gadgets.page=2')
    // Back would lead to it, and on to here again.
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

describe('a list that is read again and again', () => {
  const refresh = { every: 60_000 }

  it('keeps the menu, the focus and the selection, and draws what changed', async () => {
    vi.useFakeTimers()
    let note = 'old'
    const { api } = renderSection(
      { refresh },
      { 'gadgets.list': () => [buildGadget({ name: 'a' }), buildGadget({ name: 'b', note })] },
    )
    await pass(100)
    act(() => screen.getByRole('checkbox', { name: 'Select a' }).click())
    act(() => screen.getByRole('button', { name: 'Actions for b' }).click())
    const entry = screen.getByRole('menuitem', { name: 'Delete' })
    expect(document.activeElement).toBe(entry)

    vi.mocked(nameOf).mockClear()
    note = 'new'
    await pass(60_000)

    expect(api.callsOf('gadgets.list')).toHaveLength(2)
    expect(screen.getByRole('cell', { name: 'new' })).toBeDefined()
    expect(document.activeElement).toBe(entry)
    expect(screen.getByText('1 selected')).toBeDefined()
    const drawn = vi.mocked(nameOf).mock.calls.map(([, record]) => record.id)
    expect(drawn).toContain('id-b')
    expect(drawn).not.toContain('id-a')
  })

  it('waits longer after each failure, says so, and keeps what it has', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    let isDown = false
    const { api } = renderSection(
      { refresh },
      {
        'gadgets.list': () => {
          if (isDown) throw new ApiError({ message: 'Asleep', statusCode: 503 })
          return [buildGadget({ name: 'a' })]
        },
      },
    )
    await pass(100)
    isDown = true
    await pass(60_000)
    expect(screen.getByText('Cannot refresh: Asleep')).toBeDefined()
    expect(names()).toEqual(['a'])

    await pass(119_000)
    expect(api.callsOf('gadgets.list')).toHaveLength(2)
    await pass(2_000)
    expect(api.callsOf('gadgets.list')).toHaveLength(3)
    isDown = false
    await pass(240_000)
    expect(api.callsOf('gadgets.list')).toHaveLength(4)
    expect(screen.queryByText('Cannot refresh: Asleep')).toBeNull()
    await pass(60_000)
    expect(api.callsOf('gadgets.list')).toHaveLength(5)
  })
})

describe('the first button of a section', () => {
  it.each([
    ['primary on the page of a list alone', undefined, 'button button-primary'],
    ['primary in the first one of a view', true, 'button button-primary'],
    ['an ordinary one in those after it', false, 'button'],
  ])('is %s, also where the list is empty', async (_, isMain, look) => {
    let list = [buildGadget()]
    const { queryClient } = renderSection({}, { 'gadgets.list': () => list }, undefined, isMain)
    const button = () => screen.getByRole('button', { name: 'Sync' })
    await screen.findByRole('table')
    expect(button().className).toBe(look)
    list = []
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('No gadgets')
    expect(button().className).toBe(look)
  })
})

describe('a list that turns out empty', () => {
  it('keeps the focus on the way to the first record, which it then offers elsewhere', async () => {
    let answer: (list: unknown) => void = () => {}
    renderSection({}, { 'gadgets.list': () => new Promise((resolve) => (answer = resolve)) })
    const button = screen.getByRole('button', { name: 'Sync' })
    act(() => button.focus())
    await act(async () => answer([]))

    await screen.findByText('No gadgets')
    const offered = screen.getByRole('button', { name: 'Sync' })
    expect(offered).not.toBe(button)
    expect(document.activeElement).toBe(offered)
  })

  it('gives the focus of its last record to the title', async () => {
    let list = [buildGadget()]
    const { queryClient } = renderSection({}, { 'gadgets.list': () => list })
    const row = await screen.findByRole('row', { name: /lamp/ })
    act(() => within(row).getByRole('button', { name: 'Actions for lamp' }).focus())
    list = []
    await act(() => queryClient.invalidateQueries())

    expect(await screen.findByText('No gadgets')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gadgets' }))
  })

  it('gives the focus of a control without words to the title, and not to another of that kind', async () => {
    let list = [buildGadget()]
    const { queryClient } = renderSection({}, { 'gadgets.list': () => list })
    await screen.findByRole('table')
    act(() => screen.getByRole('button', { name: 'Refresh now' }).focus())
    list = []
    await act(() => queryClient.invalidateQueries())

    expect(await screen.findByText('No gadgets')).toBeDefined()
    expect(screen.getByRole('button', { name: 'More for Gadgets' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gadgets' }))
  })

  it('gives the focus of the last match to what clears the filters', async () => {
    let note = 'spare'
    const { queryClient } = renderSection(
      {},
      { 'gadgets.list': () => [buildGadget({ note }), buildGadget({ name: 'bulb' })] },
      '/clusters/sales?gadgets.note=spare',
    )
    const row = await screen.findByRole('row', { name: /lamp/ })
    act(() => within(row).getByRole('button', { name: 'Actions for lamp' }).focus())
    note = 'used'
    await act(() => queryClient.invalidateQueries())

    const clear = await screen.findByRole('button', { name: 'Clear search and filters' })
    expect(document.activeElement).toBe(clear)
  })

  it('gives the focus to the way to a further record when its form has made the first', async () => {
    let list: unknown[] = []
    const create: ResourceDefinition = {
      ...doors,
      actions: [
        {
          name: 'add',
          requires: 'create',
          label: { en: 'New door' },
          icon: 'plus',
          where: ['toolbar'],
          opens: 'create',
        },
      ],
      list: { ...doors.list, empty: { ...doors.list.empty, action: 'add' } },
    }
    const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales' }) }
    const own = {
      'doors.list': () => list,
      'doors.command': () => {
        list = [buildDoor()]
        return {}
      },
    }
    renderWithProviders(
      <ScopeContext value={scope}>
        <h1>sales</h1>
        <ResourceSection definition={create} />
      </ScopeContext>,
      { api: createFakeApi({}, own), path: '/clusters/sales' },
    )
    await screen.findByText('No doors yet')
    const opener = screen.getByRole('button', { name: 'New door' })
    act(() => opener.focus())
    fireEvent.click(opener)
    const dialog = await findDialogTitled('Add a door')
    fireEvent.change(within(dialog).getByLabelText('Range'), { target: { value: '10.0.0.0' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))

    expect(await screen.findByRole('rowheader', { name: '10.0.0.0' })).toBeDefined()
    const heir = screen.getByRole('button', { name: 'New door' })
    expect(heir).not.toBe(opener)
    await waitFor(() => expect(document.activeElement).toBe(heir))
  })

  it('that cannot be read again keeps saying why, with the focus, while it is read once more', async () => {
    let answer: () => unknown = () => []
    const { queryClient } = renderSection({}, { 'gadgets.list': () => answer() })
    await screen.findByText('No gadgets')
    answer = () => {
      throw new ApiError({ message: 'Asleep', statusCode: 503 })
    }
    await act(() => queryClient.invalidateQueries())
    const alert = await screen.findByRole('alert')
    const retry = within(alert).getByRole('button', { name: 'Refresh' })
    act(() => retry.focus())

    answer = () => new Promise(() => {})
    act(() => void queryClient.refetchQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(screen.getByRole('alert')).toBe(alert)
    expect(document.activeElement).toBe(retry)
  })
})

describe('columns and density', () => {
  it('are chosen in one menu, which stays open, and are remembered without a word about records', async () => {
    localStorage.clear()
    const list = { columnsOnDemand: ['note'] } as const
    const own = { 'gadgets.list': () => [buildGadget({ name: 'a' })] }
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const { unmount } = renderSection(list, own)
    await screen.findByRole('table')
    expect(headers()).toEqual(['', 'Name', 'Weight', 'Active', 'Made', 'Actions'])

    fireEvent.click(screen.getByRole('button', { name: 'Columns and density of Gadgets' }))
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Note', checked: false }))
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Weight', checked: true }))
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Compact rows', checked: false }))
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
    expect(headers()).toEqual(['', 'Name', 'Active', 'Made', 'Note', 'Actions'])
    expect({ ...localStorage }).toEqual({
      'basalt.table.gadgets': '{"density":"compact","columns":{"note":true,"weight":false}}',
    })

    unmount()
    renderSection(list, own)
    await screen.findByRole('table')
    expect(headers()).toEqual(['', 'Name', 'Active', 'Made', 'Note', 'Actions'])
    localStorage.clear()
  })
})

describe('commands for a shell', () => {
  it('read the list, and do to a chosen record what its buttons do', async () => {
    const { queryClient } = renderSection(
      {},
      {
        'gadgets.list': () => [
          buildGadget({ name: 'a' }),
          buildGadget({ name: 'b', isActive: false }),
          buildGadget({ name: 'c', note: 'keep' }),
        ],
      },
    )
    const user = userEvent.setup()
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: 'More for Gadgets' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy as curl',
      ...['Export as CSV', 'Export as JSON', 'Export as YAML', 'Export as XML'],
      'Commands',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Copy as curl' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(
        "curl --globoff -X GET 'https://api.basalt.test/v2/instances/id-sales/gadgets'",
      ),
    )

    await user.click(screen.getByRole('button', { name: 'More for Gadgets' }))
    await user.click(screen.getByRole('menuitem', { name: 'Commands' }))
    const dialog = await screen.findByRole('dialog', { name: 'Commands for a shell' })
    const polish = within(dialog).getByRole('region', { name: 'Polish' })
    expect(polish.textContent).toContain(
      "'https://api.basalt.test/v2/instances/id-sales/gadgets/id-a/polish'",
    )
    const choice = within(dialog).getByRole('combobox', { name: 'For' })
    expect(choice.parentElement?.className).toBe('control')
    await user.selectOptions(choice, 'b')
    expect(within(polish).getByRole('button', { name: 'Copy as curl' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(within(dialog).getByRole('region', { name: 'Delete' }).textContent).toContain('-X DELETE')
    // What no button offers has no command.
    await user.selectOptions(choice, 'c')
    expect(within(dialog).queryByRole('region', { name: 'Delete' })).toBeNull()
    expect(within(dialog).getByRole('region', { name: 'Polish' })).toBeDefined()
    expect(queryClient.isFetching()).toBe(0)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: 'Commands for a shell' })).toBeNull()
  })
})

describe('a list whose filter offers fields of related records', () => {
  it('has its title, and says what is on its way, before its code is here', () => {
    renderSection({ filters: [filterBuilder(gadgets.fields, ['maker.name'])] }, { 'gadgets.list': () => [] })
    expect(screen.getByRole('heading', { name: 'Gadgets' })).toBeDefined()
    expect(screen.getByText('Getting gadgets')).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
  })
})

describe('a detail in the address', () => {
  const own = { 'gadgets.list': () => [buildGadget({ weight: 3 })] }

  it('stands open over the list, and is closed with its part of the address', async () => {
    const { address } = renderSection({}, own, '/clusters/sales?gadgets.open=detail:id-lamp')
    const dialog = await screen.findByRole('dialog', { name: 'Gadget lamp' })
    expect(dialog.textContent).toContain('3 kg')
    expect(within(dialog).queryByRole('switch')).toBeNull()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/clusters/sales')
  })

  it('of a record that is not there is reported, and leaves the address', async () => {
    const { address, notices } = renderSection({}, own, '/clusters/sales?gadgets.open=detail:7')
    await waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['It is no longer in the list: Gadget 7.']),
    )
    expect(address()).toBe('/clusters/sales')
  })

  it('stays open with its record where a newer list has it no more', async () => {
    let records = [buildGadget({ weight: 3 })]
    const { notices, queryClient } = renderSection(
      {},
      { 'gadgets.list': () => records },
      '/clusters/sales?gadgets.open=detail:id-lamp',
    )
    await screen.findByRole('dialog', { name: 'Gadget lamp' })
    records = []
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Gadget lamp' }).textContent).toContain('3 kg')
    expect(notices).toEqual([])
  })

  it('that the definition does not have is nothing', async () => {
    const { notices } = renderSection({}, own, '/clusters/sales?gadgets.open=edit:id-lamp')
    await screen.findByRole('table')
    expect([screen.queryByRole('dialog'), notices]).toEqual([null, []])
  })
})
