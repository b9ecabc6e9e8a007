import { memo, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { addressOf, defaultFilters } from '../../domain/consumption/address'
import { breakdownOf } from '../../domain/consumption/breakdown'
import { daysAboveThreshold } from '../../domain/consumption/days-above'
import { exactRest } from '../../domain/consumption/exact'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { dailyThreshold } from '../../domain/day-consumption'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import styles from './consumption.module.css'
import { dateText, figureText } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** Each threshold is read with its cluster: of these many at a time. */
const readTogether = 10

/** Days above the daily IPU threshold, cluster by cluster, each with the way to it (D2 §9, DET-085). */
export const DaysAbove = memo(function DaysAbove({ shown }: { shown: ShownConsumption }) {
  const { usages, range, settings } = shown
  const [most, setMost] = useState(readTogether)
  const mostFirst = useMemo(() => {
    const { series } = breakdownOf(usages, 'compute', range, settings)
    const totals = new Map(series.map(({ id, total }) => [id, total ?? 0]))
    return usages.toSorted((one, other) => (totals.get(other.id) ?? 0) - (totals.get(one.id) ?? 0))
  }, [usages, range, settings])
  const judged = mostFirst.slice(0, most)
  const next = Math.min(readTogether, usages.length - judged.length)
  return (
    <section className={`surface ${styles.above}`} aria-label={t('consumption.aboveTitle')}>
      <h2>{t('consumption.aboveTitle')}</h2>
      <div className={styles.aboveGrid}>
        {judged.map((usage) => (
          <div key={usage.id}>
            <h3>
              <Link to={`/clusters/${encodeURIComponent(usage.name)}`}>{usage.name}</Link>
            </h3>
            <ClusterDays usage={usage} shown={shown} />
          </div>
        ))}
      </div>
      {next > 0 && (
        <div className={`row ${styles.aboveRest}`}>
          <span className="second">
            {t('consumption.aboveRest', { count: judged.length, all: usages.length })}
          </span>
          <Button onClick={() => setMost(most + readTogether)}>
            {t('consumption.aboveMore', { count: next })}
          </Button>
        </div>
      )}
    </section>
  )
})

type ClusterDaysProps = { usage: ClusterUsage; shown: ShownConsumption }

/** Days of one cluster shown at once. */
const fewDays = 5

function ClusterDays({ usage, shown: { range, settings } }: ClusterDaysProps) {
  const { id, name: cluster } = usage
  const { person } = useSession()
  const [isWhole, setWhole] = useState(false)
  const { data, error } = useCallQuery(
    'getCluster',
    { path: { id: person.uuid, name: cluster } },
    { retry: false },
  )
  if (error) return <p className="second">{t('consumption.aboveFailed')}</p>
  if (!data) return <p className="second">{t('consumption.aboveReading')}</p>
  const threshold = dailyThreshold(data)?.value ?? null
  if (threshold === null) return <p className="second">{t('consumption.aboveUnknown')}</p>
  const thresholds = new Map([[id, threshold]])
  const days = daysAboveThreshold(
    [usage],
    { dates: range.dates, today: range.today, thresholds },
    settings.productKey,
  )
  const shownDays = isWhole ? days : days.slice(0, fewDays)
  return (
    <>
      <p className="second figures">{t('consumption.present', { threshold: figureText(threshold) })}</p>
      {days.length === 0 && <p className="second">{t('consumption.aboveNone')}</p>}
      <ul className="figures">
        {shownDays.map(({ date, value, isIncomplete }) => (
          <li key={date}>
            <Link to={dayAddress(id, date)}>
              {isIncomplete ? t('consumption.soFar', { period: dateText(date) }) : dateText(date)}
            </Link>{' '}
            {t('consumption.aboveDay', {
              value: figureText(value),
              excess: figureText(exactRest(value, [threshold])),
            })}
          </li>
        ))}
      </ul>
      {shownDays.length < days.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {t('consumption.moreDays', { count: days.length - shownDays.length })}
        </Button>
      )}
    </>
  )
}

/** The hours of a day of one cluster. */
function dayAddress(cluster: string, date: string): string {
  const range = { type: 'custom', from: date, to: date } as const
  return `/consumption?${addressOf({ ...defaultFilters, range, clusters: [cluster] })}`
}
