import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactProduct, exactSum } from '../../src/domain/consumption/exact'
import { seedClusters } from '../seed/seed-clusters'
import type { ClusterRow } from '../store/clusters'
import { accountConsumption } from './account-consumption'
import { awakeTime, endedSpans } from './awake-time'
import { bucketOf, clusterConsumption } from './cluster-consumption'
import { clusterNodes } from './cluster-nodes'
import { dailyConsumption, hourlyConsumption, monthConsumption } from './hourly-consumption'

const hour = 3_600_000
const day = 24 * hour
/** A Monday. */
const today = Date.parse('2026-03-02T09:30:00Z')
const settings = { productKey: 'basalt', today, now: today }
const seeded = seedClusters(today, today).clusters
/** What the columns of the table add. */
const rowOf = (name: string, change: Partial<ClusterRow> = {}): ClusterRow => {
  const cluster = seeded.find((candidate) => candidate.name === name) ?? expect.fail(`no cluster ${name}`)
  return {
    ...cluster,
    tenantId: null,
    blueprintId: null,
    zone: null,
    isCorrupted: cluster.isCorrupted ?? false,
    isPremium: cluster.isPremium ?? false,
    isCloneable: cluster.isCloneable ?? true,
    startedAt: cluster.startedAt ?? null,
    heldState: cluster.heldState ?? null,
    overrides: {},
    ownerPolicies: null,
    awakeSpans: cluster.awakeSpans ?? [],
    ...change,
  }
}
const at = (text: string) => Date.parse(text)

describe('what a cluster consumed by the hour', () => {
  it.each([
    ['2026-02-27T10:00:00Z', 0],
    ['2026-02-27T12:00:00Z', 0.5],
    ['2026-02-27T13:00:00Z', 1],
    ['2026-02-28T02:00:00Z', 0.25],
    ['2026-02-28T03:00:00Z', 0],
    ['2026-03-02T09:00:00Z', 0],
  ])('is only what it ran: in the hour from %s %d of it', (from, hours) => {
    const awakeSpans = [[at('2026-02-27T12:30:00Z'), at('2026-02-28T02:15:00Z')]] as const
    const cluster = rowOf('sales-analytics', {
      heldState: 'sleeping',
      createdAt: at('2026-02-27T12:30:00Z'),
      awakeSpans: [...awakeSpans],
    })
    const [consumed, ...others] = hourlyConsumption(cluster, at(from), at(from) + hour, settings)
    expect(others).toEqual([])
    expect(consumed?.hours).toBe(hours)
    expect(consumed && consumed.product > 0).toBe(hours > 0)
    expect(consumed?.total).toBe(exactSum([consumed?.product ?? 0, consumed?.spark ?? 0]))
  })

  it('goes on until now where it runs, and begins with its creation', () => {
    const cluster = rowOf('sales-analytics', { createdAt: today - 2 * day, startedAt: today - 2 * day })
    const hours = hourlyConsumption(cluster, today - 4 * day, today + day, settings)
    const run = hours.filter((entry) => entry.hours > 0)
    expect(run[0]).toMatchObject({ at: at('2026-02-28T09:00:00Z'), hours: 0.5 })
    expect(run.at(-1)).toMatchObject({ at: at('2026-03-02T09:00:00Z'), hours: 0.5 })
    expect(run).toHaveLength(49)
  })

  it('is nothing on nights and in holidays before its first start on record', () => {
    const cluster = rowOf('finance-archive')
    const days = dailyConsumption(cluster, today - 302 * day, today - 43 * day, settings)
    expect(days.every(({ hours }) => hours < 16)).toBe(true)
    expect(days.filter(({ hours }) => hours === 0).length).toBeGreaterThan(50)
    expect(days.filter(({ total }) => total > 0).length).toBeGreaterThan(150)
    const since = dailyConsumption(cluster, today - 32 * day, today, settings)
    expect(since.every(({ total }) => total === 0)).toBe(true)
  })

  it.each(seeded.map(({ name }) => name))(
    'adds up to days and months, and to its services and types: %s',
    (name) => {
      const cluster = rowOf(name)
      const offset = fc.integer({ min: 0, max: 400 })
      fc.assert(
        fc.property(offset, (ago) => {
          const start = Math.floor((today - ago * day) / day) * day
          const hours = hourlyConsumption(cluster, start, start + day, settings)
          const [whole] = dailyConsumption(cluster, start, start + day, settings)
          const sums = (['hours', 'product', 'spark', 'total'] as const).map((key) =>
            exactSum(hours.map((entry) => entry[key])),
          )
          expect(sums).toEqual([whole?.hours ?? 0, whole?.product ?? 0, whole?.spark ?? 0, whole?.total ?? 0])
          const services = (whole?.services ?? []).map(({ powerUnit, replica }) =>
            exactProduct([powerUnit, replica, whole?.hours ?? 0]),
          )
          expect(exactSum(services)).toBe(whole?.product ?? 0)
          expect(exactSum([whole?.batch ?? 0, whole?.interactive ?? 0])).toBe(whole?.spark ?? 0)
          const night = exactSum(hours.slice(0, 6).map(({ spark }) => spark))
          expect(whole?.batch ?? 0).toBe(night)
        }),
        { numRuns: 40 },
      )
      const february = dailyConsumption(cluster, at('2026-02-01'), at('2026-03-01'), settings)
      expect(monthConsumption(cluster, '2026-02', settings)).toEqual({
        hours: exactSum(february.map((entry) => entry.hours)),
        product: exactSum(february.map((entry) => entry.product)),
        spark: exactSum(february.map((entry) => entry.spark)),
        total: exactSum(february.map((entry) => entry.total)),
      })
    },
  )

  it('is the same whenever it is asked', () => {
    const cluster = rowOf('finance-archive')
    const later = { ...settings, today: today + 40 * day, now: today + 4000 * day }
    expect(monthConsumption(cluster, '2025-11', later)).toEqual(
      monthConsumption(cluster, '2025-11', settings),
    )
  })
})

describe('the spans in which a cluster ran', () => {
  it('end now where it runs, and are those on record where it does not', () => {
    const awakeSpans = [[1, 2]] as const
    const running = rowOf('sales-analytics', { awakeSpans: [...awakeSpans], startedAt: 5 })
    expect(endedSpans(running, { today: 9, now: 9 })).toEqual([
      [1, 2],
      [5, 9],
    ])
    expect(endedSpans(rowOf('azdev01', { awakeSpans: [...awakeSpans] }), { today: 9, now: 9 })).toEqual([
      [1, 2],
    ])
    const created = rowOf('sales-analytics', { startedAt: null, createdAt: 4, awakeSpans: [] })
    expect(endedSpans(created, { today: 9, now: 9 })).toEqual([[4, 9]])
  })
})

describe('how a cluster is used', () => {
  const spanOf = (start: number) => awakeTime(longAgo, settings)(start)
  /** It ran since it was made, in 2024; before its first start on record nothing but drawn days is known. */
  const longAgo = rowOf('finance-archive', { createdAt: at('2024-01-01T00:00:00Z'), startedAt: today })
  const always = rowOf('sales-analytics', {
    createdAt: at('2024-01-01T00:00:00Z'),
    startedAt: at('2024-01-01T00:00:00Z'),
    analyticsSizeId: 'size-larges1',
    loaderSizeId: 'size-larges2',
  })
  const isWeekend = (start: number) => [0, 6].includes(new Date(start).getUTCDay())
  const days = Array.from({ length: 700 }, (_, index) => at('2024-01-02T00:00:00Z') + index * day)
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]

  it.each([
    ['working days', false, [600, 825], [1600, 2075], [0.01, 0.1]],
    ['weekends', true, [900, 1075], [1300, 1575], [0.65, 0.85]],
  ])(
    'before its first start on record runs on %s in the hours of an office',
    (_what, isFree, from, to, idle) => {
      const wanted = days.filter((start) => isWeekend(start) === isFree)
      const spans = wanted.flatMap((start) => spanOf(start))
      expect([range(spans.map(([first]) => first)), range(spans.map(([, last]) => last))]).toEqual([from, to])
      const share = 1 - spans.length / wanted.length
      expect(share).toBeGreaterThan(idle[0] ?? Number.NaN)
      expect(share).toBeLessThan(idle[1] ?? Number.NaN)
    },
  )

  it.each([
    ['working days', false, [2, 4], [0, 2], [0.36, 0.84]],
    ['weekends', true, [1, 1], [0, 0], [0.02, 0.05]],
  ])('on %s has nodes and work of its own number', (_what, isFree, analytics, loader, amplitude) => {
    const consumed = dailyConsumption(always, days[0] ?? 0, days.at(-1) ?? 0, settings).filter(
      ({ start }) => isWeekend(start) === isFree,
    )
    const replicas = (name: string) =>
      range(consumed.map(({ services }) => services.find((each) => each.name === name)?.replica ?? -1))
    expect([replicas('analytics'), replicas('loader')]).toEqual([analytics, loader])
    const [first] = consumed
    // 4 IPU and 8 IPU are consumed at 0.05 and 0.03 of them by a node in an hour.
    expect(first?.services.map(({ name, powerUnit }) => [name, powerUnit])).toEqual([
      ['analytics', 0.2],
      ['loader', 0.24],
    ])
    const atTwo = consumed.map(({ start }) => {
      const [hourly] = hourlyConsumption(always, start + 2 * hour, start + 3 * hour, settings)
      return Math.round(((hourly?.spark ?? 0) / 0.9) * 100) / 100
    })
    expect(range(atTwo)).toEqual(amplitude)
  })

  it('has Spark work in the night and by day as jobs and people do', () => {
    const start = at('2026-02-25T00:00:00Z')
    const spark = hourlyConsumption(always, start, start + day, settings).map((each) => each.spark)
    expect(spark.map((each) => Math.round((each / (spark[2] ?? 1)) * 9) / 10)).toEqual([
      ...[0, 0.7, 0.9, 0.8, 0.3, 0, 0.1, 0.2, 0.4, 0.7, 0.9, 0.8],
      ...[0.5, 0.7, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1, 0, 0, 0, 0],
    ])
  })

  it('counts a size that nobody knows as one IPU', () => {
    const unknown = { ...always, analyticsSizeId: 'size-of-tomorrow', loaderSizeId: 'size-of-tomorrow' }
    const [first] = dailyConsumption(unknown, at('2026-02-25'), at('2026-02-26'), settings)
    expect(first?.services.map(({ powerUnit }) => powerUnit)).toEqual([0.05, 0.03])
  })
})

describe('what is reported of a cluster', () => {
  /** On a Saturday from 20:00 to 22:30, when Spark has nothing to do; a weekend has one node and no loader. */
  const ranOnce = (id: string) =>
    rowOf('sales-analytics', {
      id,
      name: 'night-shift',
      heldState: 'sleeping',
      createdAt: at('2026-02-28T20:00:00Z'),
      awakeSpans: [[at('2026-02-28T20:00:00Z'), at('2026-02-28T22:30:00Z')]],
      analyticsSizeId: 'size-larges1',
    })
  const weekend = { from: '2026-02-28', to: '2026-03-01' }
  const hours = (powerUnits: readonly number[]) =>
    powerUnits.map((powerUnit, index) => ({ hour: index, powerUnit }))
  const noHour = Array.from({ length: 20 }, () => 0)
  const ran = { basalt: 0.5, spark: 0, total: 0.5 }
  const slept = { basalt: 0, spark: 0, total: 0 }
  const dated = (date: string) => ({ day: date, dayFormat: date, monthFormat: date.slice(0, 7) })
  const months = [
    { monthFormat: '2026-02', ...ran, days: [{ ...dated('2026-02-28'), ...ran, hours: 2.5 }] },
    { monthFormat: '2026-03', ...slept, days: [{ ...dated('2026-03-01'), ...slept, hours: 0 }] },
  ]
  const entry = { powerUnit: 0.2, replica: 1 }
  const aggregate = (analytics: object) => ({
    basalt: {
      daily: [
        { date: '2026-02-28', services: { analytics } },
        { date: '2026-03-01', services: { analytics } },
      ],
    },
    spark: {
      daily: [
        { date: '2026-02-28', types: { batch: 0, interactive: 0 } },
        { date: '2026-03-01', types: { batch: 0, interactive: 0 } },
      ],
    },
    hourly: {
      '2026-02-28': hours([...noHour, 0.2, 0.2, 0.1, 0]),
      '2026-03-01': hours([...noHour, 0, 0, 0, 0]),
    },
  })

  it('is the whole of what the specification names, by day and hour [USE-017]', () => {
    const { historicalAgg, ...rest } = accountConsumption(ranOnce('a'), weekend, settings)
    expect(rest).toEqual({
      id: 'a',
      name: 'night-shift',
      consumption: months,
      consumptionAgg: aggregate([entry]),
      bucketThresholdHistory: [{ storageThreshold: 30, createdAt: '2026-02-28T20:00:00.000Z' }],
      // Four hours old, of 100 GB: 36 · (1 − 0.9 · e^(−1/360)) = 3.68988.
      instanceBackups: [{ date: '2026-03-01', gcsBucketSizeInGB: 2.9519, metadataBucketSizeInGB: 0.4369 }],
    })
    expect(historicalAgg).toEqual([
      {
        createdAt: '2026-02-28T23:30:00.000Z',
        storageIPU: 0.00432,
        classAOperations: expect.any(Number),
        classBOperations: expect.any(Number),
        downloadOperations: expect.any(Number),
        uploadOperations: expect.any(Number),
      },
      {
        createdAt: '2026-03-01T23:30:00.000Z',
        storageIPU: 0.00443,
        ...{ classAOperations: 0, classBOperations: 0, downloadOperations: 0, uploadOperations: 0 },
      },
    ])
    // In 2.5 hours, of 420, 2600, 35 and 18 in one, and four tenths more or less.
    const [saturday] = historicalAgg
    for (const [key, usual] of [
      ['classAOperations', 1050],
      ['classBOperations', 6500],
      ['downloadOperations', 87.5],
      ['uploadOperations', 45],
    ] as const) {
      expect(saturday?.[key], key).toBeGreaterThanOrEqual(Math.floor(usual * 0.6))
      expect(saturday?.[key], key).toBeLessThanOrEqual(Math.ceil(usual * 1.4))
    }
  })

  it('comes from some clusters with entries of services that are bare, and from some as text [API-D02]', () => {
    expect(accountConsumption(ranOnce('g'), weekend, settings)).toMatchObject({
      consumption: months,
      consumptionAgg: aggregate(entry),
    })
    const { consumption, consumptionAgg } = accountConsumption(ranOnce('b'), weekend, settings)
    expect(consumption).toEqual(months)
    expect(JSON.parse(String(consumptionAgg))).toEqual(aggregate([entry]))
  })

  it('comes from some clusters with months and days in words [API-D02]', () => {
    const inWords = accountConsumption(ranOnce('d'), weekend, settings)
    const [february, march] = ['Feb 2026', 'Mar 2026'].map((monthFormat) => ({ monthFormat }))
    expect(inWords.consumption).toEqual([
      { ...february, ...ran, days: [{ day: 28, dayFormat: '28 Feb', ...february, ...ran, hours: 2.5 }] },
      { ...march, ...slept, days: [{ day: 1, dayFormat: '01 Mar', ...march, ...slept, hours: 0 }] },
    ])
    expect(inWords.consumptionAgg).toEqual(aggregate([entry]))
    const older = { ...ranOnce('d'), createdAt: at('2025-09-01T00:00:00Z') }
    const september = accountConsumption(older, { from: '2025-09-05', to: '2025-09-05' }, settings)
    expect(september.consumption).toMatchObject([
      { monthFormat: 'Sep 2025', days: [{ day: 5, dayFormat: '05 Sep' }] },
    ])
  })

  it('has storage of today measured now, and a backup on Sundays and the first of a month', () => {
    const cluster = { ...ranOnce('a'), createdAt: at('2025-12-01T00:00:00Z') }
    const dates = { from: '2025-12-29', to: '2026-03-02' }
    const { historicalAgg, instanceBackups } = accountConsumption(cluster, dates, settings)
    expect(historicalAgg.at(-1)?.createdAt).toBe('2026-03-02T09:30:00.000Z')
    expect(instanceBackups.map(({ date }) => date)).toEqual([
      ...['2026-01-01', '2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25', '2026-02-01'],
      ...['2026-02-08', '2026-02-15', '2026-02-22', '2026-03-01'],
    ])
  })

  it('of one cluster has each day of the month, also those before it was made [API-054]', () => {
    const cluster = rowOf('azdev01', { createdAt: at('2026-03-02T01:00:00Z') })
    expect(clusterConsumption(cluster, settings)).toMatchObject({
      consumptionAgg: [
        { date: '2026-03-01', ...slept },
        { date: '2026-03-02', ...slept },
      ],
      historicalBucketMetrics: [
        { createdAt: '2026-03-02T09:30:00.000Z', updatedAt: '2026-03-02T09:30:00.000Z' },
      ],
    })
  })

  it('has its bucket measured every third day, forty times at most, and grown to what was consumed [DET-043]', () => {
    const bucket = (age: number) => bucketOf({ ...ranOnce('a'), createdAt: today - age }, today)
    const young = bucket(6 * day)
    expect(young.sizes.map(({ createdAt }) => createdAt)).toEqual([
      '2026-02-24T09:30:00.000Z',
      '2026-02-27T09:30:00.000Z',
      '2026-03-02T09:30:00.000Z',
    ])
    expect(young.sizes.map(({ updatedAt }) => updatedAt)).toEqual(
      young.sizes.map(({ createdAt }) => createdAt),
    )
    const old = bucket(400 * day).sizes
    expect([old.length, old[0]?.createdAt]).toEqual([40, '2025-11-05T09:30:00.000Z'])
    // Of 36 GB: 0.35 and what of 0.65 has grown by then, and three hundredths less at most.
    for (const [size, grown] of [
      [young.sizes[0], 34.83],
      [young.sizes[2], 36],
      [old[0], 13.185],
      [old[39], 36],
    ] as const) {
      expect(size?.bucketSizeInGB).toBeGreaterThanOrEqual(grown * 0.97 - 0.00001)
      expect(size?.bucketSizeInGB).toBeLessThanOrEqual(grown)
    }
    const thresholds = (age: number) =>
      bucket(age).thresholds.map(({ storageThreshold, createdAt }) => [storageThreshold, createdAt])
    expect(thresholds(30 * day)).toEqual([[30, '2026-01-31T09:30:00.000Z']])
    expect(thresholds(31 * day)).toEqual([
      [30, '2026-01-30T09:30:00.000Z'],
      [50, '2026-01-31T09:30:00.000Z'],
    ])
  })

  it('has nodes by their kind, which share what was consumed [API-044, DET-039]', () => {
    const counts = { analytics: 2, loader: 1, subClusters: [{ name: 'night-shift-spare', nodes: 2 }] }
    const node = (type: string, subcluster: string | null = null) => ({ type, subcluster, diskSize: 100 })
    const kinds = [
      ...[node('analytics'), node('analytics'), node('loader'), node('cmc')],
      ...[node('subcluster', 'night-shift-spare'), node('subcluster', 'night-shift-spare')],
    ]
    expect(clusterNodes(ranOnce('a'), counts, 0)).toEqual(
      kinds.map((each) => ({ ...each, availabeSize: 100 })),
    )
    const used = clusterNodes(ranOnce('a'), counts, 36).map(({ availabeSize }) => 100 - availabeSize)
    expect(used.reduce((sum, each) => sum + each, 0)).toBeCloseTo(36, 3)
    expect(new Set(used).size).toBe(6)
    // The heaviest has at most three times what the lightest has.
    expect(Math.max(...used)).toBeLessThan(3 * Math.min(...used))
  })
})
