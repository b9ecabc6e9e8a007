import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const minutes = (count: number) => count * 60_000

type Entry = {
  instance: { name: string; corrupted: boolean; status: string | null; runningAt: string | null }
  services: { status: string }[]
}

async function entry(key: string, name: string): Promise<Entry | undefined> {
  const { body } = await rig.call(key, 'GET', '/users/{id}/instances')
  return body.find((candidate: Entry) => candidate.instance.name === name)
}

describe('the cluster list', () => {
  it('is a bare list of instances and services with the fields of the specification [CLU-012, CLU-013, CLU-014, CLU-015, API-005]', async () => {
    // The days of the seed are counted from a clock that other tests have moved on.
    const firstDay = await startSandboxRig()
    const answer = await firstDay.call('owner', 'GET', '/users/{id}/instances')
    await firstDay.close()
    expect(answer.status).toBe(200)
    const [sales] = answer.body.filter((one: Entry) => one.instance.name === 'sales-analytics')
    expect(sales).toEqual({
      instance: {
        id: 'c1a5e000-0000-4000-8000-000000000001',
        name: 'sales-analytics',
        hostName: 'sales-analytics.sandbox.test',
        platform: 'gc',
        image: '4.2.6-1182',
        customBuild: null,
        corrupted: false,
        isPremium: true,
        cloneable: true,
        createdAt: '2025-08-04T09:00:00.000Z',
        owner: { fullName: 'Olivia Owner' },
        csize: 'larges2',
        analyticsSize: { displayName: 'Large S2' },
        regionAlias: 'US Central (Iowa)',
        displayIdleTime: '1 Hour',
        runningAt: '2025-08-04T09:00:00.000Z',
        status: null,
        clusterPolicy: {
          clusterPolicy: ['list', 'update', 'delete'],
          subClusterPolicy: ['list', 'create', 'update', 'delete'],
          userPolicy: ['list', 'create', 'update', 'delete'],
          managementPolicy: ['list', 'create', 'update'],
          blueprintPolicy: ['list', 'create', 'update', 'delete'],
          connectionPolicy: ['list', 'create'],
          cliPolicy: ['list', 'create', 'update', 'delete'],
          whitelistPolicy: ['list', 'create', 'update', 'delete'],
          roleName: 'owner',
          authorizedRoles: ['owner'],
        },
      },
      services: [
        { name: 'analytics', url: 'https://sales-analytics.sandbox.test/', status: 'running' },
        { name: 'loader', url: null, status: 'running' },
      ],
    })
  })

  it.each([
    ['risk-models', { corrupted: false, status: null, hasRun: false, service: 'loading' }],
    ['supply-chain', { corrupted: false, status: null, hasRun: true, service: 'loading' }],
    ['sales-analytics', { corrupted: false, status: null, hasRun: true, service: 'running' }],
    ['web-events', { corrupted: false, status: 'stopping', hasRun: true, service: 'disconnected' }],
    ['finance-archive', { corrupted: false, status: null, hasRun: true, service: 'disconnected' }],
    ['legacy-import', { corrupted: true, status: null, hasRun: true, service: 'disconnected' }],
  ])('sends the state of %s as the specification reads it', async (name, expected) => {
    const found = await entry('owner', name)
    expect({
      corrupted: found?.instance.corrupted,
      status: found?.instance.status,
      hasRun: found?.instance.runningAt !== null,
      service: found?.services[0]?.status,
    }).toEqual(expected)
  })

  it('keeps the seeded states until somebody gives a command', async () => {
    rig.pass(minutes(600))
    expect((await entry('owner', 'risk-models'))?.services[0]?.status).toBe('loading')
  })

  it('shows a tenant nothing of another', async () => {
    const { body } = await rig.call('stranger', 'GET', '/users/{id}/instances')
    expect(body.map(({ instance }: Entry) => instance.name)).toEqual(['night-owl'])
  })

  it.each([
    ['manager', 'accountAdmin', [], ['list', 'update'], ['list', 'create']],
    ['user', 'developer', [], ['list'], []],
    ['billing', 'accountManager', [], ['list', 'update'], []],
  ])(
    "shows %s the owner's clusters with the policies of %s [ACL-026, ACL-028]",
    async (key, role, management, cluster, connection) => {
      const { body } = await rig.call(key, 'GET', '/users/{id}/instances')
      expect(body).toHaveLength(8)
      expect(body[0].instance.clusterPolicy).toMatchObject({
        roleName: role,
        managementPolicy: management,
        clusterPolicy: cluster,
        connectionPolicy: connection,
      })
    },
  )

  it('polls ids, states and services only', async () => {
    const { body } = await rig.call('trial', 'GET', '/users/{id}/instances/services')
    expect(body).toEqual([
      {
        instance: {
          id: 'c1a5e000-0000-4000-8000-000000000012',
          name: 'first-steps',
          corrupted: false,
          runningAt: expect.any(String),
          status: null,
        },
        services: [
          { name: 'analytics', url: 'https://first-steps.sandbox.test/', status: 'running' },
          { name: 'loader', url: null, status: 'running' },
        ],
      },
    ])
  })
})

describe('disconnect and connect', () => {
  it('put a cluster to sleep and wake it up [CLU-062, CLU-063]', async () => {
    const off = await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    expect([off.status, off.body]).toEqual([200, { message: 'sales-analytics is disconnecting' }])
    expect((await entry('owner', 'sales-analytics'))?.instance.status).toBe('stopping')
    rig.pass(minutes(1))
    expect((await entry('owner', 'sales-analytics'))?.services[0]?.status).toBe('disconnected')
    expect((await entry('owner', 'sales-analytics'))?.instance.status).toBeNull()

    const on = await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/connect')
    expect([on.status, on.body]).toEqual([200, { message: 'sales-analytics is connecting' }])
    const starting = await entry('owner', 'sales-analytics')
    expect(starting?.services[0]?.status).toBe('loading')
    expect(starting?.instance.runningAt).not.toBeNull()
    rig.pass(minutes(5))
    expect((await entry('owner', 'sales-analytics'))?.services[0]?.status).toBe('running')
  })

  it('may be repeated without a further effect', async () => {
    await rig.call('owner', 'PUT', '/users/{id}/instances/finance-archive/connect')
    rig.pass(minutes(3))
    const again = await rig.call('owner', 'PUT', '/users/{id}/instances/finance-archive/connect')
    expect(again.status).toBe(200)
    rig.pass(minutes(1.5))
    expect((await entry('owner', 'finance-archive'))?.services[0]?.status).toBe('running')
  })

  it.each([
    ['connect', 'risk-models', 'cluster.connect.state', 'Only a disconnected cluster can be connected.'],
    ['connect', 'web-events', 'cluster.connect.state', 'Only a disconnected cluster can be connected.'],
    ['connect', 'legacy-import', 'cluster.connect.state', 'Only a disconnected cluster can be connected.'],
    [
      'disconnect',
      'risk-models',
      'cluster.disconnect.state',
      'Only a connected or starting cluster can be disconnected.',
    ],
    [
      'disconnect',
      'legacy-import',
      'cluster.disconnect.state',
      'Only a connected or starting cluster can be disconnected.',
    ],
  ])('%s of %s is 409, the state forbids it', async (command, name, ruleId, message) => {
    const answer = await rig.call('owner', 'PUT', `/users/{id}/instances/${name}/${command}`)
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      code: 'state',
      ruleId,
      message,
      unmet: [
        { ruleId, message, kind: 'state', resolution: 'wait', source: expect.stringMatching(/^D1 §4 /) },
      ],
      rulesVersion: expect.stringMatching(/^[0-9a-f]{64}$/),
      decisionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it.each([
    ['manager', 200],
    ['user', 403],
    ['billing', 403],
    ['stranger', 404],
  ])('by %s is %i [ACL-035, ACL-026]', async (key, status) => {
    const off = await rig.call(key, 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    expect(off.status).toBe(status)
    const on = await rig.call(key, 'PUT', '/users/{id}/instances/finance-archive/connect')
    expect(on.status).toBe(status)
  })

  it('refuses with a problem that names the rule', async () => {
    const answer = await rig.call('user', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).toEqual({
      code: 'policy',
      ruleId: 'cluster.connection.policy',
      message: 'You need higher permission',
      unmet: [
        {
          ruleId: 'cluster.connection.policy',
          message: 'You need higher permission',
          kind: 'policy',
          resolution: 'owner',
          source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
        },
      ],
      rulesVersion: expect.stringMatching(/^[0-9a-f]{64}$/),
      decisionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })
})

describe('delete', () => {
  it.each(['sales-analytics', 'finance-archive'])('removes %s [CLU-061]', async (name) => {
    const answer = await rig.call('owner', 'DELETE', `/users/{id}/instances/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: `${name} is deleted successfully` })
    expect(await entry('owner', name)).toBeUndefined()
    expect((await rig.call('owner', 'DELETE', `/users/{id}/instances/${name}`)).status).toBe(404)
  })

  it.each([
    ['risk-models', 'cluster.delete.state'],
    ['supply-chain', 'cluster.delete.state'],
    ['web-events', 'cluster.delete.state'],
    ['legacy-import', 'cluster.delete.corrupted'],
  ])('of %s is 409, it is not settled', async (name, ruleId) => {
    const answer = await rig.call('owner', 'DELETE', `/users/{id}/instances/${name}`)
    expect(answer.status).toBe(409)
    expect(answer.body.ruleId).toBe(ruleId)
  })

  it.each([
    ['manager', 403],
    ['user', 403],
    ['billing', 403],
    ['stranger', 404],
  ])('by %s is %i [ACL-028, ACL-031]', async (key, status) => {
    expect((await rig.call(key, 'DELETE', '/users/{id}/instances/sales-analytics')).status).toBe(status)
  })

  it('lowers the number of clusters of the owner', async () => {
    await rig.call('owner', 'DELETE', '/users/{id}/instances/sales-analytics')
    const { body } = await rig.call('owner', 'GET', '/users/{id}/me')
    expect(body.user.instancesCount).toBe(7)
  })
})

describe('the page of a cluster', () => {
  const page = async (name: string) =>
    (await rig.call('owner', 'GET', `/tenants/{id}/instances/${name}`)).body
  const policy = {
    clusterPolicy: ['list', 'update', 'delete'],
    subClusterPolicy: ['list', 'create', 'update', 'delete'],
    userPolicy: ['list', 'create', 'update', 'delete'],
    managementPolicy: ['list', 'create', 'update'],
    blueprintPolicy: ['list', 'create', 'update', 'delete'],
    connectionPolicy: ['list', 'create'],
    cliPolicy: ['list', 'create', 'update', 'delete'],
    whitelistPolicy: ['list', 'create', 'update', 'delete'],
    roleName: 'owner',
    authorizedRoles: ['owner'],
  }
  const subCluster = (name: string, rest: object) => ({
    id: expect.any(String),
    name: `sales-analytics-${name}`,
    url: `https://sales-analytics-${name}.sandbox.test/`,
    ...{ nodes: 1, ipu: 1, sizeDisplayName: 'Small', sizeID: 'size-small', type: 'analytics' },
    ...{ status: 'running', state: 'running', configs: '{}' },
    ...rest,
  })
  const larges2 = { id: 'size-larges2', name: 'larges2', displayName: 'Large S2', ipu: 8, order: 4 }
  const whole = {
    id: 'c1a5e000-0000-4000-8000-000000000001',
    name: 'sales-analytics',
    hostName: 'sales-analytics.sandbox.test',
    platform: 'gc',
    image: '4.2.6-1182',
    customBuild: null,
    corrupted: false,
    isPremium: true,
    cloneable: true,
    createdAt: expect.any(String),
    owner: { fullName: 'Olivia Owner', email: 'owner@sandbox.test' },
    csize: 'larges2',
    analyticsSize: larges2,
    loaderSize: larges2,
    regionAlias: 'US Central (Iowa)',
    k8sClusterCode: 'gc-usc1',
    displayIdleTime: '1 Hour',
    idleTime: '1',
    runningAt: expect.any(String),
    status: 'running',
    clusterPolicy: policy,
    authorizedRoles: ['owner'],
    byBuildNumber: false,
    availableUpgrades: ['4.3.1-1182', '4.3.0-1182'],
    releaseUrl: 'https://docs.sandbox.test/releases',
    releaseCount: 2,
    upgradable: true,
    lockedActions: [],
    tenantUsers: 4,
    remoteStorage: true,
    // Of 100 GB.
    ...{ consumedData: 36, dsize: 100, availableDisk: 64 },
    ...{ analyticsNodes: 1, loaderNodes: 1, analyticsReplicas: 1, loaderReplicas: 1 },
    maxIPUs: '{"maxBasaltIPU":720,"maxSparkIPU":360}',
    sqliEnabled: false,
    basaltXEnabled: false,
    isBasaltXEligible: true,
    sqliNullHandling: null,
    isSqliSeparated: false,
    enableMicrosoftSynapse: false,
    enableOpenAI: false,
    enableDeltaShare: false,
    'display-home-page': true,
    enableOnboarding: true,
    enableChat: true,
    mlflowEnabled: false,
    enableBusinessUserNotebook: false,
    externalCMC: false,
    observabilityNewUI: true,
    dataAgentNewUI: true,
    enableDataAgent: true,
    isChidori: true,
    premiumFeaturesConfig: ['copilot', 'datastudio'],
    buildProperties: { 'service.premium.supported': 'true' },
    subClusters: [
      subCluster('quarter', { nodes: 3, ipu: 2, sizeDisplayName: 'Medium', sizeID: 'size-medium' }),
      subCluster('spare', { type: 'fallbackanalytics', configs: '{"fallbackAnalytics":true}' }),
      subCluster('nightly', {
        ...{ nodes: 2, ipu: 4, sizeDisplayName: 'Large S1', sizeID: 'size-larges1', type: 'loader' },
        ...{ status: 'sleeping', state: 'disconnected', url: null },
      }),
      subCluster('lab', { status: 'not running' }),
    ],
    clusterScalingNodes: [],
    autoscale: {
      ...{ enabled: false, requestDelay: 30, coolDelay: 300 },
      ...{ rejectedQueriesUp: 5, rejectedQueriesDown: 0, consecutiveQueries: 3 },
    },
    importedBlueprints: [],
    instanceBackups: [],
  }

  it('has every field of the specification [API-043]', async () => {
    expect(await page('sales-analytics')).toEqual(whole)
  })

  it('has no remote storage on another cloud, and no release where it has the newest', async () => {
    expect(await page('azdev01')).toMatchObject({
      ...{ platform: 'az', remoteStorage: false, consumedData: null, isBasaltXEligible: false },
      ...{ availableUpgrades: ['4.3.1-1182'], releaseCount: 1, status: 'sleeping' },
    })
    await rig.control('PATCH', '/clusters/sales-analytics', { csize: 'odd' })
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/upgrade', {
      ...{ version: '4.3.1-1182', byBuildNo: 'false' },
    })
    const none = { availableUpgrades: [], releaseUrl: null, releaseCount: 0, upgradable: false }
    expect(await page('sales-analytics')).toEqual({
      ...whole,
      ...none,
      ...{ image: '4.3.1-1182', csize: 'odd', status: 'starting-up' },
      subClusters: expect.any(Array),
    })
  })

  it('has a size and an idle time that nobody knows by what they are called', async () => {
    await rig.db
      .update(clusters)
      .set({ analyticsSizeId: 'size-odd', loaderSizeId: 'size-odd', idleTime: '3' })
      .where(eq(clusters.name, 'sales-analytics'))
    expect(await page('sales-analytics')).toMatchObject({
      ...{ csize: 'size-odd', analyticsSize: { displayName: 'size-odd' }, loaderSize: null },
      ...{ idleTime: '3', displayIdleTime: '3' },
    })
  })
})
