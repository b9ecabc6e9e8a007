import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createClock } from '../clock'
import { startSandboxRig } from '../sandbox-rig'
import { seedStore } from '../seed/seed-store'
import { isDatabaseGone } from './database-gone'
import { startLocalPostgres } from './local-postgres'
import { openStore } from './open-store'
import { records } from './schema'

describe('an error of the database', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [
      new Error('Failed query: rollback', {
        cause: new Error('Client has encountered a connection error and is not queryable'),
      }),
      true,
    ],
    [Object.assign(new Error('unique'), { code: '23505' }), false],
    [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '42P01' }) }), false],
    ['text', false],
    ...['08006', '57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ENOENT'].map((code): [Error, boolean] => [
      Object.assign(new Error(code), { code }),
      true,
    ]),
    ...['0800', '080061', '57P04', '57014', 'EACCES'].map((code): [Error, boolean] => [
      Object.assign(new Error(code), { code }),
      false,
    ]),
    [new Error('timeout exceeded when trying to connect'), true],
    [new Error('Client was closed and is not queryable'), true],
    [new Error('The words: Connection terminated'), false],
    [{ code: 'ECONNRESET' }, false],
  ])('%s means that it is gone: %s', (error, isGone) => expect(isDatabaseGone(error)).toBe(isGone))
})

const postgres = await startLocalPostgres()
afterAll(() => postgres?.remove())
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
    // Two that read the same number of nodes write the same: the changes are counted, too.
    await rig.db.execute(
      sql.raw(`
        create table effects (at timestamptz);
        create function count_effect() returns trigger language plpgsql
          as 'begin insert into effects values (now()); return new; end';
        create trigger counted after update of overrides on clusters
          for each row execute function count_effect();
      `),
    )
    await Promise.all(
      Array.from({ length: 30 }, () => rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')),
    )
    const after = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    expect(after.body.analyticsNodes).toBe(before + 1)
    expect(await rig.db.select({ at: sql`at` }).from(sql`effects`)).toHaveLength(1)
    await rig.db.execute(
      sql.raw('drop trigger counted on clusters; drop function count_effect; drop table effects'),
    )
    await rig.close()
  })

  it('an event that is due is left to the process that has claimed it, without waiting', async () => {
    const rig = await startSandboxRig({ databaseUrl })
    await rig.reset()
    const nodes = async () => {
      const { body } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
      return { id: body.id, count: body.analyticsNodes }
    }
    const before = await nodes()
    await rig.call('owner', 'POST', `/users/instances/${before.id}/scheduleevent`, {
      event: 'scale up',
      eventResult: null,
      startTime: '2026-03-02T18:00:00.000Z',
      eventInformation: { analyticsReplicas: 1, loaderReplicas: 0 },
    })
    rig.clock.advance(10 * 3_600_000)
    await rig.db.transaction(async (other) => {
      const isEvent = eq(records.resource, 'scheduled-events')
      await other.select({ id: records.id }).from(records).where(isEvent).for('update')
      expect((await nodes()).count).toBe(before.count)
    })
    expect((await nodes()).count).toBe(before.count + 1)
    await rig.close()
  }, 20_000)

  it('one address that many invite at the same time is invited once', async () => {
    const rig = await startSandboxRig({ databaseUrl })
    await rig.reset()
    const path = '/users/{id}/instances/sales-analytics'
    const body = { userEmail: 'new@northwind.test', roleName: 'developer', bypassValidationFlag: false }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => rig.call('owner', 'PUT', `${path}/adduserrole`, body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const { body: users } = await rig.call('owner', 'GET', `${path}/autherizedusers`)
    const invited = users.authorizedUserRoles.filter(({ user }: Invited) => user.email === body.userEmail)
    expect(invited).toHaveLength(1)
    await rig.close()
  })

  it('of updates that many ask for at the same time one waits [DET-068]', async () => {
    const rig = await startSandboxRig({ databaseUrl })
    await rig.reset()
    const path = '/users/{id}/instances/finance-archive/pending'
    const body = { kind: 'UPGRADE_VERSION', change: { version: '4.3.1-1182', byBuildNo: 'false' } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => rig.call('owner', 'POST', path, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect((await rig.call('owner', 'GET', path)).body).toHaveLength(1)
    await rig.close()
  })
})

describe.runIf(postgres?.server)('a PostgreSQL that goes away', () => {
  it('while nobody asks it anything ends no process', async () => {
    const store = await openStore({ databaseUrl: postgres?.url ?? '', dataDir: '' })
    await Promise.all(Array.from({ length: 10 }, () => store.db.execute('select 1')))
    const ended = vi.fn()
    process.on('uncaughtException', ended)
    postgres?.server?.stop()
    // Ten connections lie idle: each of them breaks before the third question is answered.
    for (const _question of [1, 2, 3])
      await expect(store.db.execute('select 1')).rejects.toSatisfy(isDatabaseGone)
    process.off('uncaughtException', ended)
    postgres?.server?.start()
    expect(ended).not.toHaveBeenCalled()
    await store.db.execute('select 1')
    await store.close()
  })

  it('before a transaction begins takes no connection along', async () => {
    const store = await openStore({ databaseUrl: postgres?.url ?? '', dataDir: '' })
    const ten = Array.from({ length: 10 })
    await Promise.all(ten.map(() => store.db.execute('select 1')))
    // Nobody has heard yet that the connections are broken when they are asked to begin.
    postgres?.server?.stop()
    const broken = await Promise.allSettled(ten.map(() => store.db.transaction(async () => {})))
    expect(broken.filter((each) => each.status === 'rejected' && isDatabaseGone(each.reason))).toHaveLength(
      10,
    )
    postgres?.server?.start()
    expect(await store.db.transaction(async () => 'done')).toBe('done')
    await store.close()
  })

  it('under load is answered with 503 and ends no process; back again, nothing acknowledged is lost', async () => {
    const rig = await startSandboxRig({ databaseUrl: postgres?.url })
    await rig.reset()
    const path = '/users/{id}/instances/sales-analytics/whitelists'
    const seen: number[] = []
    const acknowledged: string[] = []
    let turn = 0
    let isOver = false
    const write = async () => {
      while (!isOver) {
        turn += 1
        const range = `10.0.${turn >> 8}.${turn & 255}`
        const { status } = await rig.call('owner', 'POST', path, { range, description: '' })
        seen.push(status)
        if (status === 201) acknowledged.push(range)
      }
    }
    const writers = Promise.all([write(), write(), write(), write()])
    const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 10 })
    try {
      await until(() => acknowledged.length > 20)
      postgres?.server?.stop()
      await until(() => seen.filter((status) => status === 503).length > 8)
      expect((await rig.call('owner', 'GET', '/users/{id}/me')).status).toBe(503)
      postgres?.server?.start()
      const before = acknowledged.length
      await until(() => acknowledged.length > before + 20)
    } finally {
      // Else a failure is never heard of: the writers go on.
      isOver = true
    }
    await writers
    expect([...new Set(seen)].sort()).toEqual([201, 503])
    const { body } = await rig.call('owner', 'GET', path)
    const kept = new Set(body.whitelists.map(({ range }: { range: string }) => range))
    expect(acknowledged.filter((range) => !kept.has(range))).toEqual([])
    await rig.close()
  })
})

type Invited = { user: { email: string } }
