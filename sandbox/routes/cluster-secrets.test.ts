import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const path = '/users/{id}/instances/sales-analytics/secrets'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

describe('the secrets of a cluster', () => {
  it('are its connection, user and password, the same each time [API-047, DET-042]', async () => {
    const { status, body } = await rig.call('owner', 'GET', path)
    expect(status).toBe(200)
    expect(body).toEqual({
      DB_CONNECTION: 'postgresql://sales-analytics.db.sandbox.test:5432/sales_analytics',
      DB_USER: 'sales_analytics_owner',
      DB_PW: expect.stringMatching(/^[\w-]{24}$/),
    })
    expect((await rig.call('owner', 'GET', path)).body).toEqual(body)
    const other = await rig.call('owner', 'GET', path.replace('sales-analytics', 'azdev01'))
    expect([other.status, other.body.DB_USER]).toEqual([200, 'azdev01_owner'])
    expect(other.body.DB_PW).not.toBe(body.DB_PW)
  })

  it.each(['manager', 'user', 'billing'])('are not given to %s [DET-069]', async (key) => {
    const { status, body } = await rig.call(key, 'GET', path)
    expect(status).toBe(403)
    expect(body.message).toBe('Only the owner of the cluster sees its secrets.')
    expect(JSON.stringify(body)).not.toContain('postgresql')
  })
})
