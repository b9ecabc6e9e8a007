import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from './sandbox-rig'
import { clusters } from './store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const names = async (key: string): Promise<string[]> => {
  const { body } = await rig.call(key, 'GET', '/users/{id}/instances')
  return body.map((entry: { instance: { name: string } }) => entry.instance.name)
}

describe('control', () => {
  it('brings the first day back', async () => {
    await rig.call('owner', 'DELETE', '/users/{id}/instances/sales-analytics')
    expect(await names('owner')).not.toContain('sales-analytics')
    expect((await rig.control('POST', '/reset')).status).toBe(200)
    expect(await names('owner')).toContain('sales-analytics')
  })

  it('leaves nothing of what a test set or recorded, the life of a token included', async () => {
    await rig.control('POST', '/faults', { call: 'getMe', kind: 'status', status: 500 })
    await rig.control('POST', '/tokens', { lifetime: 9 })
    await rig.app.request('/csp-report', { method: 'POST', body: JSON.stringify([{ type: 'csp' }]) })
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).status).toBe(500)
    const listOf = async (what: string) => (await rig.control('GET', `/${what}`)).json()
    expect([await listOf('requests'), await listOf('csp-reports')]).toEqual([
      [expect.objectContaining({ call: 'getMe' })],
      [{ type: 'csp' }],
    ])
    await rig.control('POST', '/reset')
    expect([await listOf('requests'), await listOf('csp-reports')]).toEqual([[], []])
    expect(rig.tokenLifetimes.slice(-2)).toEqual([9, 300])
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).status).toBe(200)
  })

  it('brings the first day’s time back, too', async () => {
    await rig.control('POST', '/clock', { advanceMs: 86_400_000 })
    await rig.control('POST', '/clock', { speed: 9 })
    await rig.control('POST', '/reset')
    const start = Date.parse('2026-03-02T09:00:00Z')
    expect(await (await rig.control('GET', '/clock')).json()).toEqual({ now: start, today: start, speed: 1 })
  })

  it('moves time on', async () => {
    await rig.call('owner', 'PUT', '/users/{id}/instances/finance-archive/connect')
    const response = await rig.control('POST', '/clock', { advanceMs: 300_000 })
    expect(response.status).toBe(200)
    const { body } = await rig.call('owner', 'GET', '/users/{id}/instances/services')
    const found = body.find(
      (entry: { instance: { name: string } }) => entry.instance.name === 'finance-archive',
    )
    expect(found.services[0].status).toBe('running')
  })

  it('sets the speed', async () => {
    const response = await rig.control('POST', '/clock', { speed: 60 })
    expect(await response.json()).toMatchObject({ speed: 60 })
    await rig.control('POST', '/clock', { speed: 1 })
  })

  it('fills a tenant with clusters, and only that one', async () => {
    await rig.control('POST', '/clusters', { persona: 'stranger', count: 1000 })
    expect(await names('stranger')).toHaveLength(1001)
    expect(await names('owner')).toHaveLength(8)
    expect((await rig.call('stranger', 'GET', '/users/{id}/me')).body.user.instancesCount).toBe(1001)
  })

  it('fills a tenant with clusters of every size, region, age and state by turns', async () => {
    await rig.control('POST', '/clusters', { persona: 'lab', count: 12 })
    const rows = (
      await rig.store.db.select().from(clusters).where(like(clusters.name, 'cluster-%'))
    ).toSorted((one, other) => one.name.localeCompare(other.name))
    // As many clusters as there are on the first day.
    const first = 16
    const today = rig.clock.today()
    const sizes = ['small', 'medium', 'larges1', 'larges2', 'larges3', 'larges4', 'larges5', 'larges6']
    const allSizes = [...sizes, 'larges7', 'large3x'].map((name) => `size-${name}`)
    const regions = [
      ['US Central (Iowa)', 'us-central1-a', 'gc-usc1'],
      ['US East (Virginia)', 'us-east4-b', 'gc-use4'],
      ['Europe West (Belgium)', 'europe-west1-b', 'gc-euw1'],
      ['Europe North (Finland)', 'europe-north1-a', 'gc-eun1'],
      ['Asia Southeast (Singapore)', 'asia-southeast1-a', 'gc-asse1'],
    ]
    const states = ['running', 'running', 'running', 'sleeping', 'sleeping', 'starting-up']
    expect(rows).toHaveLength(12)
    for (const [place, row] of rows.entries()) {
      const index = first + place
      const [regionAlias, zone, k8sClusterCode] = regions[index % 5] ?? []
      const size = allSizes[index % 10]
      expect(row).toEqual({
        ...{ id: expect.any(String), name: `cluster-000${index + 1}`, ownerUuid: idOf('lab') },
        ...{ platform: 'gc', regionAlias, zone, k8sClusterCode, appId: '1', image: '4.3.1-1182' },
        ...{ installation: 'typical', diskSize: 100, idleTime: '1', tenantId: null, blueprintId: null },
        ...{ analyticsSizeId: size, loaderSizeId: size, canSleep: true, isCorrupted: false },
        ...{ isPremium: false, isCloneable: true, overrides: {}, awakeSpans: [], ownerPolicies: null },
        ...{ transition: 'create', transitionAt: rig.clock.now(), heldState: states[index % 6] },
        createdAt: today - index * 86_400_000,
        startedAt: today - (index % 9) * 86_400_000,
      })
    }
  })

  it('fills a tenant that was filled before with as many more', async () => {
    await rig.control('POST', '/clusters', { persona: 'stranger', count: 3 })
    await rig.control('POST', '/clusters', { persona: 'stranger', count: 2 })
    expect(new Set(await names('stranger')).size).toBe(6)
  })

  it('changes a person', async () => {
    await rig.control('PATCH', '/people/owner', { trialExpired: true, fullName: 'Changed' })
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).body.user).toMatchObject({
      trialExpired: true,
      fullName: 'Changed',
      role: { id: 3, name: 'premium' },
    })
  })

  it('changes a cluster, its state too', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', {
      state: 'sleeping',
      cloneable: false,
      csize: 'odd',
    })
    const { body } = await rig.call('owner', 'GET', '/users/{id}/instances')
    const found = body.find(
      (entry: { instance: { name: string } }) => entry.instance.name === 'sales-analytics',
    )
    expect(found.instance).toMatchObject({ cloneable: false, csize: 'odd' })
    expect(found.services[0].status).toBe('disconnected')
  })

  it('makes a cluster corrupt and well again, and keeps what it changed before', async () => {
    const changed = async (body: object) => {
      await rig.control('PATCH', '/clusters/sales-analytics', body)
      const { body: entries } = await rig.call('owner', 'GET', '/users/{id}/instances')
      const { instance } = entries.find(
        (entry: { instance: { name: string } }) => entry.instance.name === 'sales-analytics',
      )
      const end = await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
      return [instance.csize, instance.corrupted, end.status]
    }
    expect(await changed({ csize: 'odd' })).toEqual(['odd', false, 200])
    expect(await changed({ state: 'corrupted' })).toEqual(['odd', true, 409])
    expect(await changed({ state: 'running' })).toEqual(['odd', false, 200])
    expect(await changed({ corrupted: true })).toEqual(['odd', true, 409])
  })

  it('shows the requests that were made, without their tokens', async () => {
    await rig.call('owner', 'PUT', '/users/{id}/instances/finance-archive/connect', undefined, {
      cookie: 'session=secret',
    })
    await rig.call('owner', 'POST', '/users/{id}/instances/clone', { name: 'x', clone: 'y' })
    const requests = await (await rig.control('GET', '/requests')).json()
    expect(requests).toMatchObject([
      {
        call: 'connectCluster',
        method: 'PUT',
        path: '/api/v2/users/5a9d0b0e-0000-4000-8000-000000000001/instances/finance-archive/connect',
        query: {},
        body: null,
      },
      { call: 'cloneCluster', body: { name: 'x', clone: 'y' } },
    ])
    expect(JSON.stringify(requests)).not.toMatch(/bearer|secret/i)
    await rig.control('DELETE', '/requests')
    expect(await (await rig.control('GET', '/requests')).json()).toEqual([])
  })

  it('ends every session', async () => {
    rig.revoked.length = 0
    await rig.control('POST', '/sessions/revoke')
    expect(rig.revoked).toEqual(['all'])
  })

  it('says what it has done', async () => {
    const said = async (...[method, path, body]: Parameters<SandboxRig['control']>) => {
      const answer = await rig.control(method, path, body)
      return [answer.status, (await answer.json()).message]
    }
    const policies = '/clusters/sales-analytics/policies/user'
    expect([
      await said('POST', '/reset'),
      await said('POST', '/faults', { call: 'getMe', kind: 'latency' }),
      await said('DELETE', '/faults'),
      await said('DELETE', '/requests'),
      await said('POST', '/clusters', { persona: 'lab', count: 1 }),
      await said('POST', '/clusters', { persona: 'nobody', count: 1 }),
      await said('PATCH', '/clusters/sales-analytics', {}),
      await said('PATCH', policies, { userPolicy: ['list'] }),
      await said('PATCH', policies, null),
      await said('PATCH', '/clusters/sales-analytics/policies/nobody', null),
      await said('PATCH', '/clusters/sales-analytics/policies/stranger', null),
      await said('PATCH', '/people/owner', {}),
      await said('PATCH', '/people/nobody', {}),
      await said('PATCH', '/clusters/nothing', {}),
      await said('POST', '/sessions/revoke'),
      await said('POST', '/tokens', { lifetime: 9 }),
    ]).toEqual([
      [200, 'Everything is as on the first day.'],
      [200, 'The fault is set.'],
      [200, 'No fault is set.'],
      [200, 'The record is empty.'],
      [200, 'lab has 1 more clusters.'],
      [404, 'This persona does not exist.'],
      [200, 'The cluster is changed.'],
      [200, 'Other policies are sent.'],
      [200, 'The policies of the role are sent.'],
      [404, 'This persona does not exist.'],
      [404, 'This membership does not exist.'],
      [200, 'The person is changed.'],
      [404, 'This persona does not exist.'],
      [404, 'This cluster does not exist.'],
      [200, 'Every session is ended.'],
      [200, 'Tokens live 9 seconds.'],
    ])
  })

  it.each([
    ['POST', '/faults', { call: 'getMee', kind: 'status' }],
    ['POST', '/faults', { call: 'getMe', kind: 'explode' }],
    ['POST', '/faults', { call: 'getMe', kind: 'status', status: 199 }],
    ['POST', '/faults', { call: 'getMe', kind: 'status', status: 600 }],
    ['POST', '/faults', { call: 'getMe', kind: 'latency', delayMs: -1 }],
    ['POST', '/faults', { call: 'getMe', kind: 'reset', times: 0 }],
    ['POST', '/clock', { advanceMs: -1 }],
    ['POST', '/clock', { speed: 0 }],
    ['POST', '/clusters', { persona: 'owner', count: 0 }],
    ['POST', '/clusters', { persona: 'owner', count: 100_001 }],
    ['POST', '/tokens', { lifetime: 0 }],
    ['POST', '/tokens', { lifetime: 1.5 }],
    ['PATCH', '/clusters/sales-analytics', { state: 'melted' }],
  ])('%s %s %o is refused with 400', async (method, path, body) => {
    expect((await rig.control(method, path, body)).status).toBe(400)
  })

  it('refuses what is no JSON with 400', async () => {
    const answer = await rig.app.request('/sandbox/clock', { method: 'POST', body: '{' })
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'The body is not JSON.' }])
  })

  it('knows no stranger names', async () => {
    expect((await rig.control('PATCH', '/clusters/sales-analytics/policies/stranger', {})).status).toBe(404)
    expect((await rig.control('PATCH', '/people/nobody', {})).status).toBe(404)
    expect((await rig.control('PATCH', '/clusters/nothing', {})).status).toBe(404)
  })

  it('of an app without it is 404', async () => {
    expect((await rig.appWithoutControl.request('/sandbox/clock')).status).toBe(404)
    expect((await rig.appWithoutControl.request('/sandbox/reset', { method: 'POST' })).status).toBe(404)
  })
})
