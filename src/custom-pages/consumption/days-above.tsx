import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressOf, defaultFilters } from '../../domain/consumption/address'
import { breakdownOf } from '../../domain/consumption/breakdown'
import { type DayAbove, daysAboveThreshold } from '../../domain/consumption/days-above'
import { exactRest } from '../../domain/consumption/exact'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { dailyThreshold } from '../../domain/day-consumption'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { useKeptFocus } from '../../views/list/use-kept-focus'
import styles from './consumption.module.css'
import { dateText, figureText } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** Each threshold is read with its cluster: of these many at a time. */
const readTogether = 10

/** A threshold changes with its cluster's sizes: coming back to the window is no reason to read hundreds again. */
const keptFresh = { retry: false, staleTime: 5 * 60_000 } as const

/** Days above the daily IPU threshold, cluster by cluster, each with the way to it (D2 §9, DET-085). */
export const DaysAbove = memo(function DaysAbove({ shown }: { shown: ShownConsumption }) {
  const { usages, range, settings } = shown
  const [chosen, setChosen] = useState(readTogether)
  const [isAll, setAll] = useState(false)
  const keptFocus = useKeptFocus()
  // By a cluster's id, whether there is nothing to report of it.
  const [read, setRead] = useState<ReadonlyMap<string, boolean>>(new Map())
  const tellRead = useCallback((id: string, isQuiet: boolean) => {
    setRead((before) => (before.get(id) === isQuiet ? before : new Map(before).set(id, isQuiet)))
  }, [])
  const mostFirst = useMemo(() => {
    const { series } = breakdownOf(usages, 'compute', range, settings)
    const totals = new Map(series.map(({ id, total }) => [id, total ?? 0]))
    return usages.toSorted((one, other) => (totals.get(other.id) ?? 0) - (totals.get(one.id) ?? 0))
  }, [usages, range, settings])
  const countRead = usages.filter(({ id }) => read.has(id)).length
  const judged = mostFirst.slice(0, isAll ? countRead + readTogether : chosen)
  const left = usages.length - judged.length
  const quiet = isAll ? usages.filter(({ id }) => read.get(id)).length : 0
  return (
    <section className={`surface ${styles.above}`} aria-label={t('consumption.aboveTitle')} {...keptFocus}>
      <h2>{t('consumption.aboveTitle')}</h2>
      <div className={styles.aboveGrid}>
        {judged.map((usage) => (
          <ClusterDays key={usage.id} usage={usage} shown={shown} isBrief={isAll} onRead={tellRead} />
        ))}
      </div>
      {quiet > 0 && <p className="second">{t('consumption.aboveQuiet', { count: quiet })}</p>}
      {isAll && countRead < usages.length && (
        <p role="status">{t('consumption.aboveProgress', { count: countRead, all: usages.length })}</p>
      )}
      {!isAll && left > 0 && (
        <div className={`row ${styles.aboveRest}`}>
          <span className="second">
            {t('consumption.aboveRest', { count: judged.length, all: usages.length })}
          </span>
          {left > readTogether && (
            <Button onClick={() => setChosen(chosen + readTogether)}>
              {t('consumption.aboveMore', { count: readTogether })}
            </Button>
          )}
          <Button onClick={() => setAll(true)}>{t('consumption.aboveAll', { all: usages.length })}</Button>
        </div>
      )}
    </section>
  )
})

type ClusterDaysProps = {
  usage: ClusterUsage
  shown: ShownConsumption
  /** Where no day is above, the cluster is only counted. */
  isBrief: boolean
  onRead: (id: string, isQuiet: boolean) => void
}

function ClusterDays({ usage, shown: { range, settings }, isBrief, onRead }: ClusterDaysProps) {
  const { id, name } = usage
  const { person } = useSession()
  const { data, error, refetch } = useCallQuery('getCluster', { path: { id: person.uuid, name } }, keptFresh)
  // Clusters are read by name: of two that have the same one, the answer is of one.
  const isOther = data !== undefined && data.id !== id
  const threshold = data && !isOther ? (dailyThreshold(data)?.value ?? null) : null
  const days = useMemo(() => {
    const thresholds = new Map(threshold === null ? [] : [[id, threshold] as const])
    const { dates, today } = range
    return daysAboveThreshold([usage], { dates, today, thresholds }, settings.productKey)
  }, [usage, id, threshold, range, settings])
  const isRead = data !== undefined || error !== null
  const isQuiet = threshold !== null && days.length === 0
  useEffect(() => {
    if (isRead) onRead(id, isQuiet)
  }, [isRead, isQuiet, id, onRead])
  if (isBrief && isQuiet) return null
  return (
    <div>
      <h3>{isOther ? name : <Link to={`/clusters/${encodeURIComponent(name)}`}>{name}</Link>}</h3>
      {data === undefined && !error && <p className="second">{t('consumption.aboveReading')}</p>}
      {data === undefined && error && (
        <p className="second">
          {t('consumption.aboveFailed')}{' '}
          <Button
            kind="quiet"
            aria-label={t('consumption.aboveRetry', { name })}
            onClick={() => void refetch()}
          >
            {t('common.retry')}
          </Button>
        </p>
      )}
      {data !== undefined && threshold === null && <p className="second">{t('consumption.aboveUnknown')}</p>}
      {threshold !== null && <Days cluster={id} threshold={threshold} days={days} />}
    </div>
  )
}

/** Days of one cluster shown at once. */
const fewDays = 5

type DaysProps = { cluster: string; threshold: number; days: readonly DayAbove[] }

function Days({ cluster, threshold, days }: DaysProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone: the first of the days it brought has its focus.
  useEffect(() => {
    if (isWhole) list.current?.children[fewDays]?.querySelector('a')?.focus()
  }, [isWhole])
  const shownDays = isWhole ? days : days.slice(0, fewDays)
  return (
    <>
      <p className="second figures">{t('consumption.present', { threshold: figureText(threshold) })}</p>
      {days.length === 0 && <p className="second">{t('consumption.aboveNone')}</p>}
      <ul ref={list} className="figures">
        {shownDays.map(({ date, value, isIncomplete }) => (
          <li key={date}>
            <Link to={dayAddress(cluster, date)}>
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
