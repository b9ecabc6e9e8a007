import { useMemo } from 'react'
import type { ClusterConsumption } from '../../../api/wire/consumption'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { dayAndMonth, monthName } from '../../../domain/dates'
import {
  currentMonth,
  type DailyThreshold,
  dailyThreshold,
  dayStart,
  daysAbove,
  type MonthConsumption,
} from '../../../domain/day-consumption'
import { t } from '../../../locales/t'
import { ChartEmpty } from '../../../views/chart/chart-empty'
import { ChartFrame } from '../../../views/chart/chart-frame'
import { niceStep, type TimeSeries, valueText } from '../../../views/chart/chart-series'
import { UnreadRecords } from '../../../views/list/unread-records'
import styles from './usage.module.css'

export type MonthChartProps = {
  cluster: ClusterDetail
  days: ClusterConsumption['days']
  /** When they were read, milliseconds since the epoch. */
  readAt: number
}

/** The IPU of the current month by day, against the daily threshold (DET-025, DET-085). */
export function MonthChart({ cluster, days, readAt }: MonthChartProps) {
  const { entries, faults, isReadable } = days
  const { createdAt } = cluster
  const month = useMemo(() => currentMonth(entries, readAt, createdAt), [entries, readAt, createdAt])
  const threshold = dailyThreshold(cluster)
  const limit = threshold?.value ?? null
  const chart = useMemo(() => month && chartOf(month, limit), [month, limit])
  const title = t('usage.ipuTitle')
  const unread = (
    <UnreadRecords
      label={{ one: 'usage.day', many: 'usage.days' }}
      list={{ faults, total: entries.length + faults.filter(({ isShown }) => !isShown).length }}
      // What is of no one day may be missing of each of them.
      parts={
        faults.some(({ number, isShown }) => isShown && number === null) ? 'usage.partsUnread' : undefined
      }
    />
  )
  if (!isReadable) return <ChartEmpty title={title} text={t('usage.notRead')} />
  if (!month || !chart) {
    return (
      <ChartEmpty title={title} text={t('usage.noDays')} more={t('usage.noDaysText')}>
        {unread}
      </ChartEmpty>
    )
  }
  return (
    <ChartFrame title={title} summary={sentence(month, limit)} chart={chart}>
      {threshold && <Formula threshold={threshold} />}
      {month.missing.length > 0 && (
        <p className="second">{t('usage.missingDays', { days: listed(month.missing) })}</p>
      )}
      {unread}
    </ChartFrame>
  )
}

function Formula({ threshold: { formula, parts, value } }: { threshold: DailyThreshold }) {
  const [first, second] = parts
  return (
    <details className={styles.formula}>
      <summary>{t('usage.formula')}</summary>
      <p className="figures">
        {t(formula === 'limits' ? 'usage.formulaOfLimits' : 'usage.formulaOfSizes', {
          first: valueText(first),
          second: valueText(second),
          value: valueText(value),
        })}
      </p>
    </details>
  )
}

function sentence(consumption: MonthConsumption, limit: number | null): string {
  const { days } = consumption
  const total = valueText(consumption.total)
  const month = monthName(consumption.from)
  if (limit === null) return t('usage.withoutThreshold', { total, month })
  const threshold = valueText(limit)
  const count = daysAbove(days, limit)
  if (count === 0) return t('usage.noDayAbove', { total, month, threshold })
  return t('usage.daysAbove', { total, month, threshold, count })
}

/** A sentence names a few days; of many it says how many. */
const namedDays = 5

function listed(days: readonly string[]): string {
  if (days.length > namedDays) return t('usage.dayCount', { count: days.length })
  return days.map((day) => dayAndMonth(dayStart(day), 'UTC')).join(', ')
}

function chartOf({ days, from, to }: MonthConsumption, limit: number | null): TimeSeries {
  const parts = days.flatMap(({ day, spark }) =>
    spark === null ? [] : [{ at: dayStart(day), value: spark }],
  )
  return {
    series: [
      {
        name: t('usage.total'),
        color: 'primary',
        shape: 'bars',
        points: days.map(({ day, total }) => ({ at: dayStart(day), value: total })),
      },
      ...(parts.length > 0
        ? [{ name: t('usage.spark'), color: 'working', shape: 'bars', points: parts } as const]
        : []),
      ...(limit === null
        ? []
        : [
            {
              name: t('usage.dailyThreshold'),
              color: 'disconnected',
              shape: 'limit',
              points: days.map(({ day }) => ({ at: dayStart(day), value: limit })),
              label: t('usage.thresholdLabel', { threshold: `${valueText(limit)} IPU` }),
            } as const,
          ]),
    ],
    tickStep: niceStep,
    from,
    to,
    isByDay: true,
  }
}
