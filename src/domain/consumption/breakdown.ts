import { type Bucket, type BucketedRange, instantsOf } from './buckets'
import { datesOf, firstOfMonth, isWithin, lastOfMonth } from './calendar'
import { type ConsumptionUnit, type DataType, isLevel, unitOf } from './data-type'
import { exactRest, exactSum } from './exact'
import type { BackupSize, ClusterUsage, DayUsage, Figures, HourlyUsage, StorageUsage } from './usage'

/** What the arithmetic needs to know besides the answer. */
export type ConsumptionSettings = {
  /** The brand key, which is the name of a component. */
  productKey: string
  /** IANA name: measurements of storage belong to the day they were made on there. */
  zone: string
}

/** Which part of compute is meant; the other types have none. */
export type ComputeColumn = 'total' | 'product' | 'spark'

/** What one cluster consumed in each bucket; null where the server does not say. */
export type ConsumptionSeries = {
  id: string
  name: string
  values: readonly (number | null)[]
  /** What the server tells of the range without saying in which bucket; it is part of the total. */
  undated: number
  /** The sum of values and `undated`; of backups the last size. Null where nothing is reported. */
  total: number | null
}

/** Figures of one type alone: they may be added up. Not rounded. */
export type ConsumptionBreakdown = {
  type: DataType
  unit: ConsumptionUnit
  range: BucketedRange
  series: readonly ConsumptionSeries[]
  /** Of all clusters in each bucket. */
  sums: readonly (number | null)[]
  undated: number
  total: number | null
}

/** Of each answer and range, what was computed already. */
const known = new WeakMap<object, WeakMap<BucketedRange, Map<string, ConsumptionBreakdown>>>()

/**
 * What clusters consumed of one type, by bucket (USE-D03). Every sum is the exact sum of its parts, in whichever order
 * they are added. Computed once for the same usages and range: summary, chart, table and days above ask for the same.
 */
export function breakdownOf(
  usages: readonly ClusterUsage[],
  type: DataType,
  range: BucketedRange,
  settings: ConsumptionSettings,
  column: ComputeColumn = 'total',
): ConsumptionBreakdown {
  const ofUsages = known.get(usages) ?? new WeakMap<BucketedRange, Map<string, ConsumptionBreakdown>>()
  known.set(usages, ofUsages)
  const ofRange = ofUsages.get(range) ?? new Map<string, ConsumptionBreakdown>()
  ofUsages.set(range, ofRange)
  const key = [type, column, settings.productKey, settings.zone].join(' ')
  const breakdown = ofRange.get(key) ?? computed(usages, type, range, settings, column)
  ofRange.set(key, breakdown)
  return breakdown
}

function computed(
  usages: readonly ClusterUsage[],
  type: DataType,
  range: BucketedRange,
  settings: ConsumptionSettings,
  column: ComputeColumn,
): ConsumptionBreakdown {
  const places = placesIn(range, settings.zone)
  const series = usages.map((usage) => seriesOf(usage, { type, column, range, places, settings }))
  return {
    type,
    unit: unitOf[type],
    range,
    series,
    sums: range.buckets.map((_bucket, index) => sumOf(series.map(({ values }) => values[index] ?? null))),
    undated: exactSum(series.map(({ undated }) => undated)),
    total: sumOf(series.map(({ total }) => total)),
  }
}

/** Where dates and instants belong in a range; -1 for those outside. */
export type Places = { ofDate: (date: string) => number; ofInstant: (instant: number) => number }

export function placesIn({ buckets, dates }: BucketedRange, zone: string): Places {
  const byDate = new Map<string, number>()
  for (const [index, bucket] of buckets.entries())
    if (bucket.hour === null) for (const date of datesOf(bucket)) byDate.set(date, index)
  let starts: number[] | null = null
  const boundaries = () => {
    const [last] = buckets.slice(-1)
    return [
      ...buckets.map((bucket) => instantsOf(bucket, zone).from),
      ...(last ? [instantsOf(last, zone).to] : []),
    ]
  }
  return {
    ofDate: (date) => byDate.get(date) ?? (isWithin(date, dates) ? 0 : -1),
    ofInstant: (instant) => {
      starts ??= boundaries()
      const index = lastNotAfter(starts, instant)
      return index < buckets.length ? index : -1
    },
  }
}

/** IPU of a day or month; the sum of both components where the server gives no total. */
export function computeOf(figures: Figures, column: ComputeColumn, productKey: string): number | null {
  const [product, spark] = [figures[productKey] ?? null, figures.spark ?? null]
  if (column === 'product') return product
  if (column === 'spark') return spark
  return figures.total ?? (product === null || spark === null ? null : exactSum([product, spark]))
}

/** IPU of each hour of a day; of both components where the server tells only of them. */
export function hourlyOf(
  { hourly, components }: ClusterUsage,
  date: string,
  column: ComputeColumn,
  productKey: string,
): HourlyUsage | null {
  const product = components.get(productKey)?.hourly.get(date) ?? null
  const spark = components.get('spark')?.hourly.get(date) ?? null
  if (column === 'product') return product
  if (column === 'spark') return spark
  const all = hourly.get(date)
  if (all) return all
  if (product === null || spark === null) return null
  return product.map((value, hour) => {
    const other = spark[hour] ?? null
    return value === null || other === null ? null : exactSum([value, other])
  })
}

/** What is reported of an hour: not the 0 of one that has not begun. */
export function reportedIn(
  { key, hour }: Bucket,
  hours: HourlyUsage | null,
  { hourNow }: Pick<BucketedRange, 'hourNow'>,
): number | null {
  const value = hours?.[hour ?? 0] ?? null
  return value === 0 && hourNow !== undefined && key > hourNow ? null : value
}

/** The figure of a type in a measurement of storage. */
export function measuredOf(measurement: StorageUsage, type: DataType): number | null {
  return type === 'compute' || type === 'backups' ? null : measurement[type]
}

/** GB of a day's backups; null where the server says neither size. */
export function backupOf({ bucket, metadata }: BackupSize): number | null {
  return sumOf([bucket, metadata])
}

/** Months of a range of which the server tells a sum and no day. */
export function undatedMonths(
  { months, days }: ClusterUsage,
  { dates, today }: Pick<BucketedRange, 'dates' | 'today'>,
) {
  const dated = datedMonths(days)
  return months.filter(({ month }) => {
    const first = firstOfMonth(`${month}-01`)
    const end = lastOfMonth(first)
    return (
      !dated.has(month) && dates.from <= first && dates.to >= (end < today ? end : today) && first <= dates.to
    )
  })
}

/** Months, YYYY-MM, of which days are reported. */
export function datedMonths(days: readonly DayUsage[]): ReadonlySet<string> {
  return new Set(days.map(({ date }) => date.slice(0, 'YYYY-MM'.length)))
}

/** The sum of what is known; null where nothing is. */
export function sumOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : exactSum(known)
}

type SeriesQuestion = {
  type: DataType
  column: ComputeColumn
  range: BucketedRange
  places: Places
  settings: ConsumptionSettings
}

function seriesOf(usage: ClusterUsage, question: SeriesQuestion): ConsumptionSeries {
  const { id, name } = usage
  const { type, range } = question
  if (isLevel(type)) return { id, name, undated: 0, ...levelsOf(usage, question) }
  const { values, undated } =
    type !== 'compute'
      ? measuredValues(usage, question)
      : range.granularity === 'hour'
        ? hourValues(usage, question)
        : dayValues(usage, question)
  return { id, name, values, undated: undated ?? 0, total: sumOf([...values, undated]) }
}

type Values = { values: (number | null)[]; undated: number | null }

function dayValues(usage: ClusterUsage, { column, range, places, settings }: SeriesQuestion): Values {
  const figureOf = ({ figures }: { figures: Figures }) => computeOf(figures, column, settings.productKey)
  const values = grouped(usage.days, range, (day: DayUsage) => places.ofDate(day.date), figureOf)
  const left: (number | null)[] = []
  for (const month of undatedMonths(usage, range)) {
    const place = range.granularity === 'month' ? places.ofDate(lastDate(month.month, range)) : -1
    if (place >= 0) values[place] = figureOf(month)
    else left.push(figureOf(month))
  }
  return { values, undated: sumOf(left) }
}

/** A date of a month that is in the range. */
function lastDate(month: string, { dates }: BucketedRange): string {
  const last = lastOfMonth(`${month}-01`)
  return last < dates.to ? last : dates.to
}

function hourValues(usage: ClusterUsage, { column, range, settings }: SeriesQuestion): Values {
  const date = range.dates.from
  const hours = hourlyOf(usage, date, column, settings.productKey)
  const values = range.buckets.map((bucket) => reportedIn(bucket, hours, range))
  const day = usage.days.find((entry) => entry.date === date)
  const reported = day ? computeOf(day.figures, column, settings.productKey) : null
  const known = values.filter((value) => value !== null)
  return { values, undated: reported === null ? null : exactRest(reported, known) }
}

function measuredValues(usage: ClusterUsage, { type, range, places }: SeriesQuestion): Values {
  const values = grouped(
    usage.storage,
    range,
    ({ at }) => places.ofInstant(at),
    (measurement) => measuredOf(measurement, type),
  )
  return { values, undated: null }
}

function levelsOf({ backups }: ClusterUsage, { range, places }: SeriesQuestion) {
  const values: (number | null)[] = range.buckets.map(() => null)
  let total: number | null = null
  for (const backup of backups) {
    const place = places.ofDate(backup.date)
    const size = backupOf(backup)
    if (place < 0 || size === null) continue
    if (range.granularity !== 'hour') values[place] = size
    total = size
  }
  return { values, total }
}

function grouped<Entry>(
  entries: readonly Entry[],
  { buckets }: BucketedRange,
  placeOf: (entry: Entry) => number,
  figureOf: (entry: Entry) => number | null,
): (number | null)[] {
  const groups: number[][] = buckets.map(() => [])
  for (const entry of entries) {
    const figure = figureOf(entry)
    if (figure !== null) groups[placeOf(entry)]?.push(figure)
  }
  return groups.map((group) => (group.length === 0 ? null : exactSum(group)))
}

/** Index of the last start that is not after an instant; -1 before all. */
function lastNotAfter(starts: readonly number[], instant: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1
    else high = middle
  }
  return low - 1
}
