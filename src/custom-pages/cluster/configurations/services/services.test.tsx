import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, ContractError, NetworkError } from '../../../../api/errors'
import { useCallQuery } from '../../../../providers/use-call'
import { buildClusterDetail, buildSubCluster } from '../../../../testing/detail-builders'
import { createFakeApi } from '../../../../testing/fake-api'
import { renderWithProviders } from '../../../../testing/render-with-providers'
import { button, node, person, renderServices, statuses, usual } from '../../../../testing/services-driver'
import { ServicesSection } from './services-section'

const table = (name: string) => screen.findByRole('region', { name })
/** The words of every row of a table, cell by cell. */
const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
    .filter((cells) => cells.some((text) => text !== ''))

describe('the services of a cluster', () => {
  it('stand in six tables, each with the status of all and a row for each node [CFG-001, CFG-007, CFG-013]', async () => {
    const all = statuses({
      analytics: [node('demo-analytics-1')],
      loader: [node('demo-loader-1', 'starting')],
      sqli: [node('demo-sqli-1')],
      notebook: [node('demo-notebook-1', 'not running')],
      analyticsSubCluster: [node('demo-extra-1', 'running', { subCluster: 'demo-extra', isFailover: true })],
      loaderSubCluster: [node('demo-load-1', 'running', { subCluster: 'demo-load' })],
    })
    const analytics = { ...all.analytics, status: 'processing' }
    renderServices(
      { getServiceStatus: () => ({ ...all, analytics }) },
      { subClusters: [buildSubCluster({ nodes: 1 })] },
    )
    expect(rowsOf(await table('Nodes of Analytics'))).toEqual([
      ['demo-analytics-1', 'running', 'RestartStop'],
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Analytics',
      'Loader',
      'SQLi',
      'Notebook',
      'Analytics sub-cluster',
      'Loader sub-cluster',
    ])
    expect(within(await table('Analytics')).getByText('processing')).toBeDefined()
    expect(rowsOf(await table('Nodes of Analytics sub-cluster'))).toEqual([
      ['demo-extra-1 Failover', 'demo-extra', 'running', 'RestartStop'],
    ])
    expect(rowsOf(await table('Nodes of Loader sub-cluster'))).toEqual([
      ['demo-load-1', 'demo-load', 'running', 'RestartStop'],
    ])
    expect(screen.getByRole('link', { name: 'Analytics sub-cluster' }).getAttribute('href')).toBe(
      '/clusters/demo?tab=self-managed-clusters',
    )
    expect(screen.queryByRole('link', { name: 'Loader sub-cluster' })).toBeNull()
  })

  it('name the self-managed clusters without a way to a tab that is hidden [SUB-D03]', async () => {
    const analyticsSubCluster = [node('demo-extra-1', 'running', { subCluster: 'demo-extra' })]
    const { policies } = buildClusterDetail()
    renderServices(
      { getServiceStatus: () => statuses({ analyticsSubCluster }) },
      { subClusters: [buildSubCluster({ nodes: 1 })], policies: { ...policies, subCluster: ['update'] } },
    )
    expect(await screen.findByRole('heading', { level: 3, name: 'Analytics sub-cluster' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Analytics sub-cluster' })).toBeNull()
  })

  it('have rows for nodes to come and to go, which nobody acts on, and no table without a node [CFG-024, CFG-025]', async () => {
    const two = statuses({ loader: [node('demo-loader-1'), node('demo-loader-2')] })
    renderServices({ getServiceStatus: () => two }, { analyticsNodes: 2, loaderNodes: 1 })
    expect(rowsOf(await table('Nodes of Analytics'))).toEqual([
      ['creating', 'creating', ''],
      ['creating', 'creating', ''],
    ])
    expect(rowsOf(await table('Nodes of Loader'))).toEqual([
      ['demo-loader-1', 'running', 'RestartStop'],
      ['demo-loader-2', 'deleting', ''],
    ])
    expect(screen.queryByRole('region', { name: 'Notebook' })).toBeNull()
  })

  it.each([
    ['creating', 'Cluster is loading...'],
    ['starting-up', 'Cluster is loading...'],
    ['sleeping', 'Cluster is disconnected.'],
    ['stopping', 'Cluster is disconnected.'],
    ['corrupted', null],
  ] as const)(
    'of a %s cluster are not asked for: a placeholder says so [CFG-027, CFG-049]',
    (state, words) => {
      const { api } = renderServices({}, { state })
      expect(screen.getByText(/The services show once the cluster is connected/)).toBeDefined()
      if (words) expect(screen.getByText(words)).toBeDefined()
      expect(screen.queryByText('Cluster is disconnected.') !== null).toBe(
        words === 'Cluster is disconnected.',
      )
      expect(api.calls).toEqual([])
    },
  )

  it.each([
    [
      'an error',
      new ApiError({ statusCode: 500, message: 'The server is ill' }),
      'The services could not be loaded. The server is ill',
    ],
    [
      'a refusal',
      new ApiError({ statusCode: 403, message: 'Not for you' }),
      'The services could not be loaded. Not for you',
    ],
    ['another shape', new ContractError('getServiceStatus', []), /The services could not be loaded\. ./],
    [
      'a lost answer',
      new NetworkError('getServiceStatus', 'timeout'),
      /The services could not be loaded\. ./,
    ],
  ])(
    'that come as %s are said to have failed in their place, and are read again',
    async (_what, failure, words) => {
      const { api } = renderServices({
        getServiceStatus: () => {
          throw failure
        },
      })
      expect(await within(await screen.findByRole('alert')).findByText(words)).toBeDefined()
      api.answer({ getServiceStatus: () => usual })
      fireEvent.click(await button('Try again'))
      expect(await table('Nodes of Analytics')).toBeDefined()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('beyond the number of nodes are not called surplus before the cluster was read again [CFG-025]', async () => {
    let answer = () => {}
    const loader = [node('demo-loader-1'), node('demo-loader-2')]
    const { api } = renderServices(
      {
        getServiceStatus: () => statuses({ loader }),
        getCluster: () => new Promise((resolve) => (answer = () => resolve(buildClusterDetail()))),
      },
      { loaderNodes: 1 },
    )
    const listed = [
      ['demo-loader-1', 'running', 'RestartStop'],
      ['demo-loader-2', 'running', 'RestartStop'],
    ]
    expect(rowsOf(await table('Nodes of Loader'))).toEqual(listed)
    expect(api.callsOf('getCluster')).toHaveLength(1)
    answer()
    await screen.findByText('deleting')
    expect(api.callsOf('getCluster')).toHaveLength(1)
  })

  it('of a self-managed cluster are not called surplus before that either', async () => {
    let answer = () => {}
    const analyticsSubCluster = ['demo-extra-1', 'demo-extra-2'].map((name) =>
      node(name, 'running', { subCluster: 'demo-extra' }),
    )
    const subClusters = [buildSubCluster({ name: 'demo-extra', type: 'fallbackanalytics', nodes: 1 })]
    renderServices(
      {
        getServiceStatus: () => statuses({ analyticsSubCluster }),
        getCluster: () =>
          new Promise((resolve) => (answer = () => resolve(buildClusterDetail({ subClusters })))),
      },
      { subClusters },
    )
    const words = async () => rowsOf(await table('Nodes of Analytics sub-cluster')).map((cells) => cells[2])
    expect(await words()).toEqual(['running', 'running'])
    answer()
    await screen.findByText('deleting')
    expect(await words()).toEqual(['running', 'deleting'])
  })

  it('keep the nodes to come of one service while those of another may be surplus', async () => {
    const loader = [node('demo-loader-1'), node('demo-loader-2')]
    renderServices(
      { getServiceStatus: () => statuses({ loader }), getCluster: () => new Promise(() => {}) },
      { analyticsNodes: 1, loaderNodes: 1 },
    )
    expect(rowsOf(await table('Nodes of Loader')).map((cells) => cells[1])).toEqual(['running', 'running'])
    expect(rowsOf(await table('Nodes of Analytics'))).toEqual([['creating', 'creating', '']])
  })

  it('are not to come any more once the cluster, read again, is to have fewer', async () => {
    function Page() {
      const { data } = useCallQuery('getCluster', { path: { id: 'u-1', name: 'demo' } })
      return data ? <ServicesSection cluster={data} /> : null
    }
    let answer = () => {}
    const lowered = buildClusterDetail({ analyticsNodes: 1, loaderNodes: 1 })
    const api = createFakeApi({
      getServiceStatus: () => usual,
      getCluster: () =>
        api.callsOf('getCluster').length === 1
          ? { ...lowered, analyticsNodes: 2 }
          : new Promise((resolve) => (answer = () => resolve(lowered))),
    })
    renderWithProviders(<Page />, { api, person })
    await screen.findAllByText('creating')
    await waitFor(() => expect(api.callsOf('getCluster')).toHaveLength(2))
    answer()
    await waitFor(() => expect(screen.queryByText('creating')).toBeNull())
  })

  it('whose number the server does not say are those that are listed, and cannot be changed', async () => {
    const loader = [node('demo-loader-1'), node('demo-loader-2')]
    renderServices(
      { getServiceStatus: () => statuses({ loader }) },
      { analyticsNodes: null, loaderNodes: null },
    )
    expect(rowsOf(await table('Nodes of Loader'))).toHaveLength(2)
    expect(screen.queryByText('creating')).toBeNull()
    const add = screen.getByRole('button', {
      name: 'Add Loader services',
      description: /The server does not say how many nodes there are now\./,
    })
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })

  it('that are no list, or are left out, are said not to be known, and none is called to come', async () => {
    const unlisted = { status: null, nodes: [], isListed: false }
    renderServices(
      {
        getServiceStatus: () => ({
          ...usual,
          loader: { ...unlisted, unread: 1 },
          analytics: { ...unlisted, unread: 0 },
          notebook: { ...unlisted, unread: 0 },
        }),
      },
      { analyticsNodes: 2, loaderNodes: 2 },
    )
    expect(await screen.findByText('The nodes of Loader could not be read.')).toBeDefined()
    expect(screen.getByText('The server lists no nodes of Analytics.')).toBeDefined()
    expect(screen.queryByText('creating')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Notebook' })).toBeNull()
  })

  it('that the server lists none of are said to be none', async () => {
    renderServices({ getServiceStatus: () => statuses({}) }, { analyticsNodes: 0, loaderNodes: 0 })
    expect(screen.getByText('Loading the services')).toBeDefined()
    expect(await screen.findByText('The server lists no services of this cluster.')).toBeDefined()
    expect(screen.queryByText('Loading the services')).toBeNull()
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  })

  it('stand under their self-managed cluster in a narrow window', async () => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...wide(query),
      matches: query === '(max-width: 599px)',
    }))
    const analyticsSubCluster = [node('demo-extra-1', 'running', { subCluster: 'demo-extra' })]
    renderServices({ getServiceStatus: () => statuses({ analyticsSubCluster }) })
    expect(rowsOf(await table('Nodes of Analytics sub-cluster'))).toEqual([
      ['demo-extra-1 demo-extra', 'running', 'RestartStop'],
    ])
    expect(screen.queryByRole('columnheader', { name: 'Sub-cluster' })).toBeNull()
  })

  it('name how many nodes could not be read', async () => {
    const analytics = { ...usual.analytics, unread: 1 }
    renderServices({ getServiceStatus: () => ({ ...usual, analytics }) })
    expect(await screen.findByText('1 node could not be read.')).toBeDefined()
  })
})

describe('the services are read', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    show('visible')
  })

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  function show(visibility: 'visible' | 'hidden') {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  }
  const starting = statuses({ analytics: [node('demo-analytics-1', 'starting')] })
  const settled = statuses({
    analytics: [node('demo-analytics-1')],
    loader: [node('demo-loader-1', 'not running')],
  })

  it('every 5 s until every node runs or does not, and on from the next action [CFG-026]', async () => {
    const { api } = renderServices({ getServiceStatus: () => starting })
    const reads = () => api.callsOf('getServiceStatus').length
    await pass(0)
    expect(reads()).toBe(1)
    expect(api.callsOf('getServiceStatus')[0]?.options.path).toEqual({ instanceId: 'id-demo' })
    await pass(4_999)
    expect(reads()).toBe(1)
    await pass(1)
    expect(reads()).toBe(2)
    await pass(5_000)
    expect(reads()).toBe(3)
    api.answer({ getServiceStatus: () => settled })
    await pass(5_000)
    expect(reads()).toBe(4)
    await pass(60_000)
    expect(reads()).toBe(4)
  })

  it('on while one could not be read [CFG-026]', async () => {
    const loader = { ...settled.loader, unread: 1 }
    const { api } = renderServices({ getServiceStatus: () => ({ ...settled, loader }) })
    await pass(0)
    await pass(5_000)
    expect(api.callsOf('getServiceStatus')).toHaveLength(2)
  })

  it.each([
    [408, 2],
    [429, 2],
    [403, 1],
    [404, 1],
  ])('after an answer %i this often in 12 s: %i', async (statusCode, count) => {
    const { api } = renderServices({
      getServiceStatus: () => {
        throw new ApiError({ statusCode, message: 'No' })
      },
    })
    await pass(0)
    await pass(12_000)
    expect(api.callsOf('getServiceStatus')).toHaveLength(count)
  })

  it('and what has changed since is announced', async () => {
    const { api } = renderServices({ getServiceStatus: () => starting }, { loaderNodes: 0 })
    await pass(0)
    const news = () => screen.getAllByRole('status')[0]?.textContent
    expect(news()).toBe('')
    api.answer({ getServiceStatus: () => statuses({ analytics: [node('demo-analytics-1', 'is running')] }) })
    await pass(5_100)
    expect(news()).toBe('demo-analytics-1: running')
  })

  it.each([
    [3, 'demo-loader-1: running, demo-loader-2: running, demo-loader-3: running'],
    [4, '4 nodes have another status now'],
  ])('and of many changes only the number is announced: of %i', async (loaderNodes, words) => {
    const of = (status: string) =>
      statuses({ loader: [1, 2, 3, 4].slice(0, loaderNodes).map((n) => node(`demo-loader-${n}`, status)) })
    const { api } = renderServices(
      { getServiceStatus: () => of('starting') },
      { analyticsNodes: 0, loaderNodes },
    )
    await pass(0)
    api.answer({ getServiceStatus: () => of('running') })
    await pass(5_100)
    expect(screen.getByText(words)).toBeDefined()
  })

  it('again after an action, at once and for 15 s, though all looks settled [CFG-026]', async () => {
    const { api } = renderServices({ getServiceStatus: () => settled })
    const reads = () => api.callsOf('getServiceStatus').length
    await pass(60_000)
    expect(reads()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Start demo-loader-1' }))
    await pass(0)
    expect(reads()).toBe(2)
    await pass(15_000)
    expect(reads()).toBe(5)
    await pass(60_000)
    expect(reads()).toBe(5)
  })

  it('not in a hidden tab, and not once the tab is closed [CFG-026]', async () => {
    const { api, queryClient, unmount } = renderServices({ getServiceStatus: () => starting })
    const reads = () => api.callsOf('getServiceStatus').length
    await pass(0)
    show('hidden')
    await pass(60_000)
    expect(reads()).toBe(1)
    show('visible')
    await pass(5_000)
    expect(reads()).toBeGreaterThan(1)
    unmount()
    const until = reads()
    await pass(60_000)
    expect(reads()).toBe(until)
    // Who comes back sees no status of then.
    const kept = queryClient.getQueryCache().getAll()
    expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain('starting')
  })

  it('and the cluster with each while its number of nodes is doubted, until that is read [CFG-025]', async () => {
    const loader = [node('demo-loader-1'), node('demo-loader-2', 'starting')]
    const { api } = renderServices({
      getServiceStatus: () => statuses({ loader }),
      getCluster: () => {
        throw new ApiError({ statusCode: 500, message: 'Down' })
      },
    })
    const asked = () => api.callsOf('getCluster').length
    await pass(50)
    expect(asked()).toBe(1)
    await pass(5_000)
    expect([asked(), screen.queryByText('deleting')]).toEqual([2, null])
    api.answer({ getCluster: () => buildClusterDetail() })
    await pass(5_000)
    expect(asked()).toBe(3)
    expect(screen.getByText('deleting')).toBeDefined()
    await pass(10_000)
    expect(asked()).toBe(3)
  })

  it('and the cluster where nodes are to come, whose number may be lower by now, and after a minute again', async () => {
    const { api } = renderServices({}, { analyticsNodes: 2 })
    const asked = () => api.callsOf('getCluster').length
    await pass(50)
    expect([asked(), screen.getAllByText('creating').length]).toEqual([1, 2])
    await pass(55_000)
    expect(asked()).toBe(1)
    await pass(5_000)
    expect(asked()).toBe(2)
    await pass(55_000)
    expect(asked()).toBe(2)
  })

  it('later after a failure, with what was known still there', async () => {
    const { api } = renderServices({ getServiceStatus: () => starting })
    await pass(0)
    api.answer({
      getServiceStatus: () => {
        throw new ApiError({ statusCode: 500, message: 'The server is ill' })
      },
    })
    await pass(5_050)
    expect(screen.getByRole('alert').textContent).toContain(
      'The services could not be read again; this is how they were. The server is ill',
    )
    expect(screen.getByText('demo-analytics-1')).toBeDefined()
    const failed = api.callsOf('getServiceStatus').length
    await pass(7_800)
    expect(api.callsOf('getServiceStatus').length).toBe(failed)
    await pass(4_200)
    expect(api.callsOf('getServiceStatus').length).toBe(failed + 1)
  })

  it('again at once on demand after a failure, once until that has answered', async () => {
    const { api } = renderServices({ getServiceStatus: () => starting })
    await pass(0)
    api.answer({
      getServiceStatus: () => {
        throw new ApiError({ statusCode: 403, message: 'No' })
      },
    })
    await pass(5_050)
    let answer = () => {}
    api.answer({ getServiceStatus: () => new Promise((resolve) => (answer = () => resolve(settled))) })
    const retry = screen.getByRole('button', { name: 'Try again' })
    const locks = () => ['aria-disabled', 'aria-busy'].map((name) => retry.getAttribute(name))
    expect(locks()).toEqual([null, null])
    fireEvent.click(retry)
    await pass(50)
    expect(locks()).toEqual(['true', 'true'])
    fireEvent.click(retry)
    await pass(50)
    expect(api.callsOf('getServiceStatus')).toHaveLength(3)
    answer()
    await pass(50)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('half as often after each failure in a row, and every 5 s again once one succeeds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { api } = renderServices({ getServiceStatus: () => starting })
    const reads = () => api.callsOf('getServiceStatus').length
    await pass(0)
    api.answer({
      getServiceStatus: () => {
        throw new ApiError({ statusCode: 500, message: 'The server is ill' })
      },
    })
    await pass(5_000)
    expect(reads()).toBe(2)
    for (const [place, wait] of [10_000, 20_000, 40_000].entries()) {
      await pass(wait - 100)
      expect(reads()).toBe(place + 2)
      await pass(100)
      expect(reads()).toBe(place + 3)
    }
    api.answer({ getServiceStatus: () => starting })
    await pass(80_000)
    expect(reads()).toBe(6)
    await pass(5_000)
    expect(reads()).toBe(7)
  })
})
