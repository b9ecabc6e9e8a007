import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordFaultsOf } from '../../src/api/record-faults'
import { accountConsumptionResponse } from '../../src/api/wire/account-consumption'
import { billingMonthResponse, billingStatsResponse } from '../../src/api/wire/billing'
import { exactSum } from '../../src/domain/consumption/exact'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
// The clock goes back, too: what was made how long ago hangs on it.
beforeEach(() => rig.control('POST', '/reset'))
afterAll(() => rig.close())

const total = (key = 'owner') => rig.call(key, 'GET', '/users/{id}/statshistorytotal')
const month = (date: string, key = 'owner') => rig.call(key, 'GET', `/users/{id}/statshistory?date=${date}`)
const pay = (key: string, method = 'GET') => rig.call(key, method, '/payment/{id}')
const pass = (days: number) => rig.control('POST', '/clock', { advanceMs: days * 86_400_000 })

const figures = ['units', 'unitsCost', 'users', 'usersCost', 'usage', 'usageCost', 'totalCost'] as const
type Stat = Record<(typeof figures)[number], number> & { date: string; dateFormatted?: string }
type Instance = { name: string; stats: Stat }

describe('the billing of an account', () => {
  it('has a record for each month since it was made, the running one without words [API-102, BIL-004]', async () => {
    const { status, body } = await total()
    expect([status, Object.keys(body)]).toEqual([200, ['stats']])
    const stats: Stat[] = body.stats
    expect(stats.map(({ date }) => date)).toEqual([
      ...['01/2025', '02/2025', '03/2025', '04/2025', '05/2025', '06/2025', '07/2025', '08/2025'],
      ...['09/2025', '10/2025', '11/2025', '12/2025', '01/2026', '02/2026', '03/2026'],
    ])
    expect(Object.keys(stats[13] ?? {}).sort()).toEqual([...figures, 'date', 'dateFormatted'].sort())
    expect([stats[13]?.dateFormatted, stats[14]?.dateFormatted]).toEqual(['Feb 2026', undefined])
    expect(recordFaultsOf(billingStatsResponse.parse(body))).toEqual([])
  })

  it('has the clusters of a month, each with its name and its stats [API-101]', async () => {
    const { status, body } = await month('02/2026')
    expect(status).toBe(200)
    const names = body.instances.map(({ name }: Instance) => name)
    expect(names).toContain('sales-analytics')
    expect(Object.keys(body.instances[0]).sort()).toEqual(['name', 'stats'])
    expect(recordFaultsOf(billingMonthResponse.parse(body))).toEqual([])
    // Four people use it, at 20 each: the owner, a manager, a user and who pays.
    const sales: Instance = body.instances.find(({ name }: Instance) => name === 'sales-analytics')
    expect([sales.stats.users, sales.stats.usersCost]).toEqual([4, 80])
    // Of another one the owner alone.
    const { instances } = (await month('02/2026', 'trial')).body
    expect(instances.map(({ stats }: Instance) => [stats.users, stats.usersCost])).toEqual([[1, 20]])
  })

  it('costs one for a unit and 0.02 for a GB, with two decimals', async () => {
    const instances: Instance[] = (await month('08/2025')).body.instances
    expect(instances.map(({ stats: { units } }) => `${units}`)).not.toContainEqual(
      expect.stringMatching(/^\d+(\.\d{1,2})?$/),
    )
    for (const { stats } of instances) {
      expect(stats.unitsCost).toBe(Number(stats.units.toFixed(2)))
      expect(stats.usageCost).toBe(Number((stats.usage * 0.02).toFixed(2)))
    }
  })

  it.each([
    ['01/2025', []],
    ['04/2025', ['legacy-import']],
    ['05/2025', ['finance-archive', 'legacy-import']],
    ['12/2025', ['azdev01', 'finance-archive', 'legacy-import', 'mktsaas', 'sales-analytics']],
  ])('has in %s the clusters that were made by its end, and no later one', async (date, names) => {
    const instances: Instance[] = (await month(date)).body.instances
    expect(instances.map(({ name }) => name).sort()).toEqual(names)
  })

  it('has a cluster that was made as a month begins in that month, and not in the one before', async () => {
    const createdAt = Date.parse('2026-01-01')
    await rig.db.update(clusters).set({ createdAt }).where(eq(clusters.name, 'azdev01'))
    const isIn = async (date: string) =>
      (await month(date)).body.instances.some(({ name }: Instance) => name === 'azdev01')
    expect([await isIn('12/2025'), await isIn('01/2026')]).toEqual([false, true])
    const now = Date.parse('2026-03-02T09:00:00Z')
    await rig.db.update(clusters).set({ createdAt: now }).where(eq(clusters.name, 'azdev01'))
    expect([await isIn('02/2026'), await isIn('03/2026')]).toEqual([false, true])
  })

  it('has of the running month the storage of now, to five decimals', async () => {
    const instances: Instance[] = (await month('03/2026')).body.instances
    // 210 days old, of 100 GB: 36 · (1 − 0.9 · e^(−210/60)) = 35.02160(48); at 0.02 a GB 0.70043.
    const sales = instances.find(({ name }) => name === 'sales-analytics')?.stats
    expect([sales?.usage, sales?.usageCost]).toEqual([35.0216, 0.7])
  })

  it('has of a month that is over the storage of its end', async () => {
    const instances: Instance[] = (await month('02/2026')).body.instances
    // 33 hours younger than now, 208.625 days: 36 · (1 − 0.9 · e^(−208.625/60)) = 34.99892(43); at 0.02 a GB 0.69998.
    const sales = instances.find(({ name }) => name === 'sales-analytics')?.stats
    expect([sales?.usage, sales?.usageCost]).toEqual([34.99892, 0.7])
  })

  it.each(['13/2026', '2/2026', '2026-02', '00/2026', ''])('refuses the month %j', async (date) => {
    expect((await month(date)).status).toBe(422)
  })

  it.each(['12/2024', '04/2026'])('has nothing of %s, before and after the account', async (date) => {
    expect((await month(date)).body).toEqual({ instances: [] })
  })

  it('of a month is in every figure the sum of its clusters', async () => {
    await pass(20)
    const stats: Stat[] = (await total()).body.stats
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...stats), async (stat) => {
        const instances: Instance[] = (await month(stat.date)).body.instances
        for (const name of figures)
          expect([stat.date, name, exactSum(instances.map(({ stats: part }) => part[name]))]).toEqual([
            stat.date,
            name,
            stat[name],
          ])
        for (const { stats: part } of instances)
          expect(exactSum([part.unitsCost, part.usersCost, part.usageCost])).toBe(part.totalCost)
      }),
      { numRuns: stats.length, examples: stats.map((stat): [Stat] => [stat]) },
    )
  })

  it('counts nobody who was only offered the ownership', async () => {
    const offer = { userEmail: 'stranger@sandbox.test', roleName: 'owner', bypassValidationFlag: false }
    const path = '/users/{id}/instances/sales-analytics/adduserrole'
    expect((await rig.call('owner', 'PUT', path, offer)).status).toBe(200)
    const instances: Instance[] = (await month('02/2026')).body.instances
    expect(instances.find(({ name }) => name === 'sales-analytics')?.stats.users).toBe(4)
  })

  it('has the units that consumption has, cluster by cluster', async () => {
    await pass(9)
    for (const [date, from, to] of [
      ['08/2025', '2025-08-01', '2025-08-31'],
      ['02/2026', '2026-02-01', '2026-02-28'],
      ['03/2026', '2026-03-01', '2026-03-31'],
    ] as const) {
      const path = `/users/{id}/consumption?startDate=${from}&endDate=${to}`
      const clusters = accountConsumptionResponse.parse((await rig.call('owner', 'GET', path)).body)
      const consumed = clusters.map(({ name, days }) => [
        name,
        exactSum(days.map(({ figures: { total: units } }) => units ?? Number.NaN)),
      ])
      const instances: Instance[] = (await month(date)).body.instances
      const billed = instances.map(({ name, stats }) => [name, stats.units])
      expect(billed).toEqual(consumed.filter(([name]) => billed.some(([other]) => other === name)))
      expect(
        consumed.filter(([name]) => !billed.some(([other]) => other === name)).map(([, units]) => units),
      ).toEqual(Array.from({ length: consumed.length - billed.length }, () => 0))
    }
  })

  it('is that of the own clusters alone, whatever a person is in others', async () => {
    const { body } = await month('02/2026', 'billing')
    expect(body.instances).toEqual([])
    const stats: Stat[] = (await total('billing')).body.stats
    expect(stats.every(({ totalCost }) => totalCost === 0)).toBe(true)
  })

  it('is nobody else’s', async () => {
    const path = '/users/{id}/statshistorytotal'.replace('{id}', 'somebody')
    expect((await rig.call('owner', 'GET', path)).status).toBe(404)
  })
})

describe('the payment card', () => {
  it('is there, is removed once, and is missing then [API-099, API-100, BIL-003]', async () => {
    expect((await pay('owner')).body).toEqual({ data: { last4: '4242', expiration: '08/28' } })
    const { status, body } = await pay('owner', 'DELETE')
    expect([status, body]).toEqual([200, { message: 'The payment card is removed.' }])
    expect((await pay('owner')).status).toBe(404)
    expect((await pay('owner', 'DELETE')).status).toBe(404)
    expect((await pay('trial')).status).toBe(200)
  })

  it('is missing when it is removed again, also under a key: only what makes a record keeps its answer', async () => {
    const key = { 'idempotency-key': '0b0e5a9d-4444-4000-8000-000000000004' }
    const remove = async () => (await rig.call('owner', 'DELETE', '/payment/{id}', undefined, key)).status
    expect([await remove(), await remove()]).toEqual([200, 404])
  })

  it('is for nobody while payment is off [BIL-D01]', async () => {
    const { toggleFeatures } = (await rig.call('owner', 'GET', '/users/{id}/me')).body.user
    const others = toggleFeatures.filter(({ key }: { key: string }) => key !== 'payment')
    await rig.control('PATCH', '/people/owner', { toggleFeatures: others })
    expect([(await pay('owner')).status, (await pay('owner', 'DELETE')).status]).toEqual([403, 403])
    expect((await total()).status).toBe(200)
  })
})
