import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../api/errors'
import { noPolicies } from '../../../../domain/cluster'
import { buildSubCluster } from '../../../../testing/detail-builders'
import { button, node, renderServices, statuses } from '../../../../testing/services-driver'

describe('an action on a node', () => {
  it.each([
    ['Start demo-analytics-1', 'not running', 'start'],
    ['Start demo-analytics-1', 'error', 'force start'],
    ['Start demo-analytics-1', 'N/A', 'force start'],
  ])('%s of one that is %s sends %s at once [CFG-020, CFG-022, CFG-D27]', async (name, status, action) => {
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
    expect(notices[0]).toMatchObject({ type: 'success', message: 'Reported by the server' })
  })

  it.each([
    ['Stop', 'stop', 'Stop demo-analytics-1?', 'It stays stopped until somebody starts it again.'],
    ['Restart', 'restart', 'Restart demo-analytics-1?', 'It starts again by itself.'],
  ])('%s asks first, and says what it interrupts [CFG-019, CFG-021]', async (label, action, title, after) => {
    const { api } = renderServices()
    fireEvent.click(await button(`${label} demo-analytics-1`))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('Queries that run there end without a result.')
    expect(dialog.textContent).toContain(after)
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

  const three = [
    node('demo-loader-1'),
    node('demo-loader-2', 'not running'),
    node('demo-loader-3', 'stopped'),
  ]
  const sent = (api: ReturnType<typeof renderServices>['api']) =>
    api.callsOf('executeService').map(({ options }) => options.body)

  it('for all nodes of a service goes as one where all take it [CFG-D27]', async () => {
    const loader = three.map((each) => ({ ...each, status: 'not running' }))
    const { api, notices } = renderServices(
      { getServiceStatus: () => statuses({ loader }) },
      { loaderNodes: 3 },
    )
    const start = await button('Start all nodes of Loader')
    expect(start.textContent).toBe('Start all')
    fireEvent.click(start)
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(sent(api)).toEqual([{ action: 'start', service: 'loader', allNodes: true }])
  })

  const stopped = three.map((each) => ({ ...each, status: 'stopped' }))
  it.each([
    [
      'one was added',
      [...stopped, node('demo-loader-4', 'stopped')],
      4,
      /^The nodes of Loader on demo have changed meanwhile/,
    ],
    [
      'one that runs was added',
      [...stopped, node('demo-loader-4')],
      4,
      /^The nodes of Loader on demo have changed meanwhile/,
    ],
    [
      'one no longer takes it',
      [node('demo-loader-1'), ...stopped.slice(1)],
      3,
      /^The nodes of Loader on demo have changed meanwhile/,
    ],
    ['they cannot be read', null, 3, /^The nodes of Loader on demo could not be read just now/],
  ])(
    'for all nodes of a service is not sent where meanwhile %s',
    async (_case, later, loaderNodes, words) => {
      const { api, notices } = renderServices(
        { getServiceStatus: () => statuses({ loader: stopped }) },
        { loaderNodes },
      )
      const start = await button('Start all nodes of Loader')
      api.answer({
        getServiceStatus: () => {
          if (later === null) throw new ApiError({ message: 'Down.', statusCode: 500 })
          return statuses({ loader: later })
        },
      })
      fireEvent.click(start)
      await waitFor(() =>
        expect(notices).toMatchObject([{ type: 'error', message: expect.stringMatching(words) }]),
      )
      expect(sent(api)).toEqual([])
    },
  )

  it('says in its question that the nodes have changed since it was asked', async () => {
    const two = [node('demo-loader-1'), node('demo-loader-2')]
    const { api, queryClient } = renderServices(
      { getServiceStatus: () => statuses({ loader: two }) },
      { loaderNodes: 2 },
    )
    fireEvent.click(await button('Stop all nodes of Loader'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('2 of 2 nodes: demo-loader-1, demo-loader-2')
    expect(within(dialog).queryByText(/have changed since you were asked/)).toBeNull()
    api.answer({
      getServiceStatus: () => statuses({ loader: [node('demo-loader-1'), node('demo-loader-2', 'stopped')] }),
    })
    await queryClient.refetchQueries()
    expect(await within(dialog).findByText(/it was about demo-loader-1, demo-loader-2/)).toBeTruthy()
    expect(dialog.textContent).toContain('1 of 2 nodes: demo-loader-1')
  })

  it('for some nodes of a service goes to these alone, one after another, and is reported once', async () => {
    const { api, notices } = renderServices(
      { getServiceStatus: () => statuses({ loader: three }) },
      { loaderNodes: 3 },
    )
    fireEvent.click(await button('Start 2 nodes of Loader'))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(sent(api)).toEqual([
      { action: 'start', service: 'loader', nodeName: 'demo-loader-2' },
      { action: 'start', service: 'loader', nodeName: 'demo-loader-3' },
    ])
    expect(notices[0]).toMatchObject({ type: 'success', message: 'Start on demo: 2 of 2 nodes on their way' })
    expect(screen.getAllByRole('button', { name: /nodes? of Loader/ }).map((one) => one.textContent)).toEqual(
      ['Start 2 of 3', 'Restart 1 of 3', 'Stop 1 of 3'],
    )
  })

  it('is offered for all nodes only where there are several, which are of no self-managed cluster', async () => {
    const analyticsSubCluster = ['demo-a-1', 'demo-a-2'].map((name) =>
      node(name, 'running', { subCluster: 'demo-a' }),
    )
    const loader = [node('demo-loader-1')]
    renderServices({ getServiceStatus: () => statuses({ loader, analyticsSubCluster }) })
    await button('Restart demo-loader-1')
    expect(screen.getByRole('button', { name: 'Stop demo-a-2' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /nodes? of/ })).toBeNull()
  })

  it('is offered once as Start for all nodes, the plain one first', async () => {
    const loader = [node('demo-loader-1', 'stopped'), node('demo-loader-2', 'error')]
    const { api } = renderServices({ getServiceStatus: () => statuses({ loader }) }, { loaderNodes: 2 })
    fireEvent.click(await button('Start 1 node of Loader'))
    await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
    expect(sent(api)).toEqual([{ action: 'start', service: 'loader', nodeName: 'demo-loader-1' }])
  })

  it('for some nodes of which one is refused reaches the others, and names the one', async () => {
    const { api, notices } = renderServices(
      {
        getServiceStatus: () => statuses({ loader: three }),
        executeService: ({ body }) => {
          if (JSON.stringify(body).includes('demo-loader-2'))
            throw new ApiError({ statusCode: 409, message: 'Not now' })
          return { message: null }
        },
      },
      { loaderNodes: 3 },
    )
    fireEvent.click(await button('Start 2 nodes of Loader'))
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(notices).toMatchObject([
      { type: 'error', message: 'Start demo-loader-2 on demo: Not now' },
      { type: 'success', message: 'Start on demo: 1 of 2 nodes on their way' },
    ])
    expect(sent(api)).toHaveLength(2)
    api.answer({ executeService: () => Promise.reject(new ApiError({ statusCode: 409, message: 'No' })) })
    const start = await button('Start 2 nodes of Loader')
    fireEvent.click(start)
    await waitFor(() => expect(notices).toHaveLength(4))
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull())
    expect(notices.slice(2).map(({ type }) => type)).toEqual(['error', 'error'])
  })

  it('for some nodes says how far it has come, and keeps the number of nodes meanwhile', async () => {
    const answers: (() => void)[] = []
    renderServices(
      {
        getServiceStatus: () => statuses({ loader: three }),
        executeService: () => new Promise((resolve) => answers.push(() => resolve({ message: null }))),
      },
      { loaderNodes: 3 },
    )
    fireEvent.click(await button('Start 2 nodes of Loader'))
    const selector = '[role=status]'
    const first = 'Start 2 nodes of Loader is on its way: 1 of 2.'
    expect(await screen.findByText(first, { selector })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add Loader services', description: first })).toBeDefined()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.()
    expect(
      await screen.findByText('Start 2 nodes of Loader is on its way: 2 of 2.', { selector }),
    ).toBeDefined()
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await waitFor(() => expect(screen.queryByText(/is on its way/, { selector })).toBeNull())
    // Of one node its button says it.
    fireEvent.click(await button('Start demo-loader-2'))
    expect(
      await screen.findByRole('button', { name: 'Start demo-loader-2', description: /is on its way/ }),
    ).toBeDefined()
    expect(screen.queryByText(/is on its way/, { selector })).toBeNull()
  })

  const size = { id: 's', name: 'medium', displayName: 'Medium', ipu: 8, order: 2 }
  const textOf = async (opener: string, dialog: string) => {
    fireEvent.click(await button(opener))
    return (await screen.findByRole('dialog', { name: dialog })).textContent
  }

  it('that stops some nodes says which, how many run after it, and what that consumes', async () => {
    const loader = [node('demo-loader-1'), node('demo-loader-2', 'starting'), node('demo-loader-3', 'error')]
    renderServices(
      { getServiceStatus: () => statuses({ loader }) },
      { analyticsNodes: 1, loaderNodes: 3, analyticsSize: size, loaderSize: size },
    )
    const text = await textOf('Stop 2 nodes of Loader', 'Stop 2 nodes of Loader?')
    expect(text).toContain('2 of 3 nodes: demo-loader-1, demo-loader-2')
    const rows = within(screen.getByRole('dialog')).getAllByRole('row')
    expect(rows.slice(1, 3).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Running nodes of Loader', '1', '0'],
      ['IPU an hour', '32', 'unknown'],
    ])
    expect(text).toContain('The server does not say whether nodes that are stopped consume less.')
    expect(text).toContain('No other node of Loader is running')
  })

  it('that stops a node of another service does not say what that consumes', async () => {
    renderServices({
      getServiceStatus: () => statuses({ sqli: [node('demo-sqli-1'), node('demo-sqli-2')] }),
    })
    const text = await textOf('Stop demo-sqli-1', 'Stop demo-sqli-1?')
    expect(text).toContain('Running nodes of SQLi: 2 now, 1 after that.')
    expect(text).toContain('The server does not say what these nodes consume.')
    expect(text).not.toContain('No other node')
  })

  it('that restarts nodes says how many run meanwhile', async () => {
    const loader = [node('demo-loader-1'), node('demo-loader-2')]
    renderServices({ getServiceStatus: () => statuses({ loader }) }, { loaderNodes: 2 })
    expect(await textOf('Restart demo-loader-1', 'Restart demo-loader-1?')).toContain(
      'Running nodes of Loader: 2 now, 1 until the restart is over.',
    )
  })

  it('does not say that no other node runs where one could not be read', async () => {
    const loader = { ...statuses({ loader: [node('demo-loader-1')] }).loader, unread: 1 }
    renderServices({ getServiceStatus: () => ({ ...statuses({}), loader }) }, { loaderNodes: 2 })
    const text = await textOf('Stop demo-loader-1', 'Stop demo-loader-1?')
    expect(text).toContain('1 node could not be read.')
    expect(text).not.toContain('No other node')
  })

  it.each([
    ['demo-a', '10', 5, true],
    ['demo-b', '21', 7, false],
  ])(
    'on a node of self-managed cluster %s counts the nodes of that one',
    async (name, count, ipu, isLast) => {
      const of = (subCluster: string, number: number) =>
        node(`${subCluster}-${number}`, 'running', { subCluster })
      const analyticsSubCluster = [of('demo-a', 1), of('demo-b', 1), of('demo-b', 2)]
      renderServices(
        { getServiceStatus: () => statuses({ analyticsSubCluster }) },
        {
          subClusters: [
            buildSubCluster({ id: 's-1', name: 'demo-a', nodes: 1, ipu: 5 }),
            buildSubCluster({ id: 's-2', name: 'demo-b', nodes: 2, ipu: 7 }),
          ],
        },
      )
      const text = await textOf(`Stop ${name}-1`, `Stop ${name}-1?`)
      expect(text).toContain(`Running nodes of ${name}${count}`)
      expect(text).toContain(`IPU an hour${ipu}unknown`)
      expect(text.includes(`No other node of ${name} is running`)).toBe(isLast)
    },
  )

  it('whose node changes while it is asked about is held against what the node is by then', async () => {
    const loader = (status: string) => statuses({ loader: [node('demo-loader-1', status)] })
    const { api, queryClient } = renderServices({ getServiceStatus: () => loader('running') })
    fireEvent.click(await button('Stop demo-loader-1'))
    const dialog = await screen.findByRole('dialog', { name: 'Stop demo-loader-1?' })
    api.answer({ getServiceStatus: () => loader('not running') })
    await queryClient.refetchQueries()
    const reason = 'demo-loader-1 does not take this any more. Its status has changed meanwhile.'
    expect((await within(dialog).findByRole('alert')).textContent).toContain(reason)
    expect(within(dialog).queryByText(/it was about/)).toBeNull()
    const submit = within(dialog).getByRole('button', { name: 'Stop', description: reason })
    expect([submit.getAttribute('aria-disabled'), submit.className]).toEqual([
      'true',
      expect.stringContaining('danger'),
    ])
    fireEvent.click(submit)
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(sent(api)).toEqual([])
  })

  it('does not go to all nodes where one of them could not be read', async () => {
    const loader = three.slice(1)
    const all = statuses({ loader })
    const { api, notices } = renderServices(
      { getServiceStatus: () => ({ ...all, loader: { ...all.loader, unread: 1 } }) },
      { loaderNodes: 3 },
    )
    fireEvent.click(await button('Start 2 nodes of Loader'))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(sent(api).map((body) => Object.keys(body ?? {}))).toEqual([
      ['action', 'service', 'nodeName'],
      ['action', 'service', 'nodeName'],
    ])
  })

  it('keeps others from its node until it is answered, and says so, and none from other nodes', async () => {
    let answer = () => {}
    const loader = [node('demo-loader-1', 'stopping'), node('demo-loader-2', 'running')]
    const { api } = renderServices(
      {
        getServiceStatus: () => statuses({ loader }),
        executeService: () => new Promise((resolve) => (answer = () => resolve({ message: null }))),
      },
      { loaderNodes: 2 },
    )
    fireEvent.click(await button('Restart demo-loader-2'))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restart' }))
    await waitFor(() => expect(sent(api)).toHaveLength(1))
    for (const name of ['Stop demo-loader-2', 'Stop 1 node of Loader']) {
      const other = screen.getByRole('button', { name, description: 'Restart demo-loader-2 is on its way.' })
      expect(other.getAttribute('aria-disabled')).toBe('true')
      expect(other.getAttribute('aria-busy')).toBeNull()
      fireEvent.click(other)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Restart demo-loader-2' }).getAttribute('aria-busy')).toBe(
      'true',
    )
    const add = screen.getByRole('button', { name: 'Add Loader services' })
    expect(['aria-disabled', 'aria-busy'].map((state) => add.getAttribute(state))).toEqual(['true', null])
    expect(
      screen.getByRole('button', { name: 'Start demo-loader-1' }).getAttribute('aria-disabled'),
    ).toBeNull()
    answer()
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Stop demo-loader-2' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    )
  })

  it('that is answered leaves closed what is on its way on another node', async () => {
    const answers: (() => void)[] = []
    const loader = [node('demo-loader-1', 'stopped'), node('demo-loader-2', 'stopped')]
    renderServices(
      {
        getServiceStatus: () => statuses({ loader }),
        executeService: () => new Promise((resolve) => answers.push(() => resolve({ message: null }))),
      },
      { loaderNodes: 2 },
    )
    const start = (place: number) => screen.getByRole('button', { name: `Start demo-loader-${place}` })
    fireEvent.click(await button('Start demo-loader-1'))
    fireEvent.click(start(2))
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.()
    await waitFor(() => expect(start(1).getAttribute('aria-disabled')).toBeNull())
    expect(['aria-disabled', 'aria-busy'].map((state) => start(2).getAttribute(state))).toEqual([
      'true',
      'true',
    ])
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

  it('of which the server says nothing is said to be on its way', async () => {
    const { notices } = renderServices({
      getServiceStatus: () => statuses({ analytics: [node('demo-analytics-1', 'error')] }),
      executeService: () => ({ message: null }),
    })
    fireEvent.click(await button('Start demo-analytics-1'))
    await waitFor(() =>
      expect(notices).toMatchObject([
        { type: 'success', message: 'Start demo-analytics-1 on demo: on its way' },
      ]),
    )
  })

  it('that is refused is reported in the words of the server', async () => {
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
  it('of which the server says no more has nothing to copy, and its dialog is closed', async () => {
    const loader = [node('demo-loader-1', 'error', { fault: 'error' }), node('demo-loader-2')]
    renderServices({ getServiceStatus: () => statuses({ loader }) }, { loaderNodes: 2 })
    fireEvent.click(await button('Details of demo-loader-1'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Loader failed to start' }))
    expect(dialog.getByText('demo-loader-1: error')).toBeDefined()
    expect(dialog.getByText('The server says no more about it.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Copy to Clipboard' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Details of demo-loader-2' })).toBeNull()
    const [close] = dialog.getAllByText('Close', { selector: 'button' })
    fireEvent.click(close ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

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
  })
})
