import { rounded } from '../../src/domain/rounded'
import { chance } from '../chance'
import type { ClusterRow } from '../store/clusters'
import { type ConsumptionSettings, dailyConsumption, dateOf } from './hourly-consumption'

const day = 86_400_000

/**
 * What a cluster consumed in the current month and how its bucket grew (D2 §3 'Consumption'), as they follow from when
 * it ran.
 */
export function clusterConsumption(cluster: ClusterRow, settings: ConsumptionSettings) {
  const { productKey, today } = settings
  const days = dailyConsumption(cluster, startOfMonth(today), today + 1, settings)
  const byDate = new Map(days.map((entry) => [entry.date, entry]))
  const bucket = bucketOf(cluster, today)
  return {
    consumptionAgg: daysOfMonth(today).map((start) => {
      const { product = 0, spark = 0, total = 0 } = byDate.get(dateOf(start)) ?? {}
      return { date: dateOf(start), [productKey]: product, spark, total }
    }),
    historicalBucketMetrics: bucket.sizes,
    bucketThresholdHistory: bucket.thresholds,
  }
}

/** Days between two measurements of a bucket, and how many there are. */
const measuredEvery = 3
const measurements = 40

/** GB. A bucket grows to the consumed data of its cluster; its threshold was raised once, a month ago. */
export function bucketOf({ id, diskSize, createdAt }: ClusterRow, today: number) {
  const times = Array.from(
    { length: measurements },
    (_, index) => today - (measurements - 1 - index) * measuredEvery * day,
  ).filter((at) => at >= createdAt)
  const raisedAt = today - 30 * day
  return {
    sizes: times.map((at, index) => {
      const growth = (index + 1 + measurements - times.length) / measurements
      const size = diskSize * 0.36 * (0.35 + 0.65 * growth) * (0.97 + 0.03 * chance(`${id} ${dateOf(at)}`))
      return { bucketSizeInGB: rounded(size), createdAt: isoOf(at), updatedAt: isoOf(at) }
    }),
    thresholds: [
      { storageThreshold: rounded(diskSize * 0.3), createdAt: isoOf(createdAt) },
      ...(raisedAt > createdAt
        ? [{ storageThreshold: rounded(diskSize * 0.5), createdAt: isoOf(raisedAt) }]
        : []),
    ],
  }
}

/** The days of the month of an instant, up to its own; each as the instant it begins (UTC). */
function daysOfMonth(instant: number): number[] {
  const first = startOfMonth(instant)
  return Array.from({ length: new Date(instant).getUTCDate() }, (_, index) => first + index * day)
}

function startOfMonth(instant: number): number {
  const date = new Date(instant)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
