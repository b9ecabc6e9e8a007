import { rounded } from '../../src/domain/rounded'
import { sizes } from '../catalogue'
import type { ClusterRow } from '../store/clusters'
import { type AwakeSpan, awakeTime, type Moment } from './awake-time'
import { drawsOf } from './draws'

const hour = 3_600_000
const day = 24 * hour
const hoursOfDay = 24
const ticksOfHour = 100

/** What consumption follows from besides the cluster. */
export type ConsumptionSettings = Moment & { productKey: string }

/** IPU of one hour of UTC, and how much of it the cluster ran. */
export type HourConsumption = {
  /** When it began, in milliseconds of the calendar. */
  at: number
  hours: number
  product: number
  spark: number
  total: number
}

/** IPU of a node of a service in an hour, and how many of them there are. */
export type ServiceUse = { name: string; powerUnit: number; replica: number }

/** What a day of UTC consumed, in IPU. The product is the sum of power unit × replica of its services, by the hours. */
export type DayConsumption = {
  /** YYYY-MM-DD. */
  date: string
  start: number
  hours: number
  product: number
  spark: number
  total: number
  services: readonly ServiceUse[]
  /** The two kinds of work that Spark did; they are its sum. */
  batch: number
  interactive: number
}

/**
 * What a cluster consumed in the hours from one instant to another (calendar, milliseconds), as it follows from when it
 * ran: an hour asleep, or in the future, consumes nothing.
 */
export function hourlyConsumption(
  cluster: ClusterRow,
  from: number,
  to: number,
  settings: ConsumptionSettings,
): HourConsumption[] {
  const dayOf = dailyUse(cluster, settings)
  const hours: HourConsumption[] = []
  for (let start = startOfDay(from); start < to; start += day) {
    const use = dayOf(start)
    for (let index = 0; index < hoursOfDay; index += 1) {
      const at = start + index * hour
      if (at + hour <= from || at >= to) continue
      const product = rounded(use.rate * use.shareOf(index))
      const spark = rounded(use.sparkOf(index))
      hours.push({ at, hours: use.shareOf(index), product, spark, total: rounded(product + spark) })
    }
  }
  return hours
}

/** What a cluster consumed on each day of UTC from one instant to another; none before its creation or after today. */
export function dailyConsumption(
  cluster: ClusterRow,
  from: number,
  to: number,
  settings: ConsumptionSettings,
): DayConsumption[] {
  const dayOf = dailyUse(cluster, settings)
  const days: DayConsumption[] = []
  const last = Math.min(to, settings.today + 1)
  for (let start = startOfDay(Math.max(from, cluster.createdAt)); start < last; start += day) {
    const { rate, ticks, services, sparkOf } = dayOf(start)
    let [batch, interactive] = [0, 0]
    for (let index = 0; ticks > 0 && index < hoursOfDay; index += 1) {
      if (isNight(index)) batch += sparkOf(index)
      else interactive += sparkOf(index)
    }
    const hours = ticks / ticksOfHour
    const [product, spark] = [rounded(rate * hours), rounded(batch + interactive)]
    days.push({
      date: dateOf(start),
      start,
      ...{ hours, product, spark, total: rounded(product + spark), services },
      ...{ batch: rounded(batch), interactive: rounded(interactive) },
    })
  }
  return days
}

/** IPU and hours of a month. */
export type MonthConsumption = { hours: number; product: number; spark: number; total: number }

/**
 * What a cluster consumed in a month of UTC, up to now.
 * @param month YYYY-MM
 */
export function monthConsumption(
  cluster: ClusterRow,
  month: string,
  settings: ConsumptionSettings,
): MonthConsumption {
  const from = Date.parse(`${month}-01`)
  const next = new Date(from)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return sumOfDays(dailyConsumption(cluster, from, next.getTime(), settings))
}

export function sumOfDays(days: readonly DayConsumption[]): MonthConsumption {
  const sum = (of: (day: DayConsumption) => number) =>
    rounded(days.reduce((total, entry) => total + of(entry), 0))
  return {
    hours: sum(({ hours }) => hours),
    product: sum(({ product }) => product),
    spark: sum(({ spark }) => spark),
    total: sum(({ total }) => total),
  }
}

type DayUse = {
  /** IPU of the product in an hour. */
  rate: number
  services: readonly ServiceUse[]
  /** How long the cluster ran. */
  ticks: number
  /** How much of an hour it ran. */
  shareOf: (index: number) => number
  /** IPU of Spark in an hour. */
  sparkOf: (index: number) => number
}

function dailyUse(cluster: ClusterRow, settings: ConsumptionSettings): (start: number) => DayUse {
  const spansOf = awakeTime(cluster, settings)
  const draw = drawsOf(`${cluster.id} use`)
  const [analytics, loader] = [ipuOf(cluster.analyticsSizeId), ipuOf(cluster.loaderSizeId)]
  return (start) => {
    const spans = spansOf(start)
    const isWeekend = new Date(start).getUTCDay() % 6 === 0
    const pick = (least: number, most: number, what: number) =>
      least + Math.floor((most - least + 1) * draw(start, what))
    const services = [
      {
        name: 'analytics',
        powerUnit: rounded(analytics * 0.05),
        replica: isWeekend ? 1 : pick(2, 4, 0),
      },
      { name: 'loader', powerUnit: rounded(loader * 0.03), replica: isWeekend ? 0 : pick(0, 2, 1) },
    ]
    const amplitude = (isWeekend ? pick(2, 5, 2) : pick(36, 84, 2)) / 100
    const shareOf = (index: number) => ticksIn(spans, index) / ticksOfHour
    return {
      services,
      rate: services.reduce((sum, { powerUnit, replica }) => sum + powerUnit * replica, 0),
      ticks: spans.reduce((sum, [from, to]) => sum + to - from, 0),
      shareOf,
      sparkOf: (index) => amplitude * (sparkByHour[index] ?? 0) * shareOf(index),
    }
  }
}

/** How busy Spark is by hour of UTC: jobs in the night, people by day. */
const sparkByHour = [
  ...[0, 0.7, 0.9, 0.8, 0.3, 0, 0.1, 0.2, 0.4, 0.7, 0.9, 0.8],
  ...[0.5, 0.7, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1, 0, 0, 0, 0],
]

function isNight(index: number): boolean {
  return index < 6
}

function ticksIn(spans: readonly AwakeSpan[], index: number): number {
  const [first, last] = [index * ticksOfHour, (index + 1) * ticksOfHour]
  let ticks = 0
  for (const [from, to] of spans) ticks += Math.max(Math.min(to, last) - Math.max(from, first), 0)
  return ticks
}

function ipuOf(sizeId: string): number {
  return sizes.find(({ id }) => id === sizeId)?.analyticsSizeIpu ?? 1
}

function startOfDay(instant: number): number {
  return Math.floor(instant / day) * day
}

/** The date of an instant, in UTC; each is written once, for a year of 200 clusters asks for few of them often. */
export function dateOf(instant: number): string {
  const start = startOfDay(instant)
  const date = dates.get(start) ?? new Date(start).toISOString().slice(0, 10)
  dates.set(start, date)
  return date
}

const dates = new Map<number, string>()
