import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { faultsOfAnswer, recordFaultsOf } from '../record-faults'
import { clusterConsumptionResponse, clusterNodesResponse } from './consumption'

const read = (sent: unknown) => z.parse(clusterConsumptionResponse, sent)
const sent = {
  consumptionAgg: [{ date: '2026-03-02', basalt: 20.5, spark: 4, total: 24.5 }],
  historicalBucketMetrics: [
    { bucketSizeInGB: 30, createdAt: '2026-03-02T09:00:00Z', updatedAt: '2026-03-02T10:00:00Z' },
  ],
  bucketThresholdHistory: [{ storageThreshold: 50, createdAt: '2026-03-01T00:00:00Z' }],
}
/** 2026-03-02T09:00:00Z. */
const nine = 1_772_442_000_000
const whole = {
  days: { entries: [{ day: '2026-03-02', total: 24.5, spark: 4 }], faults: [], isReadable: true },
  bucketSizes: {
    entries: [{ at: nine, changedAt: nine + 3_600_000, size: 30 }],
    faults: [],
    isReadable: true,
  },
  bucketThresholds: {
    entries: [{ at: nine - 33 * 3_600_000, threshold: 50 }],
    faults: [],
    isReadable: true,
  },
}
const none = { entries: [], faults: [], isReadable: true }

describe('the consumption of a cluster', () => {
  it.each([
    ['bare', sent],
    ['in data', { data: sent }],
    ['in consumption in data', { data: { consumption: sent } }],
    [
      'as the entity of the account, with its list beside the days',
      { data: { id: 'c-1', consumption: [{ x: 1 }], ...sent } },
    ],
    ['its parts as JSON text', { ...sent, consumptionAgg: JSON.stringify(sent.consumptionAgg) }],
    [
      'figures as digits',
      { ...sent, consumptionAgg: [{ date: '2026-03-02', basalt: '20.5', spark: '4', total: '24.5' }] },
    ],
    [
      'a day with its time',
      { ...sent, consumptionAgg: [{ ...sent.consumptionAgg[0], date: '2026-03-02T00:00:00Z' }] },
    ],
  ])('is read: %s [DET-043, DET-D17, API-D16]', (_what, answer) => {
    expect(read(answer)).toEqual(whole)
  })

  it.each([
    [
      { date: '2026-03-02', basalt: 20.5, spark: 4 },
      { total: 24.5, spark: 4 },
    ],
    [
      { date: '2026-03-02', analytics: 1, loader: 2, hours: 24, id: 4711, instanceId: 12, nodeCount: 3 },
      { total: 3, spark: null },
    ],
    [
      { date: '2026-03-02', total: 6, ipu: 5 },
      { total: 6, spark: null },
    ],
    [
      { date: '2026-03-02', ipu: 5, basalt: 3, spark: 1 },
      { total: 5, spark: 1 },
    ],
    [
      { date: '2026-03-02', basalt: 3, spark: 1, threshold: 10, dailyLimit: 20 },
      { total: 4, spark: 1 },
    ],
    [
      { date: '2026-03-02', basalt: 20, spark: 4, cost: 96 },
      { total: 24, spark: 4 },
    ],
    [
      { date: '2026-03-02', basalt: 20, spark: 4, gigabytes: 70, total: 25 },
      { total: 25, spark: 4 },
    ],
    [
      { date: '2026-03-02', total: 7, spark: null },
      { total: 7, spark: null },
    ],
    [
      { date: '2026-03-02', total: 0 },
      { total: 0, spark: null },
    ],
  ])('sums the components of %j where no total is given [DET-D17]', (day, expected) => {
    expect(read({ consumptionAgg: [day] }).days.entries).toEqual([{ day: '2026-03-02', ...expected }])
  })

  it('has nothing in parts that are null or empty, and says of those left out that they were not read', () => {
    const notRead = { ...none, isReadable: false }
    expect(read({ consumptionAgg: null, historicalBucketMetrics: [] })).toEqual({
      days: none,
      bucketSizes: none,
      bucketThresholds: notRead,
    })
    expect(read({})).toEqual({ days: notRead, bucketSizes: notRead, bucketThresholds: notRead })
  })

  it('keeps its other parts where one has a shape nobody knows, and its other records where one has', () => {
    const answer = read({
      ...sent,
      consumptionAgg: { spark: 4 },
      historicalBucketMetrics: [
        ...sent.historicalBucketMetrics,
        { bucketSizeInGB: 'big', createdAt: 'then' },
      ],
    })
    expect(answer.days).toEqual({ entries: [], faults: [], isReadable: false })
    expect(answer.bucketSizes.entries).toEqual(whole.bucketSizes.entries)
    expect(answer.bucketSizes.faults.map(({ number }) => number)).toEqual([2])
    expect(answer.bucketThresholds).toEqual(whole.bucketThresholds)
    expect(faultsOfAnswer(answer).map(({ number }) => number)).toEqual([2])
  })

  const used = (powerUnit: number, replica: number, more = {}) => ({ powerUnit, replica, ...more })
  const byComponent = {
    basalt: {
      daily: [
        { date: '2026-03-02', services: { analytics: used(2, 3, { hours: 2 }), loader: 0.5 } },
        { date: '2026-03-03', services: { analytics: used(2, 3) } },
        { date: '2026-03-04', services: { analytics: 7 } },
      ],
    },
    spark: { daily: [{ date: '2026-03-04', types: { job: 1.5 } }] },
    hourly: {
      '2026-03-01': [
        { hour: 0, powerUnit: 0.1 },
        { hour: 23, powerUnit: 0.2 },
      ],
      '2026-03-04': [{ hour: 5, powerUnit: 9 }],
      '2026-03-05': [{ hour: 5, powerUnit: 0 }],
    },
  }

  it.each([
    ['as a value', byComponent],
    ['as JSON text', JSON.stringify(byComponent)],
  ])('is read by component and hour, %s: the hours of a day, else what was used [USE-007]', (_how, agg) => {
    const { days } = read({ consumptionAgg: agg })
    expect(days.isReadable).toBe(true)
    expect(days.entries).toEqual([
      { day: '2026-03-01', total: 0.3, spark: null },
      { day: '2026-03-02', total: 12.5, spark: null },
      { day: '2026-03-04', total: 9, spark: 1.5 },
      // An hour that used nothing is told all the same.
      { day: '2026-03-05', total: 0, spark: null },
    ])
    // Power units without their hours are no sum that is known.
    expect(days.faults).toMatchObject([{ name: '2026-03-03', isShown: false }])
  })

  it('tells what could not be read of a component, and reads the rest', () => {
    const basalt = { daily: [{ date: '2026-03-02', services: { analytics: 3, loader: 'much' } }] }
    const { days } = read({ consumptionAgg: { basalt } })
    expect(days.entries).toEqual([{ day: '2026-03-02', total: 3, spark: null }])
    expect(days.faults).toMatchObject([
      { isShown: true, values: [{ field: 'consumptionAgg.basalt.daily.0.services.loader', sample: 'much' }] },
    ])
  })

  it.each([
    { date: '2026-02-30', total: 1 },
    { date: '2026-03-02', basalt: 20, spark: 4, gigabytes: 70 },
    { date: 'today', total: 1 },
    { date: '2026-03-02' },
    { date: '2026-03-02', total: 'much' },
  ])('tells of the day %j that it cannot be read', (day) => {
    const { days } = read({ consumptionAgg: [day, sent.consumptionAgg[0]] })
    expect(days.entries).toEqual(whole.days.entries)
    expect(days.faults).toHaveLength(1)
  })

  it.each([[null], [{ data: null }]])('is none as %j', (answer) => {
    expect(read(answer)).toEqual({ days: none, bucketSizes: none, bucketThresholds: none })
  })

  it.each([[undefined], ['Down'], [[sent]], [7]])('is refused as %j', (answer) => {
    expect(z.safeParse(clusterConsumptionResponse, answer).success).toBe(false)
  })
})

describe('the nodes of a cluster', () => {
  const node = { type: 'loader', subcluster: null, diskSize: 100, availabeSize: 36.5 }
  const clean = { type: 'loader', subCluster: null, diskSize: 100, availableSize: 36.5 }

  it.each([
    ['bare', [node]],
    ['in nodes', { nodes: [node] }],
    ['in data', { data: [node] }],
    ['figures as digits', [{ ...node, diskSize: '100', availabeSize: '36.5' }]],
  ])('are read: %s [DET-039, DET-D16, API-044]', (_what, answer) => {
    expect(z.parse(clusterNodesResponse, answer)).toEqual([clean])
  })

  it('have the space left by the spelling of the wire alone [DET-D16]', () => {
    expect(z.parse(clusterNodesResponse, [{ type: 'cmc', diskSize: 9, availableSize: 5 }])).toEqual([
      { type: 'cmc', subCluster: null, diskSize: 9, availableSize: null },
    ])
  })

  it('are reported where one cannot be read', () => {
    const nodes = z.parse(clusterNodesResponse, [node, 'broken'])
    expect(nodes).toEqual([clean])
    expect(recordFaultsOf(nodes)).toHaveLength(1)
  })
})
