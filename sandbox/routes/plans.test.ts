import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { validSubscription } from '../access/sampling/valid-subscription'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { findPerson } from '../store/people'
import { clusters, people } from '../store/schema'
import { changePlan } from './plans'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const change = (key: string, plan: string) => rig.call(key, 'POST', '/plan/{id}', { plan })
const can = async (key: string) => (await rig.call(key, 'GET', '/plan/{id}/downgrade')).body
const me = async (key: string) => (await rig.call(key, 'GET', '/users/{id}/me')).body.user

describe('the downgrade check', () => {
  it.each([
    ['one Small cluster', 'provisioned', true],
    ['eight clusters', 'owner', false],
    ['one Medium cluster', 'stranger', false],
    ['no cluster', 'newcomer', false],
  ])('of an account with %s (%s) answers %s [PLAN-015, PLAN-016, PLAN-019]', async (_clusters, key, may) => {
    expect(await can(key)).toEqual({ can: may })
  })

  it('looks at the size of the loader as well', async () => {
    await rig.store.db
      .update(clusters)
      .set({ loaderSizeId: 'size-medium' })
      .where(eq(clusters.name, 'field-notes'))
    expect(await can('provisioned')).toEqual({ can: false })
  })

  it('takes a size that nobody knows for too large [PLAN-019]', async () => {
    await rig.store.db
      .update(clusters)
      .set({ analyticsSizeId: 'size-of-tomorrow' })
      .where(eq(clusters.name, 'field-notes'))
    expect(await can('provisioned')).toEqual({ can: false })
  })
})

const creation = {
  ...{ name: 'new-cluster', image: '4.3.1-1182', platform: 'gc', region: 'us-central1' },
  ...{ installation: 'typical', dsize: 100, idleTime: '1', tenantID: null, blueprintId: null },
  ...{ analyticsSizeID: 'size-small', loaderSizeID: 'size-small', zone: 'us-central1-a' },
  ...{ k8sClusterCode: 'gc-usc1', appId: '1', sleeppable: true },
}

describe('an account', () => {
  it.each([
    ['newcomer', 'POST', '/plan/{id}', { plan: 'premium' }, 304],
    ['newcomer', 'DELETE', '/payment/{id}', undefined, 404],
    ['owner', 'POST', '/users/{id}/instances/clone', { name: 'mktsaas', clone: 'sales-analytics' }, 409],
    ['owner', 'POST', '/users/{id}/instances', { ...creation, dsize: 9 }, 422],
    [
      'enterprise',
      'POST',
      '/azurePipeline',
      { ...validSubscription, region: 'Atlantis', userId: idOf('enterprise') },
      422,
    ],
  ] as const)('is held while it is judged: %s %s %s', async (key, method, path, body, status) => {
    const holder = async () => {
      const same = eq(people.uuid, idOf(key))
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(people).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    expect((await rig.call(key, method, path, body)).status).toBe(status)
    // Refused, so that nothing but the lock can have touched the row: a lock leaves its transaction there.
    expect(await holder()).not.toBe(before)
  })
})

describe('eligibility', () => {
  it('is there with a payment card alone', async () => {
    const ask = async (key: string) => (await rig.call(key, 'GET', '/payment/{id}/eligibility')).body
    expect(await ask('trial')).toEqual({ data: true })
    expect(await ask('newcomer')).toEqual({ data: false })
  })

  it('goes by the card that the person has', async () => {
    const ask = (key: string) => rig.call(key, 'GET', '/payment/{id}')
    expect((await ask('owner')).body).toEqual({ data: { last4: '4242', expiration: '08/28' } })
    expect((await ask('newcomer')).status).toBe(404)
  })
})

describe('a change of the plan', () => {
  it('to premium changes the role and what the account may do', async () => {
    expect((await change('trial', 'premium')).status).toBe(200)
    expect(await me('trial')).toMatchObject({
      role: { id: 3, name: 'premium' },
      enableMarketplace: true,
      configurations: {
        allowedInstances: { count: 20 },
        showInstanceSize: { enabled: true, value: 'small' },
        showClusterOptimization: { enabled: true },
        showLatestRelease: true,
        showTenants: true,
        showInstallation: true,
        showDiskSize: { enabled: true, value: 100, min: 10, max: 2000 },
        showAlwaysAlive: true,
      },
      platformActions: expect.arrayContaining([{ name: 'clone', platforms: 'gc, az, az-saas' }]),
    })
  })

  it('gives the whole of an account every action, and to free leaves that a trial has expired', async () => {
    expect((await change('trial', 'premium')).body).toEqual({ message: 'The plan is changed.' })
    const { platformActions } = await me('trial')
    const names = [
      ...['subcluster', 'cluster_archive', 'cluster_upgrade', 'whitelisting', 'cluster_suspend'],
      ...['cluster_create', 'cluster_resize', 'sqli', 'mlflow', 'dataapps', 'packages_installion'],
      ...['clone', 'copilot', 'da', 'cluster_scaling'],
    ]
    expect(platformActions).toEqual(names.map((name) => ({ name, platforms: 'gc, az, az-saas' })))
    await rig.control('PATCH', '/people/provisioned', { trialExpired: true })
    expect((await change('provisioned', 'free')).status).toBe(200)
    expect((await me('provisioned')).trialExpired).toBe(true)
  })

  it('to premium ends that the trial has expired', async () => {
    await rig.control('PATCH', '/people/trial', { trialExpired: true })
    expect((await change('trial', 'premium')).status).toBe(200)
    expect((await me('trial')).trialExpired).toBe(false)
  })

  it('to free takes that away again', async () => {
    expect((await change('provisioned', 'free')).status).toBe(200)
    const { role, configurations, platformActions, enableMarketplace } = await me('provisioned')
    expect([role, enableMarketplace]).toEqual([{ id: 1, name: 'free' }, false])
    expect(configurations).toEqual({
      allowedInstances: { count: 1 },
      showInstanceSize: { enabled: true, value: 'small' },
      showClusterOptimization: { enabled: false },
      showLatestRelease: true,
      showTenants: false,
      showInstallation: false,
      showDiskSize: { enabled: true, value: 50, min: 10, max: 100 },
      showAlwaysAlive: false,
    })
    expect(new Set(platformActions.map(({ platforms }: { platforms: string }) => platforms))).toEqual(
      new Set(['gc']),
    )
    expect(platformActions.map(({ name }: { name: string }) => name)).toEqual([
      'subcluster',
      'cluster_archive',
      'cluster_upgrade',
      'whitelisting',
      'cluster_suspend',
      'cluster_create',
      'cluster_resize',
      'sqli',
      'mlflow',
      'dataapps',
      'packages_installion',
    ])
  })

  it.each([
    ['to premium, without a card', 'newcomer', 'premium'],
    ['to premium, which it is', 'owner', 'premium'],
    ['to premium, which basic counts as', 'stranger', 'premium'],
    ['to free, which it is', 'trial', 'free'],
    ['to free, with eight clusters', 'owner', 'free'],
  ])('%s (%s) is 304, with nothing that a cache could keep it by', async (_why, key, plan) => {
    const before = await me(key)
    const { status, body, headers } = await change(key, plan)
    expect([status, body]).toEqual([304, ''])
    expect(['etag', 'last-modified', 'expires'].filter((name) => headers.has(name))).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await me(key)).toEqual(before)
  })

  it.each(['free', 'premium'])(
    'of an enterprise account to %s is forbidden: sales change it',
    async (plan) => {
      const before = await me('enterprise')
      expect((await change('enterprise', plan)).status).toBe(403)
      expect(await me('enterprise')).toEqual(before)
    },
  )

  it.each([
    ['trial', 'premium'],
    ['provisioned', 'free'],
  ])('is for nobody while payment is off: %s to %s', async (key, plan) => {
    await rig.control('PATCH', `/people/${key}`, { toggleFeatures: [] })
    const before = await me(key)
    expect((await change(key, plan)).status).toBe(403)
    expect(await me(key)).toEqual(before)
  })

  it('that is not one of the two is refused', async () => {
    expect((await change('trial', 'enterprise')).status).toBe(422)
  })

  it('goes by the person as they are when it is their turn, not as they asked', async () => {
    const db = rig.store.db
    const asked = await findPerson(db, idOf('trial'))
    if (!asked) throw new Error('The trial is not there.')
    await rig.call('trial', 'DELETE', '/payment/{id}')
    const rest = {
      clock: rig.clock,
      productKey: 'basalt',
      clusterName: '',
      origin: '',
      params: {},
      query: {},
    }
    const input = { ...rest, db, person: asked, body: { plan: 'premium' } } as const
    await expect(changePlan(input)).rejects.toMatchObject({ status: 304 })
    expect((await me('trial')).role).toEqual({ id: 1, name: 'free' })
  })

  it('is made once for each Idempotency-Key', async () => {
    const key = { 'idempotency-key': '0b0e5a9d-3333-4000-8000-000000000003' }
    const send = () => rig.call('trial', 'POST', '/plan/{id}', { plan: 'premium' }, key)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  })
})
