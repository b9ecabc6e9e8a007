import { type Bucket, type BucketedRange, type Granularity, nameOf } from '../../domain/consumption/buckets'
import type { DateRange } from '../../domain/consumption/calendar'
import { type DataType, unitOf } from '../../domain/consumption/data-type'
import type { RangeType } from '../../domain/consumption/range'
import type { ConsumptionRow } from '../../domain/consumption/rows'
import { cardDate, oneDay } from '../../domain/dates'
import { locale } from '../../locales/locale'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { valueText } from '../../views/chart/chart-series'
import { countReported, type ShownConsumption } from './shown-consumption'

/** What stands where nothing is known. */
const unknown = '–'

export const rangeLabels: Readonly<Record<RangeType, MessageKey>> = {
  week: 'consumption.week',
  'week-ago': 'consumption.weekAgo',
  month: 'consumption.month',
  'last-month': 'consumption.lastMonth',
  year: 'consumption.year',
  'last-year': 'consumption.lastYear',
  custom: 'consumption.custom',
}

export const granularityLabels: Readonly<Record<Granularity, MessageKey>> = {
  hour: 'consumption.hour',
  day: 'consumption.day',
  month: 'consumption.ofMonth',
}

export function typeText(type: DataType): string {
  return t(`consumption.${type}`)
}

export function unitText(type: DataType): string {
  return t(`consumption.${unitOf[type]}`)
}

/** A figure as it is shown, to five decimals (D1 §9 'Consumption'). */
export function figureText(value: number | null): string {
  return value === null ? unknown : valueText(value)
}

/** A figure with the unit of its type. */
export function amountText(value: number, type: DataType): string {
  return t('consumption.value', { value: valueText(value), unit: unitText(type) })
}

/** A date YYYY-MM-DD as every date of the console: 04 Mar 2026. */
export function dateText(date: string): string {
  return cardDate(date, 'UTC') ?? date
}

/** A range of dates; a single date by itself. */
export function datesText({ from, to }: DateRange): string {
  if (from === to) return dateText(from)
  return t('consumption.fromTo', { from: dateText(from), to: dateText(to) })
}

/** The name of a weekday, 0 for Monday. */
export function weekdayText(weekday: number): string {
  // 1 January 2024 was a Monday.
  const monday = Date.UTC(2024, 0, 1)
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
    monday + weekday * oneDay,
  )
}

/** A bucket's key or name in words: 04 Mar 2026, 09:00; 04 Mar 2026; Mar 2026; 15 Jan 2026 – 31 Jan 2026. */
export function bucketText(name: string): string {
  const [from = '', to] = name.split('/')
  if (to !== undefined) return datesText({ from, to })
  const [date = '', hour] = name.split(' ')
  if (hour !== undefined) return `${dateText(date)}, ${hour}`
  return date.length === 'YYYY-MM'.length ? dateText(`${date}-01`).slice(3) : dateText(date)
}

/** The same as short as it fits below a bar: 09:00; 04 Mar of the first day and 05 of the next; Mar 2026. */
export function bucketLabel({ key, granularity }: Bucket, place: number): string {
  if (granularity === 'hour') return key.slice('YYYY-MM-DD '.length)
  if (granularity === 'month') return bucketText(key)
  const isFirst = place === 0 || key.endsWith('-01')
  const [day = '', month = ''] = bucketText(key).split(' ')
  return isFirst ? `${day} ${month}` : day
}

/** The same in full, by its dates where it is a part of a month, and that it goes on where it does. */
export function bucketTitle(bucket: Bucket): string {
  const period = bucketText(nameOf(bucket))
  return bucket.isIncomplete ? t('consumption.soFar', { period }) : period
}

/** What stands for the date of a row outside of the buckets. */
export function undatedText({ granularity }: BucketedRange): string {
  return t(granularity === 'hour' ? 'consumption.withoutHour' : 'consumption.withoutDate')
}

/** The date of a row; that it goes on where it does, and that it has none. */
export function rowDateText({ date }: ConsumptionRow, range: BucketedRange): string {
  if (date === null) return undatedText(range)
  const { buckets } = range
  const bucket = buckets.find(({ key }) => key === date)
  return bucket ? bucketTitle(bucket) : bucketText(date)
}

/** A sentence names a few clusters; of many it says how many. */
export const namedClusters = 5

/** Which of the chosen clusters the answer does not have, and why it may not. */
export function absentText(names: readonly string[]): string {
  return names.length > namedClusters
    ? t('consumption.absentMany', { count: names.length })
    : t('consumption.absent', { names: names.join(', ') })
}

/** What a file is of: dates, how days are counted, whether the last goes on, of how many clusters, and of which not. */
export function aboutText(shown: ShownConsumption): string {
  const { range, zone, absent } = shown
  const goesOn = range.buckets.some(({ isIncomplete }) => isIncomplete)
  return [
    `${datesText(range.dates)}.`,
    t('consumption.zone', { zone }),
    ...(goesOn ? [t('consumption.todayIncomplete')] : []),
    t('consumption.ofClusters', { count: countReported(shown), all: shown.places.size }),
    ...(absent.length > 0 ? [absentText(absent)] : []),
  ].join(' ')
}
