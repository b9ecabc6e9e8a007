import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'
const mktsaas = 'c1a5e000-0000-4000-8000-000000000002'
const execute = `/instances/${clusterId}/services/execute`
const analytics = 'sales-analytics-analytics-1'
const second = 1_000

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const statusOf = async (id = clusterId) =>
  (await rig.call('owner', 'GET', `/instances/${id}/services/status`)).body as Record<
    string,
    { node_name: string; status: string }[]
  >
const statuses = async (list: string) =>
  (await statusOf())[list]?.map(({ node_name, status }) => [node_name, status])

describe('the services of a cluster', () => {
  it('are listed node by node, with the status of all [API-041, API-084]', async () => {
    expect(await statusOf()).toEqual({
      analyticsServices: [{ node_name: analytics, name: 'analytics', status: 'running', failover: false }],
      loaderServices: [
        { node_name: 'sales-analytics-loader-1', name: 'loader', status: 'running', failover: false },
      ],
      sqliService: [],
      notebookService: [
        { node_name: 'sales-analytics-notebook-1', name: 'notebook', status: 'running', failover: false },
      ],
      analyticsSubClusterServices: [
        ...[1, 2, 3].map((node) => ({
          node_name: `sales-analytics-quarter-${node}`,
          name: 'sales-analytics-quarter',
          status: 'running',
          subclusterStatus: 'running',
          failover: false,
        })),
        {
          node_name: 'sales-analytics-spare-1',
          name: 'sales-analytics-spare',
          status: 'running',
          subclusterStatus: 'running',
          failover: true,
        },
        {
          node_name: 'sales-analytics-lab-1',
          name: 'sales-analytics-lab',
          status: 'not running',
          subclusterStatus: 'running',
          failover: false,
        },
      ],
      loaderSubClusterServices: [1, 2].map((node) => ({
        node_name: `sales-analytics-nightly-${node}`,
        name: 'sales-analytics-nightly',
        status: 'sleeping',
        subclusterStatus: 'disconnected',
        failover: false,
      })),
      analyticsStatus: 'running',
      loaderStatus: 'running',
      sqliStatus: null,
      notebookStatus: 'running',
    })
  })

  it('show on the first day one that failed and one that warns, each with its words', async () => {
    const { loaderServices, notebookService } = await statusOf(mktsaas)
    expect(loaderServices).toEqual([
      {
        ...{ node_name: 'mktsaas-loader-1', name: 'loader', failover: false, status: 'failed to start' },
        statusMessage: 'The loader stopped while it was starting.',
        error: ['java.lang.OutOfMemoryError: Java heap space', 'Exit code 137 after 41 s'],
      },
    ])
    expect(await statusOf(mktsaas)).toMatchObject({
      ...{ loaderStatus: 'failed to start', notebookStatus: 'started with warnings' },
      ...{ analyticsStatus: 'running', sqliStatus: null },
    })
    expect(notebookService).toEqual([
      {
        ...{ node_name: 'mktsaas-notebook-1', name: 'notebook', failover: false, status: 'started' },
        statusType: 'started with warnings',
        warnings: ['The package pandas 2.1.0 is older than the image expects.'],
      },
    ])
  })

  it('stop, start and restart in simulated time [API-039, API-040]', async () => {
    const act = (action: string) =>
      rig.call('owner', 'PUT', execute, { action, service: 'analytics', nodeName: analytics })
    expect(await act('stop')).toMatchObject({ status: 200, body: { message: `${analytics} is stopped` } })
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'stopping']])
    rig.pass(20 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'not running']])
    expect((await act('stop')).status).toBe(409)
    expect((await act('restart')).status).toBe(409)
    expect((await act('force start')).status).toBe(409)
    expect((await act('start')).status).toBe(200)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'starting']])
    rig.pass(30 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'running']])
    expect((await act('start')).status).toBe(409)
    expect((await act('restart')).status).toBe(200)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'stopping tenant(s)']])
    rig.pass(20 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'is starting']])
    rig.pass(30 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'running']])
  })

  it('are named by what was done to them, one or several', async () => {
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics', { analyticsReplicas: 3 })
    rig.pass(60 * second)
    const names = [1, 2, 3].map((node) => `sales-analytics-analytics-${node}`)
    const act = async (body: object) =>
      (await rig.call('owner', 'PUT', execute, { service: 'analytics', ...body })).body.message
    expect(await act({ action: 'restart', allNodes: true })).toBe(`${names.join(', ')} are restarted`)
    rig.pass(50 * second)
    expect(await act({ action: 'stop', nodeName: names[1] })).toBe(`${names[1]} is stopped`)
    rig.pass(20 * second)
    // Only those that can be are stopped.
    expect(await act({ action: 'stop', allNodes: true })).toBe(`${names[0]}, ${names[2]} are stopped`)
    rig.pass(20 * second)
    expect(await act({ action: 'start', nodeName: names[1] })).toBe(`${names[1]} is started`)
    expect(await statuses('analyticsServices')).toEqual([
      [names[0], 'not running'],
      [names[1], 'starting'],
      [names[2], 'not running'],
    ])
    expect(await statusOf()).toMatchObject({ analyticsStatus: 'processing' })
  })

  it('are acted on all at once where they can be', async () => {
    const all = (service: string, action: string) =>
      rig.call('owner', 'PUT', execute, { action, service, allNodes: true })
    expect((await all('loader', 'stop')).status).toBe(200)
    expect(await statuses('loaderServices')).toEqual([['sales-analytics-loader-1', 'stopping']])
    expect((await all('sqli', 'stop')).status).toBe(404)
    expect((await all('kitchen', 'stop')).status).toBe(404)
    expect((await all('notebook', 'start')).status).toBe(409)
  })

  it('of self-managed clusters are acted on one by one, and not while those are disconnected [CFG-023]', async () => {
    const act = (action: string, nodeName: string) =>
      rig.call('owner', 'PUT', execute, { action, service: 'subcluster', nodeName })
    expect((await act('stop', 'sales-analytics-quarter-2')).status).toBe(200)
    expect((await statuses('analyticsSubClusterServices'))?.slice(0, 3)).toEqual([
      ['sales-analytics-quarter-1', 'running'],
      ['sales-analytics-quarter-2', 'stopping'],
      ['sales-analytics-quarter-3', 'running'],
    ])
    const refused = await act('start', 'sales-analytics-nightly-1')
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: "You can't make actions on Self-Managed Cluster",
        ruleId: 'cluster-services.sub-cluster-connected',
      },
    })
    const [denial] = await (await rig.control('GET', '/denials')).json()
    expect(denial).toMatchObject({
      decisionId: refused.body.decisionId,
      unmet: ['cluster-services.sub-cluster-connected'],
      replay: { isSame: true },
    })
    expect((await act('stop', 'sales-analytics-nobody-1')).status).toBe(404)
  })

  it('of self-managed clusters are started all at once, but for those of a disconnected one', async () => {
    expect(await statuses('loaderSubClusterServices')).toContainEqual([
      'sales-analytics-nightly-1',
      'sleeping',
    ])
    const all = { action: 'start', service: 'subcluster', allNodes: true }
    expect((await rig.call('owner', 'PUT', execute, all)).body).toEqual({
      message: 'sales-analytics-lab-1 is started',
    })
  })

  it('of a User are not to be seen or acted on [CFG-049]', async () => {
    expect((await rig.call('user', 'GET', `/instances/${clusterId}/services/status`)).status).toBe(403)
    const body = { action: 'stop', service: 'analytics', nodeName: analytics }
    expect((await rig.call('user', 'PUT', execute, body)).status).toBe(403)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'running']])
  })

  it('sleep with their cluster, and run when it has come back', async () => {
    await rig.call('owner', 'PUT', execute, { action: 'stop', service: 'analytics', nodeName: analytics })
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    rig.pass(60 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'sleeping']])
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/connect')
    rig.pass(300 * second)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'running']])
  })
})

describe('the number of nodes', () => {
  const change = (body: object) => rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics', body)

  it('grows node by node, and a second analytics node restarts the first [API-038, CFG-064]', async () => {
    expect((await change({ analyticsReplicas: 3 })).status).toBe(200)
    const { body } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    expect(body).toMatchObject({ analyticsReplicas: 3, analyticsNodes: 3, loaderReplicas: 1 })
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'stopping tenant(s)']])
    rig.pass(15 * second - 1)
    expect(await statuses('analyticsServices')).toHaveLength(1)
    rig.pass(1)
    expect((await statuses('analyticsServices'))?.slice(1)).toEqual([
      ['sales-analytics-analytics-2', 'starting'],
      ['sales-analytics-analytics-3', 'starting'],
    ])
    rig.pass(45 * second)
    expect((await statuses('analyticsServices'))?.map(([, status]) => status)).toEqual([
      'running',
      'running',
      'running',
    ])
    await change({ analyticsReplicas: 4 })
    expect((await statuses('analyticsServices'))?.[0]).toEqual([analytics, 'running'])
  })

  it('that is asked for and there already restarts nothing', async () => {
    expect((await change({ analyticsReplicas: 1 })).status).toBe(200)
    expect(await statuses('analyticsServices')).toEqual([[analytics, 'running']])
  })

  it('has one status while nodes differ: under way, or with warnings', async () => {
    await change({ analyticsReplicas: 2 })
    rig.pass(15 * second)
    expect(await statusOf()).toMatchObject({ analyticsStatus: 'processing' })
    rig.pass(45 * second)
    expect(await statusOf()).toMatchObject({ analyticsStatus: 'running' })
    const stop = { action: 'stop', service: 'analytics', nodeName: 'sales-analytics-analytics-2' }
    await rig.call('owner', 'PUT', execute, stop)
    rig.pass(20 * second)
    expect(await statusOf()).toMatchObject({ analyticsStatus: 'started with warnings' })
  })

  it('shrinks by the last nodes, which stop first', async () => {
    await change({ loaderReplicas: 2 })
    rig.pass(60 * second)
    await change({ loaderReplicas: 1 })
    expect(await statuses('loaderServices')).toEqual([
      ['sales-analytics-loader-1', 'running'],
      ['sales-analytics-loader-2', 'stopping'],
    ])
    rig.pass(30 * second)
    expect(await statuses('loaderServices')).toEqual([['sales-analytics-loader-1', 'running']])
  })

  it.each([
    [0, "You can't delete the last service."],
    [11, "You've reached maximum number of loader service nodes"],
    [1.5, "You've reached maximum number of loader service nodes"],
  ])('is not %d [CFG-066, CFG-067, CFG-078, CFG-079]', async (loaderReplicas, message) => {
    expect(await change({ loaderReplicas })).toMatchObject({
      status: 400,
      body: { errors: [{ fieldName: 'loaderReplicas', message }] },
    })
  })
})

it('a system configuration answers its value, or the default that was sent [API-042, CFG-079, SCA-008]', async () => {
  const read = async (configKey: string) =>
    (
      await rig.call('user', 'POST', '/systemconfigurations', {
        configKey,
        configType: 'number',
        defaultValue: 4,
      })
    ).body
  expect(await read('scalingMaxReplicas')).toEqual({ sysConfig: 10 })
  expect(await read('whatever')).toEqual({ sysConfig: 4 })
  expect((await read('azureRegions')).sysConfig).toMatch(/^East US,West US,.*,Korea Central$/)
})
