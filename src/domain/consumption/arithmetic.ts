import {
  backupOf,
  type ComputeColumn,
  type ConsumptionSettings,
  computeOf,
  hourlyOf,
  measuredOf,
  type Places,
  placesIn,
  reportedIn,
  sumOf,
  undatedMonths,
} from './breakdown'
import { type Bucket, type BucketedRange, nameOf } from './buckets'
import { lastOfMonth } from './calendar'
import { type DataType, isLevel } from './data-type'
import { exactProduct, exactRest, exactSum } from './exact'
import type { ClusterUsage, DayUsage, UsedPart } from './usage'

/** What a part is of; `rest` is what the parts the server tells leave open, `rounding` the same below five decimals. */
export type PartKind =
  | 'total'
  | 'cluster'
  | 'month'
  | 'day'
  | 'hour'
  | 'product'
  | 'spark'
  | 'service'
  | 'entry'
  | 'measurement'
  | 'backup'
  | 'bucket'
  | 'metadata'
  | 'undated'
  | 'rest'
  | 'rounding'

/** A number and what it is made of. */
export type ConsumptionPart = {
  kind: PartKind
  /** Name of the cluster or service, or of a bucket (`nameOf`); '' where the kind says it all. */
  name: string
  /** Not rounded. The exact sum of its parts, where there are any. */
  value: number
  /** IPU are the product of these: IPU an hour, replicas, hours. */
  factors: { powerUnit: number; replicas: number; hours: number } | null
  /** Milliseconds since the epoch, of a measurement. */
  at: number | null
  /** None where the server tells nothing more. Made when they are asked for. */
  parts: () => readonly ConsumptionPart[]
}

/**
 * Which number of a breakdown: that of one cluster, of one bucket, of both, or of all. The bucket null is what is reported for
 * none of them.
 */
export type PartChoice = { cluster?: string; bucket?: string | null; column?: ComputeColumn }

/** What a number of `breakdownOf` is made of, down to hours and power units; null where there is no such number. */
export function arithmeticOf(
  usages: readonly ClusterUsage[],
  type: DataType,
  range: BucketedRange,
  settings: ConsumptionSettings,
  { cluster, bucket, column = 'total' }: PartChoice = {},
): ConsumptionPart | null {
  const context = { type, column, range, settings, places: placesIn(range, settings.zone) }
  const where = placeOf(bucket, range)
  const clusters = (cluster === undefined ? usages : usages.filter(({ id }) => id === cluster)).flatMap(
    (usage) => clusterPart(usage, where, context) ?? [],
  )
  if (clusters.length === 0) return null
  if (cluster !== undefined) return clusters[0] ?? null
  return partOf('total', '', exactSum(clusters.map(({ value }) => value)), () => clusters)
}

type Context = {
  type: DataType
  column: ComputeColumn
  range: BucketedRange
  settings: ConsumptionSettings
  places: Places
}

/** The place of a bucket, all of them with what is reported outside of them, or that alone. */
type Where = number | 'all' | 'undated'

function placeOf(bucket: string | null | undefined, { buckets }: BucketedRange): Where {
  if (bucket === null) return 'undated'
  return bucket === undefined ? 'all' : buckets.findIndex(({ key }) => key === bucket)
}

function clusterPart(usage: ClusterUsage, where: Where, context: Context): ConsumptionPart | null {
  const { range, type } = context
  if (isLevel(type)) return where === 'undated' ? null : backupPart(usage, where, context)
  const isOne = typeof where === 'number'
  const wanted = range.buckets.filter((_bucket, place) => !isOne || place === where)
  const buckets = wanted.flatMap((bucket) => bucketPart(usage, bucket, context) ?? [])
  const undated = isOne ? [] : undatedPart(usage, buckets, context)
  const parts = where === 'undated' ? undated : [...buckets, ...undated]
  const [only] = parts
  if (only === undefined) return null
  const value = exactSum(parts.map((part) => part.value))
  return partOf('cluster', usage.name, value, () => (isOne ? only.parts() : parts))
}

function bucketPart(usage: ClusterUsage, bucket: Bucket, context: Context): ConsumptionPart | null {
  const { type, range } = context
  if (type !== 'compute') return measuredPart(usage, bucket, context)
  if (bucket.hour !== null) return hourPart(usage, bucket, context)
  const days = usage.days.filter(({ date }) => bucket.from <= date && date <= bucket.to)
  const parts = days.flatMap((day) => dayPart(usage, day, context) ?? [])
  if (bucket.granularity === 'day') return parts[0] ?? null
  const value = sumOf(parts.map((part) => part.value))
  if (value !== null) return partOf('month', nameOf(bucket), value, () => parts)
  const month = undatedMonths(usage, range).find((entry) => entry.month === bucket.key)
  const reported = month ? computeOf(month.figures, context.column, context.settings.productKey) : null
  return reported === null ? null : partOf('month', nameOf(bucket), reported)
}

/** What is reported for the range and of none of its buckets. */
function undatedPart(
  usage: ClusterUsage,
  buckets: readonly ConsumptionPart[],
  context: Context,
): ConsumptionPart[] {
  const { type, range, column, settings } = context
  if (type !== 'compute' || range.granularity === 'month') return []
  if (range.granularity === 'day') {
    return undatedMonths(usage, range).flatMap(({ month, figures }) => {
      const reported = computeOf(figures, column, settings.productKey)
      return reported === null ? [] : [partOf('undated', month, reported)]
    })
  }
  const day = usage.days.find(({ date }) => date === range.dates.from)
  const reported = day ? computeOf(day.figures, column, settings.productKey) : null
  if (reported === null) return []
  const rest = exactRest(
    reported,
    buckets.map(({ value }) => value),
  )
  if (rest === 0 && buckets.length > 0) return []
  // What is left of a day of which some hours are reported is of no component in particular.
  const partsOfDay = () => (day && buckets.length === 0 ? (dayPart(usage, day, context)?.parts() ?? []) : [])
  return [partOf('undated', range.dates.from, rest, partsOfDay)]
}

function dayPart(usage: ClusterUsage, day: DayUsage, { column, settings }: Context): ConsumptionPart | null {
  const { productKey } = settings
  const value = computeOf(day.figures, column, productKey)
  if (value === null) return null
  const component = (kind: 'product' | 'spark') => componentPart(usage, day, kind, productKey)
  return partOf('day', day.date, value, () => {
    if (column !== 'total') return component(column)?.parts() ?? []
    const known = [component('product'), component('spark')].filter((part) => part !== null)
    return withRest(value, known)
  })
}

function componentPart(
  { components }: ClusterUsage,
  { date, figures, hours }: DayUsage,
  kind: 'product' | 'spark',
  productKey: string,
): ConsumptionPart | null {
  const value = computeOf(figures, kind, productKey)
  if (value === null) return null
  const used = components.get(kind === 'spark' ? 'spark' : productKey)?.parts.get(date) ?? []
  return partOf(kind, '', value, () => withRest(value, servicesOf(used, hours)))
}

/** A line for each service; what has no hours cannot be multiplied and is in the rest. */
function servicesOf(used: readonly UsedPart[], hoursOfDay: number | null): ConsumptionPart[] {
  const byName = new Map<string, ConsumptionPart[]>()
  for (const part of used) {
    const entry = entryPart(part, hoursOfDay)
    if (entry !== null) byName.set(part.name, [...(byName.get(part.name) ?? []), entry])
  }
  return [...byName].map(([name, entries]) => {
    const [only] = entries
    if (only && entries.length === 1) return { ...only, kind: 'service', name }
    return partOf('service', name, exactSum(entries.map(({ value }) => value)), () => entries)
  })
}

function entryPart(used: UsedPart, hoursOfDay: number | null): ConsumptionPart | null {
  if ('ipu' in used) return partOf('entry', '', used.ipu)
  const { powerUnit, replicas } = used
  const hours = used.hours ?? hoursOfDay
  if (hours === null) return null
  const factors = { powerUnit, replicas, hours }
  return { ...partOf('entry', '', exactProduct([powerUnit, replicas, hours])), factors }
}

function hourPart(usage: ClusterUsage, bucket: Bucket, { column, settings, range }: Context) {
  const { key, from } = bucket
  const of = (which: ComputeColumn) =>
    reportedIn(bucket, hourlyOf(usage, from, which, settings.productKey), range)
  const value = of(column)
  if (value === null) return null
  const components = (['product', 'spark'] as const).flatMap((kind) => {
    const part = column === 'total' ? of(kind) : null
    return part === null ? [] : [partOf(kind, '', part)]
  })
  return partOf('hour', key, value, () => withRest(value, components))
}

function measuredPart({ storage }: ClusterUsage, bucket: Bucket, context: Context) {
  const { key, granularity } = bucket
  const { type, range, places } = context
  const measured = storage.flatMap((entry) => {
    const isHere = range.buckets[places.ofInstant(entry.at)]?.key === key
    const value = isHere ? measuredOf(entry, type) : null
    return value === null ? [] : [{ ...partOf('measurement', '', value), at: entry.at }]
  })
  const value = sumOf(measured.map((part) => part.value))
  return value === null ? null : partOf(granularity, nameOf(bucket), value, () => measured)
}

/** The last size: sizes of different days are not added up. */
function backupPart(usage: ClusterUsage, where: number | 'all', { range, places }: Context) {
  if (where !== 'all' && range.granularity === 'hour') return null
  const [last] = usage.backups
    .filter(({ date }) => (where === 'all' ? places.ofDate(date) >= 0 : places.ofDate(date) === where))
    .filter((backup) => backupOf(backup) !== null)
    .slice(-1)
  const value = last ? backupOf(last) : null
  if (!last || value === null) return null
  const sizes = (['bucket', 'metadata'] as const).flatMap((kind) => {
    const size = last[kind]
    return size === null ? [] : [partOf(kind, '', size)]
  })
  return partOf('cluster', usage.name, value, () => [partOf('backup', last.date, value, () => sizes)])
}

/** Below this, parts and whole are the same number as it is shown. */
const shown = 0.000005

/** Parts with a line for what they leave open of their sum; none where none are reported. */
function withRest(value: number, parts: readonly ConsumptionPart[]): readonly ConsumptionPart[] {
  if (parts.length === 0) return []
  const rest = exactRest(
    value,
    parts.map((part) => part.value),
  )
  if (rest === 0) return parts
  return [...parts, partOf(Math.abs(rest) < shown ? 'rounding' : 'rest', '', rest)]
}

function partOf(
  kind: PartKind,
  name: string,
  value: number,
  parts: () => readonly ConsumptionPart[] = () => [],
): ConsumptionPart {
  return { kind, name, value, factors: null, at: null, parts }
}

/** A month's own sum where it is another than that of its days: `reported` by the server, `added` from the days. */
export type MonthDifference = { id: string; cluster: string; month: string; reported: number; added: number }

/** Months, whole within the range as far as they have gone, whose sum the server gives otherwise than their days add up to, as they are shown. */
export function monthDifferences(
  usages: readonly ClusterUsage[],
  { dates, today }: BucketedRange,
  productKey: string,
): MonthDifference[] {
  return usages.flatMap((usage) =>
    usage.months.flatMap(({ month, figures }) => {
      const last = lastOfMonth(`${month}-01`)
      const isWhole = dates.from <= `${month}-01` && (last < today ? last : today) <= dates.to
      const reported = computeOf(figures, 'total', productKey)
      const days = usage.days.filter(({ date }) => date.startsWith(month))
      if (days.length === 0 || !isWhole || reported === null) return []
      const added = sumOf(days.map((day) => computeOf(day.figures, 'total', productKey))) ?? 0
      // A month may be rounded once and its days each for itself.
      const isSame = Math.abs(exactRest(reported, [added])) <= shown * (days.length + 1)
      return isSame ? [] : [{ id: usage.id, cluster: usage.name, month, reported, added }]
    }),
  )
}
