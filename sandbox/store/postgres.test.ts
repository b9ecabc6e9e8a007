import { describe, expect, it } from 'vitest'
import { createClock } from '../clock'
import { startSandboxRig } from '../sandbox-rig'
import { seedStore } from '../seed/seed-store'
import { isDatabaseGone } from './database-gone'
import { startLocalPostgres } from './local-postgres'
import { openStore } from './open-store'

describe('an error of the database', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [Object.assign(new Error('unique'), { code: '23505' }), false],
    [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '42P01' }) }), false],
    ['text', false],
  ])('%s means that it is gone: %s', (error, isGone) => expect(isDatabaseGone(error)).toBe(isGone))
})

const postgres = await startLocalPostgres()
if (!postgres) process.stdout.write('The tests on a real PostgreSQL were not run: none is reachable here.\n')

describe.runIf(postgres)('on PostgreSQL', () => {
  const databaseUrl = postgres?.url ?? ''

  it('two processes that begin on one empty database fill it once', async () => {
    const clock = createClock({ speed: 1, wall: () => Date.parse('2026-03-02T09:00:00Z') })
    const begin = async () => {
      const store = await openStore({ databaseUrl, dataDir: '' })
      await store.alone(() => seedStore(store.db, clock, 'basalt'))
      return store
    }
    const stores = await Promise.all([begin(), begin(), begin()])
    await Promise.all(stores.map((store) => store.close()))
  })

  it('an event that is due happens once, however many read at the same time', async () => {
    const rig = await startSandboxRig({ databaseUrl })
    await rig.reset()
    const { body } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    const before = body.analyticsNodes
    await rig.call('owner', 'POST', `/users/instances/${body.id}/scheduleevent`, {
      event: 'scale up',
      eventResult: null,
      startTime: '2026-03-02T18:00:00.000Z',
      eventInformation: { analyticsReplicas: 1, loaderReplicas: 0 },
    })
    rig.clock.advance(10 * 3_600_000)
    await Promise.all(
      Array.from({ length: 30 }, () => rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')),
    )
    const after = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    expect(after.body.analyticsNodes).toBe(before + 1)
    await rig.close()
  })

  it('a server that goes away is answered with 503, and ends no process', async () => {
    const rig = await startSandboxRig({ databaseUrl })
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).status).toBe(200)
    postgres?.stop()
    expect((await rig.call('owner', 'GET', '/users/{id}/me')).status).toBe(503)
    await rig.close()
  })
})
