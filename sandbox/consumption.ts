import { type DateRange, datesOf } from '../src/domain/consumption/calendar'
import { rounded } from '../src/domain/rounded'
import { sizes } from './catalogue'
import { chance } from './chance'
import { stateAt } from './lifecycle'
import type { ClusterRow } from './store/clusters'

const hour = 3_600_000
const day = 24 * hour

/** When it is asked: milliseconds of the calendar, and simulated ones. */
export type ConsumptionSettings = { productKey: string; today: number; now: number }

/**
 * What a cluster consumed in the current month and how its bucket grew (D2 §3 'Consumption'), as they follow from the
 * cluster and the clock: busy days of a working week, quiet weekends, and nothing since it left its running state.
 */
export function clusterConsumption(cluster: ClusterRow, settings: ConsumptionSettings) {
  const { productKey, today, now } = settings
  const isAwake = stateAt(cluster, now) === 'running'
  const asleepFrom = isAwake ? today : today - (now - cluster.transitionAt)
  const bucket = bucketOf(cluster, today)
  return {
    consumptionAgg: daysOfMonth(today).map((start) => ({
      date: dateOf(start),
      ...consumed(cluster, productKey, start, Math.min(start + day, asleepFrom)),
    })),
    historicalBucketMetrics: bucket.sizes,
    bucketThresholdHistory: bucket.thresholds,
  }
}

/** What a cluster consumed from one date to another, both inclusive (D1 §3 'Cluster consumption'). */
export function accountConsumption(
  cluster: ClusterRow,
  { from, to }: DateRange,
  settings: ConsumptionSettings,
) {
  const { productKey, today } = settings
  const first = [from, dateOf(cluster.createdAt)].sort()[1] ?? from
  const last = [to, dateOf(today)].sort()[0] ?? to
  const days = datesOf({ from: first, to: last }).map((day) => ({
    day,
    dayFormat: day,
    monthFormat: day.slice(0, 7),
    ...consumed(cluster, productKey, Date.parse(day), Math.min(Date.parse(day) + 86_400_000, today)),
  }))
  const months = [...new Set(days.map(({ monthFormat }) => monthFormat))]
  return {
    id: cluster.id,
    name: cluster.name,
    consumption: months.map((month) => ({
      monthFormat: month,
      days: days.filter(({ monthFormat }) => monthFormat === month),
    })),
  }
}

/** IPU of one day that ended at `until`, by component. */
function consumed(cluster: ClusterRow, productKey: string, start: number, until: number) {
  const from = Math.max(start, cluster.createdAt)
  const share = Math.max(until - from, 0) / day
  const size = sizes.find(({ id }) => id === cluster.analyticsSizeId)
  const isWeekend = new Date(start).getUTCDay() % 6 === 0
  const luck = (what: string) => 0.6 + 0.8 * chance(`${cluster.id} ${what} ${dateOf(start)}`)
  const product = share * (size?.analyticsSizeIpu ?? 1) * (isWeekend ? 1.1 : 4.2) * luck('product')
  const spark = share * (isWeekend ? 0.4 : 6) * luck('spark')
  return { [productKey]: rounded(product), spark: rounded(spark), total: rounded(product + spark) }
}

/** Days between two measurements of a bucket, and how many are told of. */
const measuredEvery = 3
const measurements = 40

/** GB. A bucket grows to the consumed data of its cluster; its threshold was raised once, a month ago. */
function bucketOf({ id, diskSize, createdAt }: ClusterRow, today: number) {
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

/** What is told of the disk of a cluster's nodes (D2 §3 'Node'). Sizes in GB. */
export type NodeCounts = {
  analytics: number
  loader: number
  subClusters: readonly { name: string; nodes: number }[]
}

/** The nodes of a cluster with remote storage, which share what it consumed. */
export function clusterNodes(cluster: ClusterRow, counts: NodeCounts, consumedData: number) {
  const several = (count: number, node: { type: string; subcluster: string | null }) =>
    Array.from({ length: count }, () => node)
  const nodes = [
    ...several(counts.analytics, { type: 'analytics', subcluster: null }),
    ...several(counts.loader, { type: 'loader', subcluster: null }),
    { type: 'cmc', subcluster: null },
    ...counts.subClusters.flatMap(({ name, nodes: count }) =>
      several(count, { type: 'subcluster', subcluster: name }),
    ),
  ]
  const weights = nodes.map(({ type }, index) => 0.5 + chance(`${cluster.id} ${type} ${index}`))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return nodes.map((node, index) => {
    const used = consumedData * ((weights[index] ?? 0) / all)
    return { ...node, diskSize: cluster.diskSize, availabeSize: rounded(cluster.diskSize - used) }
  })
}

/** The days of the month of an instant, up to its own; each as the instant it begins (UTC). */
function daysOfMonth(instant: number): number[] {
  const date = new Date(instant)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  return Array.from({ length: date.getUTCDate() }, (_, index) => first + index * day)
}

function dateOf(instant: number): string {
  return isoOf(instant).slice(0, 10)
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
