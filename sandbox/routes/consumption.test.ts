import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordFaultsOf } from '../../src/api/record-faults'
import { accountConsumptionResponse } from '../../src/api/wire/account-consumption'
import { arithmeticOf, type ConsumptionPart, monthDifferences } from '../../src/domain/consumption/arithmetic'
import { bucketsOf } from '../../src/domain/consumption/buckets'
import { exactSum } from '../../src/domain/consumption/exact'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.control('POST', '/reset'))
afterAll(() => rig.close())

const detail = async (name: string) =>
  (await rig.call('owner', 'GET', `/tenants/{id}/instances/${name}`)).body
const consumption = async (name: string, key = 'owner') =>
  rig.call(key, 'GET', `/users/{id}/instances/${(await detail(name)).id}/consumption`)
const nodes = (name: string) => rig.call('owner', 'GET', `/users/{id}/instances/${name}/nodes`)
const pass = (days: number) => rig.control('POST', '/clock', { advanceMs: days * 86_400_000 })

describe('the consumption of a cluster', () => {
  it('has each day of the month up to now, and the IPU of its components sum up [API-054, DET-D17]', async () => {
    await pass(9)
    const { status, body } = await consumption('sales-analytics')
    expect(status).toBe(200)
    const days: { date: string; basalt: number; spark: number; total: number }[] = body.consumptionAgg
    expect(days.length).toBeGreaterThanOrEqual(9)
    expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(days.map((_day, index) => index + 1))
    for (const { basalt, spark, total } of days) expect(basalt + spark).toBeCloseTo(total, 4)
    expect(days.slice(0, -1).every(({ total }) => total > 0)).toBe(true)
  })

  it('stops when the cluster sleeps', async () => {
    const { body } = await consumption('finance-archive')
    const today = body.consumptionAgg.at(-1)
    expect(today.total).toBe(0)
  })

  it('has the bucket grow, and its threshold raised once [DET-043]', async () => {
    const { body } = await consumption('sales-analytics')
    const sizes: { bucketSizeInGB: number; createdAt: string }[] = body.historicalBucketMetrics
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.at(-1)?.bucketSizeInGB).toBeGreaterThan(sizes[0]?.bucketSizeInGB ?? Number.POSITIVE_INFINITY)
    expect(
      body.bucketThresholdHistory.map((entry: { storageThreshold: number }) => entry.storageThreshold),
    ).toEqual([30, 50])
  })

  it('is nobody else’s', async () => {
    expect((await consumption('sales-analytics', 'stranger')).status).toBe(404)
  })
})

describe('the consumption of a person', () => {
  const asked = (from: string, to: string, key = 'owner') =>
    rig.call(key, 'GET', `/users/{id}/consumption?startDate=${from}&endDate=${to}`)
  const read = async (from: string, to: string, key = 'owner') =>
    accountConsumptionResponse.parse((await asked(from, to, key)).body)
  const own = [
    ...['legacy-import', 'finance-archive', 'sales-analytics', 'azdev01', 'mktsaas', 'supply-chain'],
    ...['web-events', 'risk-models'],
  ]

  it('has a year of each own cluster, in shapes that can all be read [USE-017, API-D02]', async () => {
    const { status, body } = await asked('2025-03-03', '2026-03-02')
    expect(status).toBe(200)
    expect(body.data.clusters.map(({ name }: { name: string }) => name)).toEqual(own)
    const clusters = accountConsumptionResponse.parse(body)
    expect(recordFaultsOf(clusters)).toEqual([])
    const [oldest, , sales] = clusters
    expect(oldest?.days).toHaveLength(365)
    expect(oldest?.days[0]?.date).toBe('2025-03-03')
    expect(sales?.days[0]?.date).toBe('2025-08-04')
    expect(sales?.days.at(-1)?.date).toBe('2026-03-02')
    expect(sales?.months.map(({ month }) => month)).toEqual([
      ...['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ])
    expect(sales?.storage).toHaveLength(211)
    expect(sales?.backups.length).toBeGreaterThan(30)
    expect(sales?.hourly.size).toBe(0)
  })

  it('tells a month by the hour, and what each number is made of', async () => {
    const range = bucketsOf({ type: 'last-month' }, '2026-03-02')
    const clusters = await read(range.dates.from, range.dates.to)
    const settings = { productKey: 'basalt', zone: 'UTC' }
    expect(monthDifferences(clusters, range, 'basalt')).toEqual([])
    const rests = (part: ConsumptionPart | null): string[] =>
      part === null ? ['nothing'] : [part.kind, ...part.parts().flatMap(rests)]
    const kinds = new Set(rests(arithmeticOf(clusters, 'compute', range, settings)))
    expect(kinds).toEqual(new Set(['total', 'cluster', 'day', 'product', 'spark', 'service']))
    for (const { days, hourly } of clusters) {
      const reported = days.map(({ date }) => exactSum((hourly.get(date) ?? []).map((value) => value ?? 0)))
      expect(reported).toEqual(days.map(({ figures }) => figures.total))
    }
  })

  it('tells a single day, from it to itself', async () => {
    const [oldest] = await read('2026-03-01', '2026-03-01')
    expect(oldest?.days.map(({ date }) => date)).toEqual(['2026-03-01'])
  })

  it('tells 31 days by the hour, and 32 by the day alone', async () => {
    const hourly = async (to: string) => (await read('2026-01-01', to)).map(({ hourly }) => hourly.size)
    expect((await hourly('2026-01-31'))[0]).toBe(31)
    expect(new Set(await hourly('2026-02-01'))).toEqual(new Set([0]))
  })

  it('has the same numbers of the current month as each cluster has [API-054]', async () => {
    await pass(9)
    const clusters = await read('2026-03-01', '2026-03-31')
    for (const { name, days } of clusters) {
      const ofMonth = days.filter(({ date }) => date.startsWith('2026-03'))
      const { body } = await consumption(name)
      const reported = body.consumptionAgg.map(({ date, ...figures }: { date: string }) => ({
        date,
        figures,
      }))
      const absent = reported.slice(0, reported.length - ofMonth.length)
      expect(absent.every(({ figures }: { figures: { total: number } }) => figures.total === 0)).toBe(true)
      expect(ofMonth.map(({ date, figures }) => ({ date, figures }))).toEqual(reported.slice(absent.length))
    }
  })

  it('keeps what ran, and what slept, through stops and starts', async () => {
    const path = '/users/{id}/instances/mktsaas'
    const totals = async () => {
      const cluster = (await read('2026-02-28', '2026-03-31')).find(({ name }) => name === 'mktsaas')
      return cluster?.days.map(({ date, hours }) => [date.slice(5), hours])
    }
    expect(await totals()).toEqual([
      ['02-28', 24],
      ['03-01', 24],
      ['03-02', 9],
    ])
    expect((await rig.call('owner', 'PUT', `${path}/disconnect`)).status).toBe(200)
    await pass(2)
    const slept = [
      ['02-28', 24],
      ['03-01', 24],
      ['03-02', 9],
      ['03-03', 0],
      ['03-04', 0],
    ]
    expect(await totals()).toEqual(slept)
    expect((await rig.call('owner', 'PUT', `${path}/connect`)).status).toBe(200)
    await pass(1)
    expect(await totals()).toEqual([...slept.slice(0, -1), ['03-04', 15], ['03-05', 9]])
  })

  it('has nothing before a cluster was there, and nothing of the future', async () => {
    const clusters = await read('2020-01-01', '2030-01-01')
    const ends = clusters.map(({ days }) => [days[0]?.date, days.at(-1)?.date])
    expect(ends[0]).toEqual(['2025-02-05', '2026-03-02'])
    expect(ends[7]).toEqual(['2026-03-02', '2026-03-02'])
    expect((await read('2019-01-01', '2019-12-31')).map(({ days }) => days.length)).toEqual(own.map(() => 0))
  })

  it.each([
    ['manager', []],
    ['stranger', ['night-owl']],
    ['expired', ['trial-report']],
  ])('is that of clusters that are their own: of %s %j', async (key, names) => {
    expect((await read('2026-03-01', '2026-03-02', key)).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'startDate'],
    ['2026-03-01', 'today', 'endDate'],
    ['2026-03-02', '2026-03-01', 'endDate'],
    ['2026-03-01', '', 'endDate'],
  ])('is refused for %s to %s', async (from, to, field) => {
    const { status, body } = await asked(from, to)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(field)
  })

  it('is nobody else’s, and needs a session', async () => {
    const dates = 'startDate=2026-03-01&endDate=2026-03-02'
    const others = `/users/${idOf('owner')}/consumption?${dates}`
    expect((await rig.call('stranger', 'GET', others)).status).toBe(404)
    expect((await rig.call(null, 'GET', `/users/{id}/consumption?${dates}`)).status).toBe(401)
  })
})

describe('the nodes of a cluster', () => {
  it('share what it consumed, sub-clusters with their names [API-044, DET-039, DET-D16]', async () => {
    const { body } = await nodes('sales-analytics')
    const all: { type: string; subcluster: string | null; diskSize: number; availabeSize: number }[] = body
    const { consumedData } = await detail('sales-analytics')
    const used = all.reduce((sum, { diskSize, availabeSize }) => sum + diskSize - availabeSize, 0)
    expect(used).toBeCloseTo(consumedData, 2)
    expect([...new Set(all.map(({ type }) => type))]).toEqual(['analytics', 'loader', 'cmc', 'subcluster'])
    expect(all.every(({ type, subcluster }) => (type === 'subcluster') === (subcluster !== null))).toBe(true)
  })

  it('are reported for remote storage alone', async () => {
    expect((await detail('azdev01')).remoteStorage).toBe(false)
    expect((await nodes('azdev01')).status).toBe(404)
  })
})
