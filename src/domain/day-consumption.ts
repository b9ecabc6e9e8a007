import type { ClusterDetail } from './cluster-detail'
import { oneDay, readInstant } from './dates'
import { rounded } from './rounded'

/** What a cluster consumed on one day, in IPU (D2 §3 'Consumption', DET-D17). */
export type DayConsumption = {
  /** As the server dates it: YYYY-MM-DD. */
  day: string
  total: number
  /** The part of the total that Spark consumed; null where the server does not say. */
  spark: number | null
}

/** The consumption of a month so far. */
export type MonthConsumption = {
  /** Milliseconds since the epoch, UTC: its first day, and the first one of the next month. */
  from: number
  to: number
  /** Oldest first, each day once. */
  days: readonly DayConsumption[]
  /** Days before the latest one that have no figure though the cluster was there, oldest first: YYYY-MM-DD. */
  missing: readonly string[]
  /** IPU. */
  total: number
}

/**
 * The current month: that of the latest day the server tells of, as it dates its days, so a browser's clock that is
 * behind changes nothing. Null where it tells of none, or of an earlier month alone. Several entries of a day are parts
 * of it.
 * @param now milliseconds since the epoch
 * @param createdAt of the cluster, as the server sent it
 */
export function currentMonth(
  entries: readonly DayConsumption[],
  now: number,
  createdAt: string | null = null,
): MonthConsumption | null {
  const latest = latestDay(entries)
  const month = latest.slice(0, 'YYYY-MM'.length)
  if (month < dayOf(now).slice(0, 'YYYY-MM'.length)) return null
  const sums = new Map<string, DayConsumption>()
  for (const { day, total, spark } of entries) {
    if (!day.startsWith(month)) continue
    const sum = sums.get(day)
    sums.set(day, { day, total: (sum?.total ?? 0) + total, spark: sum ? sumOf(sum.spark, spark) : spark })
  }
  const created = dayOf(readInstant(createdAt) ?? 0)
  const from = dayStart(`${month}-01`)
  const first = new Date(from)
  const dates = Array.from(
    { length: Number(latest.slice(8)) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  )
  return {
    from,
    to: Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1),
    days: dates.flatMap((day) => roundedDay(sums.get(day))),
    missing: dates.filter((day) => !sums.has(day) && day >= created),
    total: rounded([...sums.values()].reduce((sum, { total }) => sum + total, 0)),
  }
}

/** The latest day of entries, YYYY-MM-DD; empty without any. */
function latestDay(entries: readonly DayConsumption[]): string {
  return entries.reduce((last, { day }) => (day > last ? day : last), '')
}

/** The day of an instant, in UTC as the server dates its days: YYYY-MM-DD. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The beginning of a day YYYY-MM-DD, in milliseconds since the epoch (UTC). */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/**
 * IPU of the days up to today, or up to yesterday where the server tells of today later; to five decimals. Null where
 * one of them has no figure: the server tells of the current month alone (DET-D17), and at its beginning of fewer days
 * than are asked for.
 * @param count days
 * @param now milliseconds since the epoch
 */
export function lastDays(
  entries: readonly DayConsumption[],
  { count, now }: { count: number; now: number },
): number | null {
  const latest = latestDay(entries)
  if (latest < dayOf(now - oneDay)) return null
  const wanted = Array.from({ length: count }, (_, index) => dayOf(dayStart(latest) - index * oneDay))
  if (wanted.some((day) => !entries.some((entry) => entry.day === day))) return null
  return rounded(entries.reduce((sum, { day, total }) => (wanted.includes(day) ? sum + total : sum), 0))
}

/** How many of the days consumed more than the threshold, both as they are shown. */
export function daysAbove(days: readonly DayConsumption[], threshold: number): number {
  return days.filter(({ total }) => rounded(total) > rounded(threshold)).length
}

/** The default daily IPU threshold, and what it is made of. */
export type DailyThreshold = {
  /** `limits`: (max{product}IPU + maxSparkIPU)/30. `sizes`: (analytics ipu + loader ipu)/30. */
  formula: 'limits' | 'sizes'
  /** The two figures of the formula in its order, IPU. */
  parts: readonly [number, number]
  /** IPU a day. */
  value: number
}

/**
 * The first formula where both limits are given and can be read, else that of the sizes; null where neither has its
 * figures (D2 §9, DET-085, DET-D27).
 */
export function dailyThreshold(
  cluster: Pick<ClusterDetail, 'maxIpus' | 'analyticsSize' | 'loaderSize'>,
): DailyThreshold | null {
  const { maxIpus, analyticsSize, loaderSize } = cluster
  return (
    thresholdOf('limits', maxIpus?.product, maxIpus?.spark) ??
    thresholdOf('sizes', analyticsSize?.ipu, loaderSize?.ipu)
  )
}

const daysOfMonth = 30

function thresholdOf(
  formula: DailyThreshold['formula'],
  first: number | null | undefined,
  second: number | null | undefined,
): DailyThreshold | null {
  if (typeof first !== 'number' || typeof second !== 'number') return null
  return { formula, parts: [first, second], value: rounded((first + second) / daysOfMonth) }
}

function sumOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}

function roundedDay(entry: DayConsumption | undefined): DayConsumption[] {
  if (!entry) return []
  const { day, total, spark } = entry
  return [{ day, total: rounded(total), spark: spark === null ? null : rounded(spark) }]
}
