import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

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

  it('are told of for remote storage alone', async () => {
    expect((await detail('azdev01')).remoteStorage).toBe(false)
    expect((await nodes('azdev01')).status).toBe(404)
  })
})
