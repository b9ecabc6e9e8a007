import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, ContractError, NetworkError } from '../../../../api/errors'
import { noPolicies } from '../../../../domain/cluster'
import { buildSubCluster } from '../../../../testing/detail-builders'
import { button, node, renderServices, statuses, usual } from '../../../../testing/services-driver'

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

  it('have rows for nodes to come and to go, which nobody acts on, and no table without a node [CFG-024, CFG-025]', async () => {
    const two = statuses({ loader: [node('demo-loader-1'), node('demo-loader-2')] })
    renderServices({ getServiceStatus: () => two }, { analyticsReplicas: 2, loaderReplicas: 1 })
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

  it('name how many nodes could not be read', async () => {
    const analytics = { ...usual.analytics, unread: 1 }
    renderServices({ getServiceStatus: () => ({ ...usual, analytics }) })
    expect(await screen.findByText('1 node could not be read.')).toBeDefined()
  })
})

describe('an action on a node', () => {
  it.each([
    ['Start demo-analytics-1', 'not running', 'start'],
    ['Start demo-analytics-1', 'error', 'force start'],
    ['Start demo-analytics-1', 'N/A', 'force start'],
  ])('%s of one that is %s sends %s at once [CFG-020, CFG-022]', async (name, status, action) => {
    const { api, notices } = renderServices({
      getServiceStatus: () => statuses({ analytics: [node('demo-analytics-1', status)] }),
    })
    fireEvent.click(await button(name))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(api.callsOf('executeService').map(({ options }) => options)).toEqual([
      {
        path: { instanceId: 'id-demo' },
        body: { action, service: 'analytics', nodeName: 'demo-analytics-1' },
      },
    ])
    expect(notices[0]).toMatchObject({ type: 'success', message: 'Told by the server' })
  })

  it.each([
    ['Stop', 'stop', 'Stop demo-analytics-1?'],
    ['Restart', 'restart', 'Restart demo-analytics-1?'],
  ])('%s asks first, and says what it interrupts [CFG-019, CFG-021]', async (label, action, title) => {
    const { api } = renderServices()
    fireEvent.click(await button(`${label} demo-analytics-1`))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('Queries that run there end without a result.')
    expect(dialog.textContent).toContain(
      'No other node of Analytics is running: until then the service cannot be used.',
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(api.callsOf('executeService')).toEqual([])
    fireEvent.click(await button(`${label} demo-analytics-1`))
    const again = await screen.findByRole('dialog', { name: title })
    fireEvent.click(within(again).getByRole('button', { name: label }))
    await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
    expect(api.callsOf('executeService')[0]?.options.body).toEqual({
      action,
      service: 'analytics',
      nodeName: 'demo-analytics-1',
    })
  })

  it('is there for all nodes of a service at once where several take it', async () => {
    const loader = [
      node('demo-loader-1'),
      node('demo-loader-2', 'not running'),
      node('demo-loader-3', 'error'),
    ]
    const { api } = renderServices(
      { getServiceStatus: () => statuses({ loader }) },
      { analyticsReplicas: 0, loaderReplicas: 3 },
    )
    fireEvent.click(await button('Start all nodes of Loader'))
    await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
    expect(api.callsOf('executeService')[0]?.options.body).toEqual({
      action: 'start',
      service: 'loader',
      allNodes: true,
    })
    expect(
      screen.getAllByRole('button', { name: /all nodes of Loader/ }).map((one) => one.textContent),
    ).toEqual(['Start all', 'Restart all', 'Stop all'])
  })

  it('of a self-managed cluster goes by its node, and is refused while that is disconnected [CFG-023]', async () => {
    const analyticsSubCluster = [
      node('demo-extra-1', 'not running', { subCluster: 'demo-extra' }),
      node('demo-off-1', 'sleeping', { subCluster: 'demo-off', isDisconnected: true }),
    ]
    const { api } = renderServices({ getServiceStatus: () => statuses({ analyticsSubCluster }) })
    const off = await button('Start demo-off-1')
    expect(off.getAttribute('aria-disabled')).toBe('true')
    expect(
      screen.getByRole('button', {
        name: 'Start demo-off-1',
        description: /You can't make actions on Self-Managed Cluster/,
      }),
    ).toBe(off)
    fireEvent.click(off)
    fireEvent.click(await button('Start demo-extra-1'))
    await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
    expect(api.callsOf('executeService')[0]?.options.body).toEqual({
      action: 'start',
      service: 'subcluster',
      nodeName: 'demo-extra-1',
    })
  })

  it('is refused with its reason to who may not change the cluster [CFG-049]', async () => {
    const policies = {
      ...noPolicies,
      cluster: ['list'],
      roleName: 'accountAdmin',
      authorizedRoles: ['accountAdmin'],
    }
    const { api } = renderServices({}, { policies })
    const stop = await button('Stop demo-analytics-1')
    expect(stop.getAttribute('aria-disabled')).toBe('true')
    expect(
      screen.getByRole('button', {
        name: 'Stop demo-analytics-1',
        description: /You need higher permission/,
      }),
    ).toBe(stop)
    fireEvent.click(stop)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsOf('executeService')).toEqual([])
  })

  const lost = () => {
    throw new NetworkError('executeService', 'timeout')
  }
  it.each([
    [
      'nothing has changed',
      () => statuses({ analytics: [node('demo-analytics-1', 'not running')] }),
      'error',
      'We could not confirm whether "Start demo-analytics-1" reached the cluster. The services have been read again: the status is not running.',
    ],
    [
      'the node starts',
      () => statuses({ analytics: [node('demo-analytics-1', 'is starting')] }),
      'success',
      'Start demo-analytics-1: the status is is starting now',
    ],
    [
      'the services cannot be read',
      lost,
      'error',
      'We could not confirm whether "Start demo-analytics-1" reached the cluster, and the services could not be read again.',
    ],
  ])('whose answer is lost is not called a failure where %s', async (_case, after, type, message) => {
    const stopped = statuses({ analytics: [node('demo-analytics-1', 'not running')] })
    const { api, notices } = renderServices({ getServiceStatus: () => stopped, executeService: lost })
    const start = await button('Start demo-analytics-1')
    api.answer({ getServiceStatus: after })
    fireEvent.click(start)
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({ type, message })
  })

  it('that is refused is told in the words of the server', async () => {
    const { notices } = renderServices({
      getServiceStatus: () => statuses({ analytics: [node('demo-analytics-1', 'error')] }),
      executeService: () => {
        throw new ApiError({ statusCode: 409, message: 'Not in this state' })
      },
    })
    fireEvent.click(await button('Start demo-analytics-1'))
    await waitFor(() => expect(notices[0]).toMatchObject({ type: 'error', message: 'Not in this state' }))
  })
})

describe('a node in trouble', () => {
  it.each([
    ['failed to start', 'error', 'Loader failed to start'],
    ['started with warnings', 'warning', 'Loader is in a warning state'],
  ] as const)('that %s shows its words, to copy [CFG-062, CFG-063]', async (status, fault, title) => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
    const loader = [node('demo-loader-1', status, { fault, messages: ['No memory', 'Code 137'] })]
    renderServices({ getServiceStatus: () => statuses({ loader }) })
    fireEvent.click(await button('Details of demo-loader-1'))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByText(/No memory/).textContent).toBe('No memory\nCode 137')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy to Clipboard' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('No memory\nCode 137'))
    vi.unstubAllGlobals()
  })
})

describe('the services are read', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    show('visible')
    vi.useRealTimers()
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
    const { api, unmount } = renderServices({ getServiceStatus: () => starting })
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
})
