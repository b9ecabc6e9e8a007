import { countDays, type DateRange, firstOfMonth } from '../../src/domain/consumption/calendar'
import { rounded } from '../../src/domain/rounded'
import type { ClusterRow } from '../store/clusters'
import { bucketOf } from './cluster-consumption'
import { drawsOf } from './draws'
import {
  type ConsumptionSettings,
  type DayConsumption,
  dailyConsumption,
  hourlyConsumption,
  sumOfDays,
} from './hourly-consumption'

const hour = 3_600_000
const day = 24 * hour

/** Ranges up to so many days are reported by the hour too; longer ones would be fifty megabytes. */
const longestByHour = 31

/**
 * What a cluster consumed from one date of UTC to another, both inclusive (D1 §3 'Cluster consumption'). Some clusters
 * tell it in another of the shapes that the document allows: entries of services bare, the aggregate as JSON text,
 * months and days in words, hours by component.
 */
export function accountConsumption(cluster: ClusterRow, dates: DateRange, settings: ConsumptionSettings) {
  const { productKey } = settings
  const [from, to] = [Date.parse(dates.from), Date.parse(dates.to) + day]
  const days = dailyConsumption(cluster, from, to, settings)
  const shape = shapeOf(cluster)
  const consumptionAgg = {
    [productKey]: {
      daily: days.map(({ date, services }) => ({ date, services: servicesOf(services, shape) })),
    },
    spark: {
      daily: days.map(({ date, batch, interactive }) => ({ date, types: { batch, interactive } })),
    },
    ...(countDays(dates) <= longestByHour && { hourly: hourlyOf(cluster, days, settings) }),
  }
  return {
    id: cluster.id,
    name: cluster.name,
    consumption: monthsOf(days, productKey, shape),
    consumptionAgg: shape === 'text' ? JSON.stringify(consumptionAgg) : consumptionAgg,
    historicalAgg: storageOf(cluster, days, settings.today),
    bucketThresholdHistory: bucketOf(cluster, settings.today).thresholds,
    instanceBackups: backupsOf(cluster, days),
  }
}

const shapes = ['usual', 'bare', 'words', 'text'] as const
type Shape = (typeof shapes)[number]

function shapeOf({ id }: ClusterRow): Shape {
  return shapes[Math.floor(drawsOf(`${id} shape`)(0, 0) * shapes.length)] ?? 'usual'
}

function servicesOf(services: DayConsumption['services'], shape: Shape) {
  const running = services.filter(({ replica }) => replica > 0)
  return Object.fromEntries(
    running.map(({ name, powerUnit, replica }) => {
      const entry = { powerUnit, replica }
      return [name, shape === 'bare' ? entry : [entry]]
    }),
  )
}

function monthsOf(days: readonly DayConsumption[], productKey: string, shape: Shape) {
  const firsts = new Set(days.map(({ date }) => firstOfMonth(date)))
  return [...firsts].map((first) => {
    const month = first.slice(0, 'YYYY-MM'.length)
    const ofMonth = days.filter(({ date }) => date.startsWith(month))
    const monthFormat = shape === 'words' ? inWords(first).slice('DD '.length) : month
    const { product, spark, total } = sumOfDays(ofMonth)
    return {
      monthFormat,
      [productKey]: product,
      spark,
      total,
      days: ofMonth.map((entry) => ({
        day: shape === 'words' ? Number(entry.date.slice(8)) : entry.date,
        dayFormat: shape === 'words' ? inWords(entry.date).slice(0, 'DD MMM'.length) : entry.date,
        monthFormat,
        [productKey]: entry.product,
        spark: entry.spark,
        total: entry.total,
        hours: entry.hours,
      })),
    }
  })
}

const words = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
})

/** `04 Mar 2026` */
function inWords(date: string): string {
  return words.format(Date.parse(date)).replace('Sept', 'Sep')
}

function hourlyOf(cluster: ClusterRow, days: readonly DayConsumption[], settings: ConsumptionSettings) {
  return Object.fromEntries(
    days.map(({ date, start }) => [
      date,
      hourlyConsumption(cluster, start, start + day, settings).map(({ total }, index) => ({
        hour: index,
        powerUnit: total,
      })),
    ]),
  )
}

/** A measurement at the end of each day, of today at its latest hour: storage costs also while a cluster sleeps. */
function storageOf(cluster: ClusterRow, days: readonly DayConsumption[], today: number) {
  const draw = drawsOf(`${cluster.id} storage`)
  return days.map(({ start, hours }) => {
    const at = Math.min(start + day - hour / 2, today)
    const operations = (perHour: number, what: number) =>
      Math.round(perHour * hours * (0.6 + 0.8 * draw(start, what)))
    return {
      createdAt: new Date(at).toISOString(),
      storageIPU: rounded(sizeAt(cluster, start) * 0.0012),
      classAOperations: operations(420, 0),
      classBOperations: operations(2600, 1),
      downloadOperations: operations(35, 2),
      uploadOperations: operations(18, 3),
    }
  })
}

/** A backup every Sunday and on the first of a month. */
function backupsOf(cluster: ClusterRow, days: readonly DayConsumption[]) {
  const backedUp = days.filter(({ date, start }) => date.endsWith('-01') || new Date(start).getUTCDay() === 0)
  return backedUp.map(({ date, start }) => ({
    date,
    gcsBucketSizeInGB: rounded(sizeAt(cluster, start) * 0.8),
    metadataBucketSizeInGB: rounded(0.4 + sizeAt(cluster, start) * 0.01),
  }))
}

/** GB in the bucket: it grows fast at first, towards what the cluster has consumed. */
export function sizeAt({ diskSize, createdAt }: ClusterRow, at: number): number {
  const age = Math.max(at - createdAt, 0) / day
  return diskSize * 0.36 * (1 - 0.9 * Math.exp(-age / 60))
}
