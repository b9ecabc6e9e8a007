import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { validSubscription } from '../access/sampling/valid-subscription'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const email = 'enterprise@sandbox.test'
const subscription = { ...validSubscription, region: 'Korea Central' }
const minutes = (count: number) => count * 60_000
const start = (change: Partial<typeof subscription> = {}, key = 'enterprise') =>
  rig.call(key, 'POST', '/azurePipeline', { ...subscription, ...change })
const statusOf = async (key = 'enterprise') =>
  (
    await rig.call(key, 'POST', '/azurePipeline/azurepipelinestatus', {
      email: `${key}@sandbox.test`,
      userID: idOf(key),
    })
  ).body
const clustersOf = async (): Promise<string[][]> =>
  (await rig.call('enterprise', 'GET', '/users/{id}/instances')).body.map(
    ({ instance }: { instance: { name: string; platform: string; regionAlias: string } }) => [
      instance.name,
      instance.platform,
      instance.regionAlias,
    ],
  )

describe('the regions of the consent flow', () => {
  it('are 28, the usual eight first [CNF-035, CNF-059, CNF-060]', async () => {
    const { body } = await rig.call('enterprise', 'POST', '/systemconfigurations', {
      configKey: 'azureRegions',
      configType: 'string',
      defaultValue: 'East US',
    })
    const regions = body.sysConfig.split(',')
    expect(new Set(regions).size).toBe(28)
    expect(regions.slice(0, 8)).toEqual([
      'East US',
      'West US',
      'UK South',
      'France Central',
      'Sweden Central',
      'Canada Central',
      'UAE North',
      'Australia East',
    ])
  })
})

describe('the plan of a consent', () => {
  it('is told to the person of the address, for a tenant [CNF-036]', async () => {
    const ask = (body: object) => rig.call('enterprise', 'POST', '/azurePipeline/getAzurePlan', body)
    expect((await ask({ email, tenant: 't-1' })).body).toEqual({ plan: 'enterprise' })
    expect((await ask({ email: 'owner@sandbox.test', tenant: 't-1' })).status).toBe(404)
    expect((await ask({ email, tenant: '' })).status).toBe(422)
  })
})

describe('the external consent backend', () => {
  const check = async (change: object) => {
    const { status, body } = await rig.call('enterprise', 'POST', '/create-subscription', {
      ...subscription,
      ...change,
    })
    return [status, body.networkTest, body.errors?.[0]?.fieldName]
  }
  it('checks the subscription, its credentials and whether its network can be reached [CNF-040]', async () => {
    expect(await check({})).toEqual([201, undefined, undefined])
    const subnet = '10.0.0.0/24'
    const subnets = { subnet1: subnet, subnet2: subnet, subnet3: subnet, subnet4: subnet, subnet5: subnet }
    expect(await check({ ...subnets, network: true, vnName: 'vn-1' })).toEqual([201, undefined, undefined])
    expect(await check({ ...subnets, network: true, vnName: 'unreachable-1' })).toEqual([
      200,
      false,
      undefined,
    ])
    expect(await check({ ...subnets, network: true, vnName: 'vn-1', subnet3: '10.0.0.0/16' })).toEqual([
      422,
      undefined,
      'subnet3',
    ])
    expect(await check({ subscriptionID: 'abc' })).toEqual([422, undefined, 'subscriptionID'])
    expect(await check({ servicePrincipalCredentials: '{}' })).toEqual([
      422,
      undefined,
      'servicePrincipalCredentials',
    ])
  })
})

describe('a consent', () => {
  const network = { network: true, vnName: 'vn-1' }
  const subnet = '10.0.0.0/24'
  const subnets = { subnet1: subnet, subnet2: subnet, subnet3: subnet, subnet4: subnet, subnet5: subnet }
  const credentials = (change: object) =>
    JSON.stringify({ tenant: 't-1', appId: 'a-1', password: 'p-1', ...change })
  const lacking = 'The credentials lack tenant, appId or password.'
  const refusals: [change: object, fieldName: string, message: string][] = [
    [{ configurationName: 'Not Valid' }, 'configurationName', 'The name is not valid.'],
    [{ subscriptionID: 'abc' }, 'subscriptionID', 'This subscription is not known.'],
    [{ resourceGroup: 'ab' }, 'resourceGroup', 'This resource group is not known.'],
    [{ resourceGroup: 'a'.repeat(91) }, 'resourceGroup', 'This resource group is not known.'],
    [{ servicePrincipalCredentials: '{}' }, 'servicePrincipalCredentials', lacking],
    [{ tenant: 't-2' }, 'servicePrincipalCredentials', lacking],
    [{ appID: 'a-2' }, 'servicePrincipalCredentials', lacking],
    [{ password: 'p-2' }, 'servicePrincipalCredentials', lacking],
    [
      { password: '', servicePrincipalCredentials: credentials({ password: '' }) },
      'servicePrincipalCredentials',
      lacking,
    ],
    [{ region: 'Atlantis' }, 'region', 'This region is not offered.'],
    [{ plan: 'Gold' }, 'plan', 'This plan is not known.'],
    [{ plan: 'a'.repeat(21) }, 'plan', 'This plan is not known.'],
    [{ vnName: 'vn-1' }, 'vnName', 'This network is not known.'],
    [{ ...subnets, network: true }, 'vnName', 'This network is not known.'],
    [{ ...subnets, network: true, vnName: 'v n' }, 'vnName', 'This network is not known.'],
    ...[1, 2, 3, 4, 5].map((place): [object, string, string] => [
      { ...subnets, ...network, [`subnet${place}`]: '' },
      `subnet${place}`,
      'Please complete the Network Subnets',
    ]),
    [{ subnet2: subnet }, 'subnet2', 'Please complete the Network Subnets'],
  ]

  it('that is wrong is refused at its field, and nothing is built [CNF-039, CNF-040]', async () => {
    for (const [change, fieldName, message] of refusals)
      for (const path of ['/azurePipeline', '/create-subscription']) {
        const { status, body } = await rig.call('enterprise', 'POST', path, { ...subscription, ...change })
        expect([change, status, body.errors]).toEqual([
          change,
          422,
          [{ fieldName, message, notActivated: false }],
        ])
      }
    expect((await statusOf()).pipelineStatus.configurationName).toBe('atlas')
  })

  it('of somebody who is not there is out of sight, of a plan without a name is taken', async () => {
    const check = (change: object) =>
      rig.call('enterprise', 'POST', '/create-subscription', { ...subscription, ...change })
    expect((await check({ userId: 'nobody' })).status).toBe(404)
    expect((await check({ resourceGroup: 'a.b', plan: '' })).body).toEqual({
      message: 'The subscription is valid.',
    })
  })
})

describe('a pipeline', () => {
  it('says what is built and since when, and leaves two clusters that run [CNF-039]', async () => {
    expect((await start()).body).toEqual({ message: 'atlas2 is being built.' })
    const began = new Date(rig.clock.today()).toISOString()
    const states = [
      ...['Basic_Resources', 'MYSQL_SERVER', 'CERT_ISTIO', 'OFFPOD_UPGRADPOD_BLOCKPOD'],
      ...['OPERATOR_DEPLOYMENT', 'DNS_LB_FOR_ISTIO', 'SNAPSHOT_CREATION'],
      'TRIGGGER_CLUSTER_CREATION_PIPELINE',
    ]
    const pipelineStatus = {
      ...{ stageName: 'Basic_Resources', state: 'inProgress', configurationName: 'atlas2' },
      ...{ region: 'Korea Central', plan: 'enterprise', basaltImage: '4.3.1-1182' },
      ...{ createdAt: began, updatedAt: began, error: null },
    }
    expect(await statusOf()).toEqual({ states, pipelineStatus })
    rig.pass(minutes(6) - 1)
    expect(await statusOf()).toEqual({ states, pipelineStatus })
    rig.pass(1)
    const moved = { stageName: 'MYSQL_SERVER', updatedAt: new Date(rig.clock.today()).toISOString() }
    expect(await statusOf()).toEqual({ states, pipelineStatus: { ...pipelineStatus, ...moved } })
    rig.pass(minutes(42))
    await statusOf()
    const rows = await rig.db.select().from(clusters).where(like(clusters.name, 'atlas2%'))
    const now = rig.clock.today()
    expect(rows.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
      ['atlas2dev', 'atlas2prod'].map((name) => ({
        ...{ id: expect.any(String), name, ownerUuid: idOf('enterprise'), platform: 'az' },
        ...{ regionAlias: 'Korea Central', k8sClusterCode: 'az-eus', zone: null, appId: '7' },
        ...{ image: '4.3.1-1182', installation: 'typical', diskSize: 100, idleTime: '1', canSleep: true },
        ...{ tenantId: null, blueprintId: null, overrides: {}, awakeSpans: [], ownerPolicies: null },
        ...{ analyticsSizeId: 'size-small', loaderSizeId: 'size-small', isPremium: true },
        ...{ isCorrupted: false, isCloneable: true, heldState: null, transition: 'connect' },
        ...{ createdAt: now, startedAt: now, transitionAt: rig.clock.now() - minutes(60) },
      })),
    )
  })

  it('moves on a step every six minutes, and ends in two running clusters [CNF-002, CNF-004, CNF-015, CNF-039, CNF-045, CNF-054]', async () => {
    expect((await start()).status).toBe(201)
    const seen: unknown[] = []
    for (let step = 0; step < 9; step += 1) {
      const { states, pipelineStatus } = await statusOf()
      expect(states).toHaveLength(8)
      seen.push([pipelineStatus.stageName, pipelineStatus.state])
      rig.pass(minutes(6))
    }
    expect(seen).toEqual([
      ['Basic_Resources', 'inProgress'],
      ['MYSQL_SERVER', 'inProgress'],
      ['CERT_ISTIO', 'inProgress'],
      ['OFFPOD_UPGRADPOD_BLOCKPOD', 'inProgress'],
      ['OPERATOR_DEPLOYMENT', 'inProgress'],
      ['DNS_LB_FOR_ISTIO', 'inProgress'],
      ['SNAPSHOT_CREATION', 'inProgress'],
      ['TRIGGGER_CLUSTER_CREATION_PIPELINE', 'inProgress'],
      ['TRIGGGER_CLUSTER_CREATION_PIPELINE', 'completed'],
    ])
    const clusters = await clustersOf()
    expect(clusters).toContainEqual(['atlas2dev', 'az', 'Korea Central'])
    expect(clusters).toContainEqual(['atlas2prod', 'az', 'Korea Central'])
    const services = (await rig.call('enterprise', 'GET', '/users/{id}/instances/services')).body
    expect(JSON.stringify(services)).not.toContain('"creating"')
  })

  it('is followed by the list of clusters as well, and made once [CNF-015]', async () => {
    await start()
    rig.pass(minutes(48))
    await Promise.all([clustersOf(), statusOf(), clustersOf()])
    const names = (await clustersOf()).map(([name]) => name).filter((name) => name?.startsWith('atlas2'))
    expect(names.toSorted()).toEqual(['atlas2dev', 'atlas2prod'])
  })

  it('fails where its environment is named so, with the reason, and leaves no cluster [CNF-048]', async () => {
    await start({ configurationName: 'failing' })
    rig.pass(minutes(60))
    const { pipelineStatus } = await statusOf()
    expect([pipelineStatus.stageName, pipelineStatus.state]).toEqual(['OFFPOD_UPGRADPOD_BLOCKPOD', 'failed'])
    expect(pipelineStatus.error).toContain('no quota')
    expect((await clustersOf()).flat()).not.toContain('failingdev')
  })

  it('may be begun again after it failed, under the same name', async () => {
    const me = async () => (await rig.call('enterprise', 'GET', '/users/{id}/me')).body.user
    await start({ configurationName: 'failing' })
    rig.pass(minutes(18))
    await statusOf()
    expect(await me()).toMatchObject({ showConsentFlow: true, pipelineStatus: 'failed' })
    expect((await start({ configurationName: 'failing' })).status).toBe(201)
    expect((await statusOf()).pipelineStatus).toMatchObject({
      stageName: 'Basic_Resources',
      state: 'inProgress',
      error: null,
    })
    expect(await me()).toMatchObject({ showConsentFlow: false, pipelineStatus: 'inProgress' })
  })

  it('is refused where the environment is configured, and then sends nobody to the flow [CNF-032]', async () => {
    const me = async () => (await rig.call('enterprise', 'GET', '/users/{id}/me')).body.user
    expect((await me()).showConsentFlow).toBe(true)
    await start()
    expect((await me()).showConsentFlow).toBe(false)
    expect((await me()).pipelineStatus).toBe('inProgress')
    expect((await start({ configurationName: 'atlas3' })).status).toBe(403)
    rig.pass(minutes(48))
    await statusOf()
    expect(await me()).toMatchObject({ showConsentFlow: false, pipelineStatus: 'completed' })
    expect((await start({}, 'owner')).status).toBe(404)
    expect((await start({ userId: idOf('owner') }, 'owner')).status).toBe(403)
  })

  it('is refused under a name whose clusters are there already', async () => {
    await start()
    rig.pass(minutes(48))
    await statusOf()
    await rig.control('PATCH', '/people/enterprise', { showConsentFlow: true })
    expect((await start()).status).toBe(409)
  })

  it.each(['dev', 'prod'])(
    'is refused under a name of which one cluster, …%s, is there alone',
    async (kind) => {
      const name = `${subscription.configurationName}${kind}`
      await rig.db.update(clusters).set({ name }).where(eq(clusters.name, 'atlas-prod'))
      const { status, body } = await start()
      expect([status, body.errors?.[0]?.fieldName]).toEqual([409, 'name'])
      expect((await rig.call('enterprise', 'GET', '/users/{id}/me')).body.user.showConsentFlow).toBe(true)
    },
  )
})
