import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { ClustersPage } from '../../custom-pages/clusters/clusters-page'
import type { Cluster } from '../../domain/cluster'
import { buildCluster, buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { eraseOperations } from '../../views/operations/operation-store'
import { operationsOf, useOperations } from '../../views/operations/use-operations'
import { OperationsDock } from './operations-dock'

testsInZone('America/St_Johns')

const start = Date.parse('2026-03-05T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  sessionStorage.clear()
  localStorage.clear()
})
let listed: readonly Cluster[] = []

function open(path = '/clusters', answers: FakeAnswers = {}, uuid = 'u-1') {
  return renderWithProviders(
    <>
      {path === '/clusters' && <ClustersPage />}
      <Starter />
      <OperationsDock />
    </>,
    {
      api: createFakeApi({
        listClusters: () => [...listed],
        listClusterStatuses: () => [],
        connectCluster: () => ({ message: null }),
        ...answers,
      }),
      person: buildPerson({ uuid }),
      path,
    },
  )
}

/** Somebody else's code that begins something long, and ends it by a press. */
function Starter() {
  const { start } = useOperations()
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const end = start({ kind: 'export', name: 'Retail', place: '/clusters/demo' })
        currentTarget.onfocus = () => end('failed', 'Tenant is missing')
      }}
    >
      Begin
    </button>
  )
}

const dock = () => screen.findByRole('complementary', { name: 'Operations' })
const unfold = async () =>
  fireEvent.click(within(await dock()).getByRole('button', { name: 'Show operations' }))
const entries = async () =>
  within(await dock())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** What is read out. */
const said = async () => (await dock()).parentElement?.querySelector(':scope > [role=status]')?.textContent

describe('the tray of operations', () => {
  it('is not there before something long is started', async () => {
    listed = [buildCluster({ name: 'demo' })]
    open()
    expect(await screen.findByRole('article', { name: 'demo' })).toBeDefined()
    expect(screen.queryByRole('complementary', { name: 'Operations' })).toBeNull()
  })

  it('lets go of what ended more than a day ago, in a tab that stays open', async () => {
    listed = []
    open()
    const begin = screen.getByText('Begin')
    fireEvent.click(begin)
    act(() => begin.focus())
    expect((await dock()).textContent).toContain('1 failed')
    await act(async () => vi.setSystemTime(start + 23 * 3_600_000))
    fireEvent.click(begin)
    await unfold()
    expect(await entries()).toHaveLength(2)
    await act(async () => vi.setSystemTime(start + 24 * 3_600_000))
    await waitFor(async () => expect(await entries()).toHaveLength(1), { timeout: 3_000 })
    expect((await dock()).textContent).not.toContain('1 failed')
    // What began on another day and ends now is news.
    await act(async () => vi.setSystemTime(start + 72 * 3_600_000))
    act(() => begin.blur())
    act(() => begin.focus())
    await waitFor(async () => expect((await dock()).textContent).toContain('1 failed'))
    expect(await entries()).toHaveLength(1)
  })

  it('shows a connection with its time, what is usual, longer than usual, and its end by the list', async () => {
    listed = [buildCluster({ name: 'demo', state: 'sleeping' })]
    const { queryClient } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Connect demo' }))
    await unfold()
    expect((await dock()).textContent).toContain('1 under way')
    expect((await entries())[0]).toMatch(/^Connect demo.*0:00 so far, expected up to 5 min.*Open demo$/)
    expect(
      within(await dock())
        .getByRole('link', { name: 'Open demo' })
        .getAttribute('href'),
    ).toBe('/clusters/demo')

    listed = [buildCluster({ name: 'demo', state: 'starting-up' })]
    await act(async () => vi.setSystemTime(start + 301_000))
    await waitFor(async () => expect((await entries())[0]).toMatch(/5:0\d so far, longer than usual/), {
      timeout: 3_000,
    })
    expect((await dock()).textContent).toContain('1 under way, 1 longer than usual')

    listed = [buildCluster({ name: 'demo', state: 'running' })]
    await act(async () => void (await queryClient.invalidateQueries()))
    await waitFor(async () => expect((await dock()).textContent).toContain('Nothing under way'))
    expect((await entries())[0]).toMatch(/Done took 5:0\d, started 05 Mar 2026/)
    expect(await said()).toBe('Connect demo: done')
    fireEvent.click(within(await dock()).getByRole('button', { name: 'Clear what is over' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Operations' })).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps the words of a server that refuses, to be copied', async () => {
    listed = [buildCluster({ name: 'demo', state: 'sleeping' })]
    open('/clusters', {
      connectCluster: () => {
        throw new ApiError({ message: 'The region is full.', statusCode: 409 })
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Connect demo' }))
    await unfold()
    await waitFor(async () => expect((await entries())[0]).toContain('Failed'))
    expect((await entries())[0]).toContain('The region is full.')
    expect(within(await dock()).getByRole('button', { name: 'Copy what was said of demo' })).toBeDefined()
  })

  it('is folded a line that names what was begun last', async () => {
    open('/support')
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    expect((await dock()).textContent).toContain('Export Retail: 0:00 so far')
    await unfold()
    expect(await entries()).toHaveLength(1)
    expect((await dock()).textContent).not.toContain('Export Retail: ')
    fireEvent.click(within(await dock()).getByRole('button', { name: 'Hide operations' }))
    expect((await dock()).textContent).toContain('Export Retail: ')
  })

  it('is folded a line that names of several what was begun last, and tells whether it is folded', async () => {
    const { queryClient } = open('/support')
    const { start: begin } = operationsOf(queryClient, 'u-1')
    for (const name of ['Retail', 'Finance']) act(() => void begin({ kind: 'export', name, place: '/' }))
    expect((await dock()).textContent).toContain('2 under wayExport Finance: 0:00 so far')
    expect((await dock()).textContent).not.toContain('Retail')
    const toggle = within(await dock()).getByRole('button', { name: 'Show operations' })
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect([toggle.getAttribute('aria-expanded'), list?.hidden]).toEqual(['false', true])
    fireEvent.click(toggle)
    expect([toggle.getAttribute('aria-expanded'), list?.hidden]).toEqual(['true', false])
  })

  it('outlives a reload: the server decides, and what nobody can tell is unknown', async () => {
    listed = [buildCluster({ name: 'demo', state: 'sleeping' })]
    const first = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Connect demo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    await dock()
    await waitFor(() => expect(sessionStorage.getItem('basalt.operations:u-1')).toContain('Retail'))
    first.unmount()

    listed = [buildCluster({ name: 'demo', state: 'running' })]
    vi.setSystemTime(start + 60_000)
    open('/support')
    await unfold()
    await waitFor(async () => expect((await entries())[1]).toContain('Done'))
    expect((await entries())[0]).toContain('Could not confirm took 1:00, started')
    expect((await entries())[0]).toContain(
      'The page was loaded again before it ended. Look at Retail for what became of it.',
    )
    expect((await dock()).textContent).not.toContain('failed')
  })

  it('says nothing of what ended before a reload, and has no more than a day of it', async () => {
    const kept = (name: string, startedAt: number) => ({
      ...{ id: name, kind: 'export', name, place: '/clusters/demo', clusterId: null, startedAt },
      outcome: { state: 'done', words: null, at: startedAt + 1_000 },
    })
    const operations = [kept('Retail', start - 60_000), kept('Finance', start - 86_400_000)]
    sessionStorage.setItem('basalt.operations:u-1', JSON.stringify(operations))
    open('/support')
    await unfold()
    expect((await entries()).map((text) => /^Export (\w+?)(?=Done)/.exec(text ?? '')?.[1])).toEqual([
      'Retail',
    ])
    expect(await said()).toBe('')
  })

  it('reads out that a reload ended what nobody watches, as soon as it is known', async () => {
    const operation = {
      ...{ id: 'o-1', kind: 'export', name: 'Retail', place: '/clusters/demo', clusterId: null },
      ...{ startedAt: start - 60_000, outcome: null },
    }
    sessionStorage.setItem('basalt.operations:u-1', JSON.stringify([operation]))
    // Time passes between any two looks at the clock.
    let now = start
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1))
    open('/support')
    await dock()
    expect(await said()).toBe('Export Retail: could not confirm')
  })

  it('reads out what ended last, though it was begun first', async () => {
    const { queryClient } = open('/support')
    const { start: begin } = operationsOf(queryClient, 'u-1')
    const [first, second] = ['Retail', 'Finance'].map((name) => begin({ kind: 'export', name, place: '/' }))
    await dock()
    act(() => second?.('done'))
    expect(await said()).toBe('Export Finance: done')
    vi.setSystemTime(start + 1_000)
    act(() => first?.('failed'))
    expect(await said()).toBe('Export Retail: failed')
  })

  it('shows one person nothing of another, and nothing after log-out', async () => {
    const first = open('/support')
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
    await dock()
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    first.unmount()
    const other = open('/support', {}, 'u-2')
    expect(screen.queryByRole('complementary', { name: 'Operations' })).toBeNull()
    other.unmount()
    eraseOperations()
    expect(sessionStorage.length).toBe(0)
    open('/support')
    expect(screen.queryByRole('complementary', { name: 'Operations' })).toBeNull()
  })

  it('takes in what any other code starts and ends, and keeps the first end', async () => {
    open('/support')
    const begin = screen.getByRole('button', { name: 'Begin' })
    fireEvent.click(begin)
    await unfold()
    expect((await entries())[0]).toMatch(/^Export Retail.*so far/)
    act(() => fireEvent.focus(begin))
    await waitFor(async () => expect((await entries())[0]).toContain('Tenant is missing'))
  })

  it('tells the page how high it is, for as long as it is there', async () => {
    let watched = 0
    class Observer {
      constructor(readonly tell: () => void) {}
      observe() {
        watched += 1
        this.tell()
      }
      disconnect() {
        watched -= 1
      }
    }
    vi.stubGlobal('ResizeObserver', Observer)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
    const height = () => document.documentElement.style.getPropertyValue('--dock-height')
    open('/support')
    expect(height()).toBe('')
    const begin = screen.getByRole('button', { name: 'Begin' })
    fireEvent.click(begin)
    await dock()
    expect(height()).toBe('44px')
    act(() => fireEvent.focus(begin))
    await unfold()
    fireEvent.click(await screen.findByRole('button', { name: 'Clear what is over' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Operations' })).toBeNull())
    expect([height(), watched]).toEqual(['', 0])
  })

  it('says while it is folded that something failed, until that is cleared', async () => {
    open('/support')
    const begin = screen.getByRole('button', { name: 'Begin' })
    fireEvent.click(begin)
    expect((await dock()).textContent).not.toContain('failed')
    act(() => fireEvent.focus(begin))
    await waitFor(async () => expect((await dock()).textContent).toContain('Nothing under way1 failed'))
    expect(await said()).toBe('Export Retail: failed')
    fireEvent.click(begin)
    await waitFor(async () => expect((await dock()).textContent).toContain('1 under way1 failed'))
    await unfold()
    fireEvent.click(screen.getByRole('button', { name: 'Clear what is over' }))
    await waitFor(async () => expect((await dock()).textContent).not.toContain('1 failed'))
  })
})
