import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.control('POST', '/reset'))
afterAll(() => rig.close())

const release = { version: '4.3.1-1182', byBuildNo: 'false' }
const build = (version: string) => ({ version, byBuildNo: 'true' })
const at = (name: string, rest: string) => `/users/{id}/instances/${name}/${rest}`
const upgrade = (body: unknown = release, name = 'sales-analytics', key = 'owner') =>
  rig.call(key, 'PUT', at(name, 'upgrade'), body)
const schedule = (change: unknown = release, name = 'finance-archive', key = 'owner') =>
  rig.call(key, 'POST', at(name, 'pending'), { kind: 'UPGRADE_VERSION', change })
const pendingOf = async (name = 'finance-archive', key = 'owner') =>
  (await rig.call(key, 'GET', at(name, 'pending'))).body
const detail = async (name: string) =>
  (await rig.call('owner', 'GET', `/tenants/{id}/instances/${name}`)).body
const connect = (name: string) => rig.call('owner', 'PUT', at(name, 'connect'))
const pass = (minutes: number) => rig.control('POST', '/clock', { advanceMs: minutes * 60_000 })

describe('the upgrade of a running cluster', () => {
  it('gives it the release at once, and restarts it [API-048, DET-057]', async () => {
    expect(await detail('sales-analytics')).toMatchObject({
      image: '4.2.6-1182',
      status: 'running',
      availableUpgrades: ['4.3.1-1182', '4.3.0-1182'],
      upgradable: true,
    })
    expect(await upgrade()).toMatchObject({
      status: 200,
      body: { message: 'sales-analytics is being updated to 4.3.1-1182' },
    })
    expect(await detail('sales-analytics')).toMatchObject({ image: '4.3.1-1182', status: 'starting-up' })
    await pass(4)
    expect(await detail('sales-analytics')).toMatchObject({
      image: '4.3.1-1182',
      status: 'running',
      byBuildNumber: false,
      availableUpgrades: [],
      upgradable: false,
    })
    expect(await pendingOf('sales-analytics')).toEqual([])
  })

  it('gives it a build by its number [API-050]', async () => {
    expect((await upgrade(build('4.4.0-1201'))).status).toBe(200)
    expect(await detail('sales-analytics')).toMatchObject({ image: '4.4.0-1201', byBuildNumber: true })
  })

  it('is judged with the cluster held, so that no two at once both win', async () => {
    const holder = async () => {
      const same = eq(clusters.name, 'finance-archive')
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(clusters).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    expect((await upgrade(release, 'finance-archive')).status).toBe(409)
    // Refused, so that nothing but the lock can have touched the row: a lock leaves its transaction there.
    expect(await holder()).not.toBe(before)
  })

  it.each(['9', '9'.repeat(100)])('gives it a build also by the number %s', async (version) => {
    expect((await upgrade(build(version))).status).toBe(200)
  })

  it.each([
    [{ version: '4.2.6-1182', byBuildNo: 'false' }, '4.2.6-1182 is not available for this cluster.'],
    [{ version: '', byBuildNo: 'false' }, ' is not available for this cluster.'],
    [build('  '), 'Enter a build number.'],
    [build('9'.repeat(101)), 'Enter a build number.'],
  ])('is refused with %o [DET-063, DET-064]', async (body, message) => {
    const answer = await upgrade(body)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ fieldName: 'version', message, notActivated: false }],
    ])
    expect((await detail('sales-analytics')).image).toBe('4.2.6-1182')
  })

  it.each([true, 'yes', undefined])('is refused with byBuildNo %j', async (byBuildNo) => {
    expect((await upgrade({ version: '4.3.1-1182', byBuildNo })).status).toBe(422)
  })

  it('is refused while it does not run, and leaves it as it is', async () => {
    const answer = await upgrade(release, 'finance-archive')
    expect([answer.status, answer.body.message]).toEqual([409, 'finance-archive is not running.'])
    expect(await detail('finance-archive')).toMatchObject({ image: '4.1.9-1182', status: 'sleeping' })
  })
})

describe('the upgrade of a cluster that does not run', () => {
  it('waits for the next startup, and comes with it [API-045, API-049, DET-058]', async () => {
    expect(await schedule()).toMatchObject({
      status: 201,
      body: { message: 'finance-archive will be updated to 4.3.1-1182 at its next startup' },
    })
    expect(await pendingOf()).toEqual([
      { id: expect.any(String), value: 'next startup', kind: 'UPGRADE_VERSION', change: release },
    ])
    expect((await detail('finance-archive')).image).toBe('4.1.9-1182')
    await connect('finance-archive')
    expect(await detail('finance-archive')).toMatchObject({ image: '4.3.1-1182', status: 'starting-up' })
    expect(await pendingOf()).toEqual([])
  })

  it.each([
    ['runs: it restarts', 'running', 'starting-up'],
    ['sleeps: it sleeps on', 'sleeping', 'sleeping'],
  ])('comes on its date where it has one and the cluster %s, once [DET-060]', async (_what, state, after) => {
    await rig.control('PATCH', '/clusters/supply-chain', { state })
    const date = '2026-03-05T09:00:00.000Z'
    const dated = { id: expect.any(String), value: date, kind: 'UPGRADE_VERSION', change: release }
    await pass(3 * 24 * 60 - 1)
    expect(await pendingOf('supply-chain')).toEqual([dated])
    expect(await detail('supply-chain')).toMatchObject({ image: '4.3.0-1182', status: state })
    await pass(1)
    const seen = await Promise.all([detail('supply-chain'), detail('supply-chain')])
    for (const each of seen) expect(each).toMatchObject({ image: '4.3.1-1182', status: after })
    expect(await pendingOf('supply-chain')).toEqual([])
  })

  it('with a date does not come with a startup before it', async () => {
    await rig.control('PATCH', '/clusters/supply-chain', { state: 'sleeping' })
    await connect('supply-chain')
    expect((await detail('supply-chain')).image).toBe('4.3.0-1182')
    expect(await pendingOf('supply-chain')).toHaveLength(1)
  })

  it('comes with a startup by the schedule too', async () => {
    const { id } = await detail('finance-archive')
    await schedule(build('4.4.0-1201'))
    const startTime = '2026-03-02T10:00:00.000Z'
    const event = { event: 'connect', eventResult: null, startTime }
    const information = { eventInformation: { analyticsReplicas: null, loaderReplicas: null } }
    const made = await rig.call('owner', 'POST', `/users/instances/${id}/scheduleevent`, {
      ...event,
      ...information,
    })
    expect(made.status).toBe(201)
    await pass(61)
    expect(await detail('finance-archive')).toMatchObject({ image: '4.4.0-1201', byBuildNumber: true })
    expect(await pendingOf()).toEqual([])
  })

  it('waits once, also when two people ask at once [DET-068]', async () => {
    const answers = await Promise.all([schedule(), schedule(build('4.4.0-1201'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await pendingOf()).toHaveLength(1)
    const again = await schedule()
    expect([again.status, again.body.message]).toEqual([409, 'An update of this cluster is pending already.'])
  })

  it('is refused while it runs', async () => {
    const answer = await schedule(release, 'sales-analytics')
    expect([answer.status, answer.body.message]).toEqual([409, 'sales-analytics is running.'])
    expect(await pendingOf('sales-analytics')).toEqual([])
  })

  it.each([{ version: '4.0.0', byBuildNo: 'false' }, build('')])('is refused with %o', async (change) => {
    expect((await schedule(change)).status).toBe(422)
    expect(await pendingOf()).toEqual([])
  })
})

describe('a pending update', () => {
  it('of the first day is seen by everybody of the cluster, and waits for the next startup [DET-040]', async () => {
    const waiting = [
      { id: 'pending-update-azdev01', value: 'next startup', kind: 'UPGRADE_VERSION', change: release },
    ]
    expect(await pendingOf('azdev01')).toEqual(waiting)
    expect(await pendingOf('azdev01', 'billing')).toEqual(waiting)
    expect((await rig.call('stranger', 'GET', at('azdev01', 'pending'))).status).toBe(404)
  })

  it('is cancelled, and does not come with the next startup [API-046, DET-059]', async () => {
    const cancel = () => rig.call('owner', 'DELETE', at('azdev01', 'pending/pending-update-azdev01'))
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { message: 'The pending update is cancelled' },
    })
    expect(await pendingOf('azdev01')).toEqual([])
    await connect('azdev01')
    expect((await detail('azdev01')).image).toBe('4.3.0-1182')
    expect((await cancel()).status).toBe(404)
  })

  it('of another cluster is not there', async () => {
    const path = at('finance-archive', 'pending/pending-update-azdev01')
    expect((await rig.call('owner', 'DELETE', path)).status).toBe(404)
    expect((await rig.call('owner', 'DELETE', at('azdev01', 'pending/another'))).status).toBe(404)
    expect(await pendingOf('azdev01')).toHaveLength(1)
  })
})

it('is locked for one cluster of the first day [DET-077]', async () => {
  expect(await detail('mktsaas')).toMatchObject({ upgradable: true, lockedActions: ['Self_Upgrade'] })
  const answer = await upgrade(release, 'mktsaas')
  expect([answer.status, answer.body.message]).toEqual([403, 'Update is currently locked for this cluster.'])
})
