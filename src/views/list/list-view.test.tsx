import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, ContractError, NetworkError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import { buildCluster } from '../../testing/builders'
import { ClusterList } from '../../testing/cluster-list'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'

const fleet = [
  buildCluster({ name: 'sales', state: 'running' }),
  buildCluster({ name: 'finance', state: 'creating', platform: 'az', regionAlias: 'Frankfurt' }),
  buildCluster({ name: 'archive', state: 'sleeping', regionAlias: 'Oregon' }),
]

function renderList(
  list: readonly Cluster[] = fleet,
  options: RenderOptions & { answers?: FakeAnswers } = {},
) {
  const { answers, ...rest } = options
  const api = createFakeApi({ listClusters: () => [...list], ...answers })
  return renderWithProviders(
    <ClusterList emptyAction={<a href="/clusters/create">Create New Cluster</a>} />,
    { api, path: '/clusters', ...rest },
  )
}

const panel = (name: string) => screen.findByRole('region', { name })
const cardNames = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))

describe('the panels', () => {
  it('lists sleeping clusters as disconnected and all others as connected, both open, with counts [CLU-004, CLU-028]', async () => {
    renderList()

    const connected = await panel('Connected Clusters (2)')
    const disconnected = await panel('Disconnected Clusters (1)')

    expect(cardNames(connected)).toEqual(['sales', 'finance'])
    expect(cardNames(disconnected)).toEqual(['archive'])
    expect(screen.getByRole('button', { name: 'Connected Clusters (2)', expanded: true })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Disconnected Clusters (1)', expanded: true })).toBeDefined()
  })

  it('collapses and opens a panel, and keeps that in the address [CLU-004]', async () => {
    const { address, router } = renderList()
    const toggle = await screen.findByRole('button', { name: 'Disconnected Clusters (1)' })
    const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(body?.hidden).toBe(false)

    await userEvent.click(toggle)

    // What is closed is no step to go back to.
    expect(router.state.historyAction).toBe('REPLACE')
    expect(body?.hidden).toBe(true)
    expect(screen.queryByRole('article', { name: 'archive' })).toBeNull()
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(address()).toBe('/clusters?closed=disconnected')

    await userEvent.click(toggle)
    expect(screen.getByRole('article', { name: 'archive' })).toBeDefined()
    expect(address()).toBe('/clusters')
  })

  it('opens one of two closed panels alone [CLU-004]', async () => {
    const { address } = renderList(fleet, { path: '/clusters?closed=connected,disconnected' })
    await userEvent.click(await screen.findByRole('button', { name: 'Connected Clusters (2)' }))
    expect(screen.getByRole('article', { name: 'sales' })).toBeDefined()
    expect(screen.queryByRole('article', { name: 'archive' })).toBeNull()
    expect(address()).toBe('/clusters?closed=disconnected')
  })

  it.each([
    ["You don't have Connected Clusters", 'sleeping'],
    ["You don't have Disconnected Clusters", 'running'],
  ] as const)('says %s in an empty panel [CLU-072, CLU-073]', async (text, state) => {
    renderList([buildCluster({ state })])

    expect(await screen.findByText(text)).toBeDefined()
  })
})

it('says how many of all clusters a search finds', async () => {
  renderList(fleet, { path: '/clusters?q=archive' })
  expect(await screen.findByText('1 of 3')).toBeDefined()
})

describe('before the first answer', () => {
  it("says 'Getting your clusters' [CLU-074]", () => {
    renderList(fleet, { answers: { listClusters: () => new Promise(() => {}) } })

    expect(screen.getByText('Getting your clusters').getAttribute('role')).toBe('status')
  })

  it('shows the panels 100 ms after the data, and the spinner until then [CLU-089]', async () => {
    vi.useFakeTimers()
    renderList()

    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(screen.getByText('Getting your clusters')).toBeDefined()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByText('sales').closest('[inert]')).not.toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(screen.getByText('sales').closest('[inert]')).toBeNull()
    expect(screen.getByRole('article', { name: 'sales' })).toBeDefined()
    expect(screen.queryByText('Getting your clusters')).toBeNull()
  })

  it('says why the list could not be loaded, and asks again on Try again', async () => {
    const { api } = renderList(fleet, {
      answers: {
        listClusters: () => {
          throw new ApiError({ message: 'The database is being moved.', statusCode: 503 })
        },
      },
    })

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your clusters could not be loaded')
    expect(alert.textContent).toContain('The database is being moved.')

    api.answer({ listClusters: () => fleet })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await panel('Connected Clusters (2)')).toBeDefined()
  })

  it.each([
    ['refused', new ApiError({ message: 'Not yours.', statusCode: 403 }), 'Not yours.'],
    [
      'read in no known form',
      new ContractError('listClusters', []),
      'The server answered in a form the console does not know. Try again; if it stays so, contact support.',
    ],
    [
      'cut off',
      new NetworkError('listClusters', 'unreachable'),
      'The server cannot be reached. Check your connection and try again.',
    ],
  ])('says what became of a first answer that is %s', async (_what, error, reported) => {
    renderList(fleet, {
      answers: {
        listClusters: () => {
          throw error
        },
      },
    })

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your clusters could not be loaded')
    expect(alert.textContent).toContain(reported)
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('says that there is no cluster, and offers to create one [CLU-075]', async () => {
    renderList([])

    expect(await screen.findByRole('heading', { name: 'YOUR CLUSTERS LIST IS EMPTY' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Create New Cluster' }).getAttribute('href')).toBe(
      '/clusters/create',
    )
  })
})

describe('an empty list that is read again', () => {
  it('is not called empty before the answer, as after a cluster was created', async () => {
    const { api, queryClient } = renderList([])
    await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')
    let answer: (list: Cluster[]) => void = () => {}
    api.answer({ listClusters: () => new Promise((resolve) => (answer = resolve)) })
    act(() => void queryClient.invalidateQueries())

    expect(await screen.findByText('Getting your clusters')).toBeDefined()
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()
    await act(async () => answer(fleet))
    expect(await panel('Connected Clusters (2)')).toBeDefined()
  })

  it('is not called empty where that reading fails, and keeps saying why while it is read again', async () => {
    const { api, queryClient } = renderList([])
    await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')
    api.answer({
      listClusters: () => {
        throw new ApiError({ message: 'The database is being moved.', statusCode: 503 })
      },
    })
    await act(() => queryClient.invalidateQueries())

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The database is being moved.')
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()

    const retry = screen.getByRole('button', { name: 'Try again' })
    act(() => retry.focus())
    api.answer({ listClusters: () => new Promise(() => {}) })
    act(() => void queryClient.refetchQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0))
    expect(screen.getByRole('alert')).toBe(alert)
    expect(document.activeElement).toBe(retry)
  })
})

describe('search and filters', () => {
  it('searches by name and keeps the text in the address', async () => {
    const { address } = renderList()
    await panel('Connected Clusters (2)')

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search clusters by name' }), 'SAL')

    expect(await panel('Connected Clusters (1)')).toBeDefined()
    expect(screen.getByText('1 of 3')).toBeDefined()
    expect(address()).toBe('/clusters?q=SAL')
  })

  it.each([
    ['State', 'Creating', 'finance', 'state=creating'],
    ['Platform', 'Azure', 'finance', 'platform=az'],
    ['Region', 'Oregon', 'archive', 'region=Oregon'],
  ])('filters by %s', async (label, choice, expected, query) => {
    const { address } = renderList()
    await panel('Connected Clusters (2)')

    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice)

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('article', { name: expected })).toBeDefined()
    expect(address()).toBe(`/clusters?${query}`)
  })

  it('opens as the address says, and clears search and filters when nothing matches', async () => {
    const { address } = renderList(fleet, {
      path: '/clusters?q=zzz&state=running&keep=1',
      route: '/clusters',
    })

    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))

    expect(await panel('Connected Clusters (2)')).toBeDefined()
    expect(address()).toBe('/clusters?keep=1')
  })
})

describe('the poll', () => {
  const statusOf = (cluster: Cluster) => ({
    id: cluster.id,
    isCorrupted: cluster.isCorrupted,
    runningAt: cluster.runningAt,
    instanceStatus: cluster.instanceStatus,
    services: cluster.services,
  })

  it('asks for the statuses every 15 s exactly, and not before [CLU-059]', async () => {
    vi.useFakeTimers()
    const { api } = renderList(fleet, { answers: { listClusterStatuses: () => fleet.map(statusOf) } })
    await act(() => vi.advanceTimersByTimeAsync(200))
    const polls = () => api.callsOf('listClusterStatuses').length

    expect(polls()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(14_700))
    expect(polls()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(polls()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(14_800))
    expect(polls()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(polls()).toBe(2)
    // Who comes back to the window has states that are as new as the last poll.
    window.dispatchEvent(new Event('visibilitychange'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(polls()).toBe(2)
    expect(api.callsOf('listClusters')).toHaveLength(1)
  })

  it('moves a cluster to its panel when a poll says so, and keeps the other cards as they are [CLU-059]', async () => {
    vi.useFakeTimers()
    const awake = buildCluster({ name: 'archive', state: 'running' })
    renderList(fleet, {
      answers: {
        listClusterStatuses: () => [...fleet.slice(0, 2), awake].map(statusOf),
      },
    })
    await act(() => vi.advanceTimersByTimeAsync(200))
    const sales = screen.getByRole('article', { name: 'sales' })

    await act(() => vi.advanceTimersByTimeAsync(15_000))

    expect(screen.getByRole('region', { name: 'Connected Clusters (3)' })).toBeDefined()
    expect(screen.getByRole('article', { name: 'sales' })).toBe(sales)
  })

  it('loads the list again when a poll tells of a cluster that came or went [CLU-D02]', async () => {
    vi.useFakeTimers()
    const { api } = renderList(fleet, {
      answers: { listClusterStatuses: () => [...fleet, buildCluster({ name: 'new' })].map(statusOf) },
    })
    await act(() => vi.advanceTimersByTimeAsync(200))
    api.answer({ listClusters: () => [...fleet, buildCluster({ name: 'new' })] })

    await act(() => vi.advanceTimersByTimeAsync(15_000))

    expect(api.callsOf('listClusters')).toHaveLength(2)
    expect(screen.getByRole('article', { name: 'new' })).toBeDefined()
  })

  it('is not believed where the list was read after it was asked for', async () => {
    vi.useFakeTimers()
    let answerPoll = (_statuses: ReturnType<typeof statusOf>[]) => {}
    const { api } = renderList(fleet, {
      answers: {
        listClusterStatuses: () =>
          new Promise((resolve) => {
            answerPoll = resolve
          }),
      },
    })
    await act(() => vi.advanceTimersByTimeAsync(15_200))
    const awake = buildCluster({ name: 'archive', state: 'running' })
    api.answer({ listClusters: () => [...fleet.slice(0, 2), awake] })
    await act(async () => {
      screen.getByRole('button', { name: 'Refresh now' }).click()
      await vi.advanceTimersByTimeAsync(200)
    })
    expect(screen.getByRole('region', { name: 'Connected Clusters (3)' })).toBeDefined()

    await act(async () => {
      answerPoll(fleet.slice(1).map(statusOf))
      await vi.advanceTimersByTimeAsync(200)
    })

    expect(screen.getByRole('region', { name: 'Connected Clusters (3)' })).toBeDefined()
    // Nor does a cluster that it does not know yet have the list read once more.
    expect(api.callsOf('listClusters')).toHaveLength(2)
  })

  it('is not undone by a list that was asked for before it and answered after it', async () => {
    vi.useFakeTimers()
    const awake = buildCluster({ name: 'archive', state: 'running' })
    const { api } = renderList(fleet, {
      answers: { listClusterStatuses: () => [...fleet.slice(0, 2), awake].map(statusOf) },
    })
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    let answerList = (_clusters: Cluster[]) => {}
    api.answer({
      listClusters: () =>
        new Promise((resolve) => {
          answerList = resolve
        }),
    })
    await act(async () => screen.getByRole('button', { name: 'Refresh now' }).click())
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByRole('region', { name: 'Connected Clusters (3)' })).toBeDefined()

    await act(async () => {
      answerList([...fleet])
      await vi.advanceTimersByTimeAsync(200)
    })

    expect(api.callsOf('listClusters')).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Connected Clusters (3)' })).toBeDefined()
  })

  it('says how old the list is, and that it may be out of date after two missed polls', async () => {
    vi.useFakeTimers()
    renderList(fleet, { answers: { listClusterStatuses: () => new Promise(() => {}) } })
    await act(() => vi.advanceTimersByTimeAsync(9_200))
    expect(screen.getByText('Updated 9 s ago')).toBeDefined()

    await act(() => vi.advanceTimersByTimeAsync(22_000))
    expect(screen.getByText('Updated 31 s ago, may be out of date')).toBeDefined()
  })

  it('keeps the list and says why it cannot be refreshed; then waits longer', async () => {
    vi.useFakeTimers()
    const { api } = renderList(fleet, {
      answers: {
        listClusterStatuses: () => {
          throw new NetworkError('listClusterStatuses', 'offline')
        },
      },
    })
    await act(() => vi.advanceTimersByTimeAsync(15_500))

    expect(screen.getByText('Cannot refresh: you are offline')).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByText('Your clusters could not be loaded')).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(api.callsOf('listClusterStatuses')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(16_500))
    expect(api.callsOf('listClusterStatuses')).toHaveLength(2)
  })

  it('waits as long as the server asks, and says no more of it once a poll succeeds [CLU-059, ERR-004]', async () => {
    vi.useFakeTimers()
    const { api } = renderList(fleet, {
      answers: {
        listClusterStatuses: () => {
          throw new ApiError({ message: 'Busy', statusCode: 429, retryAfter: 120_000 })
        },
      },
    })
    await act(() => vi.advanceTimersByTimeAsync(15_500))
    expect(screen.getByText('Cannot refresh: Busy')).toBeDefined()

    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(api.callsOf('listClusterStatuses')).toHaveLength(1)
    expect(screen.getByText(/may be out of date/)).toBeDefined()

    api.answer({ listClusterStatuses: () => fleet.map(statusOf) })
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(api.callsOf('listClusterStatuses')).toHaveLength(2)
    expect(screen.queryByText(/Cannot refresh/)).toBeNull()
    expect(screen.queryByText(/may be out of date/)).toBeNull()
  })

  it('stops in a hidden tab and asks once when it is seen again', async () => {
    vi.useFakeTimers()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const { api } = renderList(fleet, { answers: { listClusterStatuses: () => fleet.map(statusOf) } })
    await act(() => vi.advanceTimersByTimeAsync(200))
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))

    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(api.callsOf('listClusterStatuses')).toHaveLength(0)

    visibility.mockReturnValue('visible')
    await act(async () => {
      window.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(api.callsOf('listClusterStatuses')).toHaveLength(1)
    // The list itself was read a moment ago, as far as its statuses say.
    expect(api.callsOf('listClusters')).toHaveLength(1)
    visibility.mockRestore()
  })
})

describe('a long list', () => {
  it('draws 10,000 clusters with few elements in the page', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => buildCluster({ name: `cluster-${index}` }))
    const { container } = renderList(many)

    await panel('Connected Clusters (10000)')
    // The first cards stand at once, the whole list as soon as its code is here.
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('10000'),
    )
    const list = screen.getByRole('list', { name: 'Connected Clusters (10000)' })
    const places = within(list)
      .getAllByRole('listitem')
      .map((item) => [item.getAttribute('aria-posinset'), item.querySelector('h3')?.textContent])
    expect(places.slice(0, 3)).toEqual([
      ['1', 'cluster-0'],
      ['2', 'cluster-1'],
      ['3', 'cluster-2'],
    ])
    // A row each in a window without a width: 10,000 of 248 pixels with 16 between two of them.
    expect(list.style.height).toBe('2639984px')
    expect(container.querySelectorAll('*').length).toBeLessThan(3000)
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100)
  })
})
