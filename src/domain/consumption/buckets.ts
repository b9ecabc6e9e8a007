import {
  addDays,
  countDays,
  type DateRange,
  dateIn,
  datesOf,
  firstOfMonth,
  lastOfMonth,
  serverZone,
  startOf,
} from './calendar'
import { datesOfRange, type TimeRange } from './range'

export type Granularity = 'hour' | 'day' | 'month'

/** One bar of the chart and one row of the table: an hour of a day, a day, or the part of a month in the range. */
export type Bucket = DateRange & {
  granularity: Granularity
  /** Unique in its range and readable: `2026-03-02 09:00`, `2026-03-02`, `2026-03`. */
  key: string
  /** 0 to 23; null for what is no hour. */
  hour: number | null
  /** It goes on: it has a day that is not over, such as today. */
  isIncomplete: boolean
}

/** Of the dates asked for, and what they are cut into. */
export type BucketedRange = {
  dates: DateRange
  granularity: Granularity
  buckets: readonly Bucket[]
  /** From this date on nothing is complete. */
  today: string
  /** Key of the hour that has begun last where the server counts them; what comes after it is not reported yet. */
  hourNow?: string
}

const hoursOfDay = 24
const longestMonth = 31

/**
 * Hours of a single day, days up to a month, months of years and of what is longer than a month (USE-D01). Hours are
 * those of the clock: 24, whatever the clock does on that day (D1 §9 'Consumption').
 * @param today date in the person's zone, by which ranges go
 * @param unfinished the first date that has not ended where the server counts its days; see `unfinishedDate`
 * @param hourNow see `hourAt`
 */
export function bucketsOf(
  range: TimeRange,
  today: string,
  unfinished = today,
  hourNow?: string,
): BucketedRange {
  const dates = datesOfRange(range, today)
  const cut = bucketsOfDates(dates, unfinished, granularityOf(range, dates))
  return hourNow === undefined ? cut : { ...cut, hourNow }
}

/** Whether it is a part of a month because the range begins or ends within it; one that goes on is not cut at its end. */
function isCut({ granularity, from, to, isIncomplete }: Bucket): boolean {
  if (granularity !== 'month') return false
  return from !== firstOfMonth(from) || (!isIncomplete && to !== lastOfMonth(to))
}

/** Its key; of a part of a month its dates, as ISO 8601 writes an interval: `2026-01-15/2026-01-31`. */
export function nameOf(bucket: Bucket): string {
  return isCut(bucket) ? `${bucket.from}/${bucket.to}` : bucket.key
}

/** The same for dates that are compared with others: days, whatever their number. */
export function bucketsOfDates(dates: DateRange, today: string, granularity: Granularity): BucketedRange {
  const bounds: Record<Granularity, () => Bucket[]> = {
    hour: () => datesOf(dates).flatMap((date) => hoursOf(date, today)),
    day: () => datesOf(dates).map((date) => dayBucket(date, today)),
    month: () => monthsOf(dates, today),
  }
  return { dates, granularity, buckets: bounds[granularity](), today }
}

/**
 * From when to when a bucket lasts, in milliseconds since the epoch; the end is not part of it.
 * @param zone IANA name
 */
export function instantsOf({ from, to, hour }: Bucket, zone: string): { from: number; to: number } {
  if (hour === null) return { from: startOf(from, zone), to: startOf(addDays(to, 1), zone) }
  const isLast = hour === hoursOfDay - 1
  const end = isLast ? startOf(addDays(from, 1), zone) : startOf(from, zone, hour + 1)
  return { from: startOf(from, zone, hour), to: end }
}

function granularityOf({ type }: TimeRange, dates: DateRange): Granularity {
  if (type === 'year' || type === 'last-year') return 'month'
  const days = countDays(dates)
  if (days === 1) return 'hour'
  return days <= longestMonth ? 'day' : 'month'
}

function hoursOf(date: string, today: string): Bucket[] {
  return Array.from({ length: hoursOfDay }, (_, hour) => ({
    ...dayBucket(date, today),
    granularity: 'hour',
    key: hourKey(date, hour),
    hour,
  }))
}

function hourKey(date: string, hour: number): string {
  return `${date} ${String(hour).padStart(2, '0')}:00`
}

/** Key of the hour that an instant is in where the server counts its hours. */
export function hourAt(instant: number): string {
  return hourKey(dateIn(instant, serverZone), new Date(instant).getUTCHours())
}

function dayBucket(date: string, today: string): Bucket {
  return { granularity: 'day', key: date, from: date, to: date, hour: null, isIncomplete: date >= today }
}

function monthsOf({ from, to }: DateRange, today: string): Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; start <= to; start = addDays(lastOfMonth(start), 1)) {
    const last = lastOfMonth(start)
    const end = last < to ? last : to
    buckets.push({
      granularity: 'month',
      key: start.slice(0, 'YYYY-MM'.length),
      from: start,
      to: end,
      hour: null,
      isIncomplete: end >= today,
    })
  }
  return buckets
}
