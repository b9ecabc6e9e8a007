import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { idempotencyKeys } from '../store/schema'

const path = '/cli/{id}/instances/sales-analytics/token'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

describe('the support token of a cluster', () => {
  it('is none, then generated, read, and revoked [API-051, API-052, API-053, DET-041, DET-061]', async () => {
    expect(await rig.call('owner', 'GET', path)).toMatchObject({
      status: 200,
      body: { token: null, expiresAt: null },
    })
    const { status, body } = await rig.call('owner', 'POST', path)
    expect(status).toBe(201)
    expect(body.token).toMatch(/^sup_[\w-]{32}$/)
    // Thirty days after the first day.
    expect(body.expiresAt).toBe('2026-04-01T09:00:00.000Z')
    expect((await rig.call('manager', 'GET', path)).body).toEqual(body)
    expect(await rig.call('owner', 'DELETE', path)).toMatchObject({
      ...{ status: 200, body: { message: 'The support token is revoked' } },
    })
    expect((await rig.call('owner', 'GET', path)).body).toEqual({ token: null, expiresAt: null })
  })

  it('is another one after it was revoked and generated again', async () => {
    const first = await rig.call('owner', 'POST', path)
    await rig.call('owner', 'DELETE', path)
    const second = await rig.call('owner', 'POST', path)
    expect(second.status).toBe(201)
    expect(second.body.token).not.toBe(first.body.token)
  })

  it('is one at most, also when two people generate at once', async () => {
    const answers = await Promise.all(['owner', 'manager'].map((key) => rig.call(key, 'POST', path)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await rig.call('owner', 'POST', path)).body).toEqual({
      code: 'state',
      message: 'This cluster already has a support token.',
    })
  })

  it('is generated once for a repeated intention', async () => {
    const headers = { 'idempotency-key': '0b0e5a9d-7777-4000-8000-000000000001' }
    const first = await rig.call('owner', 'POST', path, undefined, headers)
    const again = () => rig.call('owner', 'POST', path, undefined, headers)
    expect((await again()).status).toBe(409)
    expect((await rig.call('owner', 'GET', path)).body).toEqual(first.body)
    await rig.call('owner', 'DELETE', path)
    const next = await again()
    expect([next.status, next.body.token === first.body.token]).toEqual([201, false])
    expect(JSON.stringify(await rig.db.select().from(idempotencyKeys))).not.toContain('sup_')
  })

  it('that is not there cannot be revoked', async () => {
    expect(await rig.call('owner', 'DELETE', path)).toMatchObject({
      status: 404,
      body: { message: 'This support token does not exist.' },
    })
  })

  it.each(['GET', 'POST', 'DELETE'])(
    '%s is refused to User and Billing User [DET-070, DET-073]',
    async (method) => {
      await rig.call('owner', 'POST', path)
      for (const key of ['user', 'billing']) {
        const answer = await rig.call(key, method, path)
        expect(answer.status).toBe(403)
        expect(answer.body.message).toBe('You need higher permission')
      }
    },
  )

  it.each(['GET', 'POST', 'DELETE'])('%s of a foreign tenant is 404', async (method) => {
    expect((await rig.call('stranger', method, path)).status).toBe(404)
    const foreign = path.replace('{id}', idOf('owner'))
    expect((await rig.call('stranger', method, foreign)).status).toBe(404)
    expect((await rig.call('owner', method, '/cli/{id}/instances/no-such/token')).status).toBe(404)
  })

  it('goes with its cluster', async () => {
    await rig.call('owner', 'POST', path)
    await rig.call('owner', 'DELETE', '/users/{id}/instances/sales-analytics')
    expect((await rig.call('owner', 'GET', path)).status).toBe(404)
  })
})
