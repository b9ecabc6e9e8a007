import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: Awaited<ReturnType<typeof startSandboxRig>>
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.app.request('/sandbox/reset', { method: 'POST' }))
afterAll(() => rig.close())

const base = '/users/{id}/instances/sales-analytics'
const fresh = { type: 'analytics', configs: {}, size: 'size-small', name: 'sales-analytics-extra', nodes: 2 }

async function listed(persona = 'owner'): Promise<Record<string, unknown>[]> {
  const { body } = await rig.call(persona, 'GET', '/tenants/{id}/instances/sales-analytics')
  return (body as { subClusters: Record<string, unknown>[] }).subClusters
}
const named = async (name: string) => (await listed()).find((entry) => entry.name === name)
const fieldErrors = (body: unknown) =>
  (body as { errors: { fieldName: string; message: string }[] }).errors.map((error) => [
    error.fieldName,
    error.message,
  ])
const message = (body: unknown) => (body as { message: string }).message

describe('self-managed clusters over HTTP', () => {
  it('creates one that connects in a while, with the keys of the specification [SUB-006, SUB-033]', async () => {
    const answer = await rig.call('owner', 'POST', `${base}/subcluster`, fresh)
    expect([answer.status, message(answer.body)]).toEqual([201, 'Self-Managed Cluster Created'])
    expect(await named('sales-analytics-extra')).toMatchObject({
      nodes: 2,
      ipu: 1,
      sizeDisplayName: 'Small',
      sizeID: 'size-small',
      type: 'analytics',
      status: 'starting',
      state: 'loading',
      configs: '{}',
    })
    await rig.app.request('/sandbox/clock', { method: 'POST', body: JSON.stringify({ advanceMs: 180_000 }) })
    expect(await named('sales-analytics-extra')).toMatchObject({ state: 'running', status: 'running' })
  })

  it('gives a person on trial one node, and no more [SUB-032]', async () => {
    await rig.control('PATCH', '/people/owner', { role: { id: 1, name: 'free' } })
    const made = (nodes: number) => rig.call('owner', 'POST', `${base}/subcluster`, { ...fresh, nodes })
    const refused = await made(2)
    expect([refused.status, message(refused.body)]).toEqual([
      403,
      'Only available for Premium users. Chat with us to upgrade.',
    ])
    expect((await made(1)).status).toBe(201)
  })

  it('gives the sizes that the person is offered there, and lets one keep the size that it has', async () => {
    const subCluster = 'sales-analytics-quarter'
    const resize = async (size: string) =>
      (await rig.call('owner', 'PUT', `${base}/updatesubcluster`, { subCluster, size })).status
    expect(await resize('size-larges2')).toBe(200)
    await rig.control('PATCH', '/people/owner', { role: { id: 1, name: 'free' } })
    const made = { ...fresh, nodes: 1, size: 'size-larges2' }
    const refused = await rig.call('owner', 'POST', `${base}/subcluster`, made)
    expect([refused.status, fieldErrors(refused.body)]).toEqual([422, [['size', 'Input is required']]])
    expect(await resize('size-larges3')).toBe(422)
    expect(await resize('size-larges2')).toBe(200)
  })

  it('looks with the cluster held, so that no two of one name are made at once', async () => {
    const holder = async () => {
      const same = eq(clusters.name, 'sales-analytics')
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(clusters).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    const answer = await rig.call('owner', 'POST', `${base}/subcluster`, { ...fresh, size: 'size-huge' })
    expect(answer.status).toBe(422)
    expect(await holder()).not.toBe(before)
  })

  it.each([
    ['a missing name', { name: undefined }, 'name', 'name is missing or has the wrong form.'],
    ['a foreign prefix', { name: 'other-extra' }, 'name', 'The name starts with sales-analytics-.'],
    [
      'more than 32 characters',
      { name: `sales-analytics-${'a'.repeat(17)}` },
      'name',
      'Name should not exceed 32 characters',
    ],
    ['a dash at the end', { name: 'sales-analytics-x-' }, 'name', 'Dash not allowed in beginning or end'],
    ['an unknown type', { type: 'giant' }, 'type', 'Input is required'],
    ['an unknown size', { size: 'size-huge' }, 'size', 'Input is required'],
    [
      'no node',
      { nodes: 0 },
      'nodes',
      'Services must be greater than or equal to 1 and less than or equal to 10',
    ],
    [
      'half a node',
      { nodes: 1.5 },
      'nodes',
      'Services must be greater than or equal to 1 and less than or equal to 10',
    ],
    [
      'a second failover',
      { type: 'fallbackanalytics' },
      'type',
      'Only one Failover Analytics Self-Managed Cluster is allowed',
    ],
    ['a key nobody knows', { extra: true }, 'extra', 'extra is not known here.'],
  ])('refuses %s with 422 and makes nothing', async (_what, change, field, sentence) => {
    const before = await listed()
    const answer = await rig.call('owner', 'POST', `${base}/subcluster`, { ...fresh, ...change })
    expect([answer.status, fieldErrors(answer.body)]).toEqual([422, [[field, sentence]]])
    expect(await listed()).toEqual(before)
  })

  it.each(['sales-analytics-quarter', 'sales-analytics-QUARTER'])(
    'refuses %s, a name that is taken, with 409',
    async (name) => {
      const answer = await rig.call('owner', 'POST', `${base}/subcluster`, { ...fresh, name })
      expect([answer.status, fieldErrors(answer.body)]).toEqual([
        409,
        [['name', `There is already one named ${name}.`]],
      ])
    },
  )

  it('refuses also a name whose capitals were given first, and gives one without loads of its own an address', async () => {
    await rig.call('owner', 'POST', `${base}/subcluster`, { ...fresh, name: 'sales-analytics-UPPER' })
    const answer = await rig.call('owner', 'POST', `${base}/subcluster`, {
      ...fresh,
      name: 'sales-analytics-upper',
    })
    expect(answer.status).toBe(409)
    await rig.call('owner', 'POST', `${base}/subcluster`, {
      ...fresh,
      name: 'sales-analytics-loads',
      type: 'loader',
    })
    expect((await named('sales-analytics-UPPER'))?.url).toBe('https://sales-analytics-UPPER.sandbox.test/')
    expect((await named('sales-analytics-loads'))?.url).toBeNull()
  })

  it('sleep with the cluster they stand in', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { state: 'sleeping' })
    expect(new Set((await listed()).map(({ state, status }) => `${state}, ${status}`))).toEqual(
      new Set(['disconnected, sleeping']),
    )
  })

  it('creates once for one key', async () => {
    const key = { 'idempotency-key': '0d4de1c1-0000-4000-8000-000000000001' }
    for (const _ of [1, 2]) {
      const answer = await rig.call('owner', 'POST', `${base}/subcluster`, fresh, key)
      expect(answer.status).toBe(201)
    }
    expect((await listed()).filter(({ name }) => name === 'sales-analytics-extra')).toHaveLength(1)
  })

  it('lets a manager change, a user and a billing user only look, and shows a stranger nothing', async () => {
    const body = { subCluster: 'sales-analytics-quarter', size: 'size-large3x' }
    const statuses = await Promise.all(
      ['manager', 'user', 'billing', 'stranger'].map(
        async (key) => (await rig.call(key, 'PUT', `${base}/updatesubcluster`, body)).status,
      ),
    )
    expect(statuses).toEqual([200, 403, 403, 404])
    expect(await named('sales-analytics-quarter')).toMatchObject({ sizeID: 'size-large3x', nodes: 3 })
  })

  it('changes size, nodes and connection, each by its own call [SUB-034, SUB-044]', async () => {
    const subCluster = 'sales-analytics-quarter'
    expect((await rig.call('owner', 'PUT', `${base}/scale`, { subCluster, nodes: 10 })).status).toBe(200)
    expect((await rig.call('owner', 'PUT', `${base}/scale`, { subCluster, nodes: 11 })).status).toBe(422)
    const huge = { subCluster, size: 'size-huge' }
    expect((await rig.call('owner', 'PUT', `${base}/updatesubcluster`, huge)).status).toBe(422)
    expect(await named(subCluster)).toMatchObject({ nodes: 10, ipu: 2 })

    expect((await rig.call('owner', 'PUT', `${base}/disconnectsubcluster`, { subCluster })).status).toBe(200)
    expect(await named(subCluster)).toMatchObject({ state: 'loading' })
    await rig.app.request('/sandbox/clock', { method: 'POST', body: JSON.stringify({ advanceMs: 60_000 }) })
    expect(await named(subCluster)).toMatchObject({ state: 'disconnected', status: 'sleeping' })

    const refused = await rig.call('owner', 'PUT', `${base}/scale`, { subCluster, nodes: 2 })
    expect([refused.status, message(refused.body)]).toEqual([409, 'Connect the Self-Managed Cluster first'])
    expect((await rig.call('owner', 'PUT', `${base}/connectsubcluster`, { subCluster })).status).toBe(200)
  })

  it('stops and starts the nodes, and says who may not [SUB-035]', async () => {
    const { body: detail } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    const path = `/instances/${(detail as { id: string }).id}/services/execute`
    const body = { action: 'stop', service: 'subcluster', nodeName: 'sales-analytics-quarter' }
    const refused = await rig.call('user', 'PUT', path, body)
    expect([refused.status, message(refused.body)]).toEqual([
      403,
      "You can't make actions on Self-Managed Cluster",
    ])
    expect((await rig.call('owner', 'PUT', path, body)).status).toBe(200)
    expect(await named('sales-analytics-quarter')).toMatchObject({ status: 'not running', state: 'running' })
    expect((await rig.call('owner', 'PUT', path, { ...body, action: 'start' })).status).toBe(200)
    expect(await named('sales-analytics-quarter')).toMatchObject({ status: 'running' })
    await rig.call('owner', 'PUT', path, body)
    expect((await rig.call('owner', 'PUT', path, { ...body, action: 'force start' })).status).toBe(200)
    expect(await named('sales-analytics-quarter')).toMatchObject({ status: 'running' })
  })

  it('starts and stops in a while, and runs again whatever was stopped before, each with its words [SUB-035, SUB-044]', async () => {
    const subCluster = 'sales-analytics-quarter'
    const { body: detail } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    const execute = `/instances/${(detail as { id: string }).id}/services/execute`
    const said: unknown[] = []
    const put = async (path: string, body: object) =>
      said.push(message((await rig.call('owner', 'PUT', path, body)).body))
    const pass = (advanceMs: number) =>
      rig.app.request('/sandbox/clock', { method: 'POST', body: JSON.stringify({ advanceMs }) })
    const now = async () => {
      const { state, status } = (await named(subCluster)) ?? {}
      return `${state}, ${status}`
    }
    await put(`${base}/scale`, { subCluster, nodes: 1 })
    await put(`${base}/updatesubcluster`, { subCluster, size: 'size-larges1' })
    expect(await named(subCluster)).toMatchObject({ nodes: 1, ipu: 4, sizeDisplayName: 'Large S1' })
    for (const action of ['restart', 'stop'])
      await put(execute, { action, service: 'subcluster', nodeName: subCluster })
    expect(await now()).toBe('running, not running')
    await put(`${base}/disconnectsubcluster`, { subCluster })
    expect(await now()).toBe('loading, stopping')
    await pass(29_999)
    expect(await now()).toBe('loading, stopping')
    await pass(1)
    expect(await now()).toBe('disconnected, sleeping')
    await put(`${base}/connectsubcluster`, { subCluster })
    await pass(179_999)
    expect(await now()).toBe('loading, starting')
    await pass(1)
    expect(await now()).toBe('running, running')
    expect(said).toEqual([
      'Self-Managed Cluster Updated',
      'Self-Managed Cluster Updated',
      `${subCluster} is restarted`,
      `${subCluster} is stopped`,
      'Self-Managed Cluster Disconnected',
      'Self-Managed Cluster Connected',
    ])
  })

  it('keeps the properties and the loader it was made with, and is nobody else’s to scale, connect or delete', async () => {
    const asked = { ...fresh, type: 'loader', configs: { fallbackAnalytics: false }, nodes: 10 }
    expect((await rig.call('owner', 'POST', `${base}/subcluster`, asked)).status).toBe(201)
    expect(await named('sales-analytics-extra')).toEqual({
      ...{ id: expect.any(String), name: 'sales-analytics-extra', url: null, type: 'loader', nodes: 10 },
      ...{ sizeID: 'size-small', sizeDisplayName: 'Small', ipu: 1, configs: '{"fallbackAnalytics":false}' },
      ...{ state: 'loading', status: 'starting' },
    })
    const subCluster = 'sales-analytics-quarter'
    for (const key of ['user', 'billing'])
      for (const [method, path, body] of [
        ['PUT', 'scale', { subCluster, nodes: 2 }],
        ['PUT', 'connectsubcluster', { subCluster: 'sales-analytics-nightly' }],
        ['PUT', 'disconnectsubcluster', { subCluster }],
        ['DELETE', `subcluster/${subCluster}`, undefined],
        ['POST', 'subcluster', { ...fresh, name: 'sales-analytics-mine' }],
      ] as const)
        expect([key, path, (await rig.call(key, method, `${base}/${path}`, body)).status]).toEqual([
          ...[key, path, 403],
        ])
    expect((await rig.call('owner', 'PUT', `${base}/scale`, { subCluster: 'nobody', nodes: 2 })).status).toBe(
      404,
    )
  })

  it('deletes one, and then knows it no more [SUB-039]', async () => {
    const path = `${base}/subcluster/sales-analytics-quarter`
    const answer = await rig.call('owner', 'DELETE', path)
    expect([answer.status, message(answer.body)]).toEqual([200, 'Self-Managed Cluster Deleted'])
    expect((await rig.call('owner', 'DELETE', path)).status).toBe(404)
  })

  it('refuses everything while the cluster is not connected [SUB-014, SUB-036]', async () => {
    const answer = await rig.call('owner', 'POST', '/users/{id}/instances/finance-archive/subcluster', {
      ...fresh,
      name: 'finance-archive-extra',
    })
    expect([answer.status, message(answer.body)]).toEqual([
      409,
      'Connect your cluster to create a new Self-Managed Cluster',
    ])
  })
})
