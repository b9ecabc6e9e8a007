import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const path = '/users/{id}/instances/sales-analytics/whitelists'
const list = async (key = 'owner') => (await rig.call(key, 'GET', path)).body.whitelists
const idOfFirst = async () => (await list())[0].id
const headers = { 'idempotency-key': '0b0e5a9d-1111-4000-8000-000000000001' }

describe('the IP whitelist', () => {
  it('is listed, added to, changed, switched and deleted [API-024, API-025, API-026, API-027, WLT-003]', async () => {
    expect(await list()).toEqual([
      { id: expect.any(String), range: '203.0.113.0/24', description: 'Head office', active: true },
      {
        id: expect.any(String),
        range: '198.51.100.7,198.51.100.8',
        description: 'Reporting servers',
        active: true,
      },
      { id: expect.any(String), range: '192.0.2.128/25', description: '', active: false },
    ])

    const entry = { range: '10.1.0.0/16,10.2.0.1', description: 'Branch' }
    const added = await rig.call('owner', 'POST', path, entry, headers)
    expect(added.status).toBe(201)
    expect(added.body).toEqual({
      message: '10.1.0.0/16,10.2.0.1 was added.',
      whitelist: { id: expect.any(String), ...entry, active: true },
    })
    const repeated = await rig.call('owner', 'POST', path, entry, headers)
    expect(repeated.body).toEqual(added.body)
    expect(await list()).toHaveLength(4)

    const one = `${path}/${added.body.whitelist.id}`
    const changed = await rig.call('manager', 'PUT', one, { range: '10.9.0.0/16', description: '' })
    expect(changed.body).toEqual({
      message: '10.9.0.0/16 was changed.',
      whitelist: { id: added.body.whitelist.id, range: '10.9.0.0/16', description: '', active: true },
    })
    const switched = await rig.call('owner', 'PUT', one, { active: false })
    expect(switched.body).toMatchObject({
      message: '10.9.0.0/16 is switched off now.',
      whitelist: { range: '10.9.0.0/16', active: false },
    })
    expect((await list())[3]).toEqual(switched.body.whitelist)
    const again = await rig.call('owner', 'PUT', one, { active: true })
    expect([again.status, again.body]).toEqual([
      200,
      {
        message: '10.9.0.0/16 is active now.',
        whitelist: { id: added.body.whitelist.id, range: '10.9.0.0/16', description: '', active: true },
      },
    ])
    expect((await rig.call('owner', 'GET', path)).body.message).toBe('4 ranges')

    const deleted = await rig.call('owner', 'DELETE', one)
    expect(deleted.body).toEqual({ message: '10.9.0.0/16 was deleted.', whitelist: again.body.whitelist })
    expect(await list()).toHaveLength(3)
    expect((await rig.call('owner', 'DELETE', one)).status).toBe(404)
    expect((await rig.call('owner', 'PUT', one, { active: true })).status).toBe(404)
  })

  it.each([
    ['', 'Please input IP range'],
    ['  ', 'Please input IP range'],
    ['10.0.0.256', 'Invalid Ip item formatting!'],
    ['10.0.0.1/33', 'Invalid Ip item formatting!'],
    ['10.0.0.1,', 'Invalid Ip item formatting!'],
    ['10.0.0.1,nonsense', 'Invalid Ip item formatting!'],
  ])('refuses the range %j on its own [WLT-004, WLT-005]', async (range, message) => {
    const errors = [{ fieldName: 'range', message, notActivated: false }]
    const body = { range, description: 'x' }
    const added = await rig.call('owner', 'POST', path, body, headers)
    expect([added.status, added.body]).toEqual([422, { errors }])
    const changed = await rig.call('owner', 'PUT', `${path}/${await idOfFirst()}`, body)
    expect([changed.status, changed.body]).toEqual([422, { errors }])
    expect(await list()).toHaveLength(3)
  })

  it.each([
    [{ range: '10.0.0.1' }],
    [{ range: '10.0.0.1', description: 'x', active: true }],
    [{ range: 1, description: 'x' }],
  ])('refuses a body that is not exactly an entry: %j', async (body) => {
    expect((await rig.call('owner', 'POST', path, body, headers)).status).toBe(422)
  })

  it('refuses a range that is already there, but not the entry its own', async () => {
    const body = { range: '203.0.113.0/24', description: 'Again' }
    const again = await rig.call('owner', 'POST', path, body, headers)
    expect(again.status).toBe(409)
    expect(again.body.errors[0]).toMatchObject({
      fieldName: 'range',
      message: '203.0.113.0/24 is already on the list.',
    })
    const [first, second] = await list()
    expect((await rig.call('owner', 'PUT', `${path}/${second.id}`, body)).status).toBe(409)
    expect((await rig.call('owner', 'PUT', `${path}/${first.id}`, body)).status).toBe(200)
  })

  it('is viewed by the Billing User only, and not seen by a User or a stranger [WLT-007, WLT-008, WLT-009]', async () => {
    const one = `${path}/${await idOfFirst()}`
    const body = { range: '10.0.0.1', description: '' }
    expect(await list('billing')).toHaveLength(3)
    for (const [key, status] of [
      ['billing', 403],
      ['user', 403],
      ['stranger', 404],
      ['forged', 401],
    ] as const) {
      expect((await rig.call(key, 'POST', path, body, headers)).status).toBe(status)
      expect((await rig.call(key, 'PUT', one, body)).status).toBe(status)
      expect((await rig.call(key, 'PUT', one, { active: false })).status).toBe(status)
      expect((await rig.call(key, 'DELETE', one)).status).toBe(status)
    }
    expect((await rig.call('user', 'GET', path)).status).toBe(403)
    expect((await rig.call('stranger', 'GET', path)).status).toBe(404)
    expect(await list()).toHaveLength(3)
  })

  it("never reaches an entry through another cluster's address", async () => {
    const body = { active: false }
    const foreign = `/users/{id}/instances/night-owl/whitelists/${await idOfFirst()}`
    expect((await rig.call('stranger', 'PUT', foreign, body)).status).toBe(404)
    expect((await rig.call('stranger', 'DELETE', foreign)).status).toBe(404)
    expect((await list())[0].active).toBe(true)
  })

  it('is closed with the flag off, and read only where the plan does not support it [ACL-017]', async () => {
    const one = `${path}/${await idOfFirst()}`
    await rig.control('PATCH', '/people/owner', { platformActions: [] })
    expect(await list()).toHaveLength(3)
    const refused = await rig.call('owner', 'PUT', one, { active: false })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "IP whitelisting isn't supported with your current plan.",
    ])
    await rig.control('PATCH', '/people/owner', { features: [], toggleFeatures: [] })
    expect((await rig.call('owner', 'GET', path)).status).toBe(403)
  })
})
