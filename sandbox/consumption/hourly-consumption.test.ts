import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactProduct, exactSum } from '../../src/domain/consumption/exact'
import { seedClusters } from '../seed/seed-clusters'
import type { ClusterRow } from '../store/clusters'
import { endedSpans } from './awake-time'
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
