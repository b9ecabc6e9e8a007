import { useMemo } from 'react'
import { type Comparison, compare } from '../../domain/consumption/comparison'
import { choosableDates, comparedDates } from '../../domain/consumption/range'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { ReadingFailure } from '../../views/reading-failure'
import styles from './consumption.module.css'
import { datesText, figureText, namedClusters } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** Compute against the equal period before, in a sentence and with both amounts. Days that have not ended are in neither. */
export function ComparedWith({ shown, today }: { shown: ShownConsumption; today: string }) {
  const { usages, range, filters, settings, zone, createdOn } = shown
  const { person } = useSession()
  const dates = comparedDates(filters.range, today, range.today)
  const isBeforeAccount =
    dates !== null && dates.before.to < choosableDates(person.createdAt, { today, zone }).from
  const before = useCallQuery(
    'getConsumption',
    {
      path: { id: person.uuid },
      query: { startDate: dates?.before.from ?? today, endDate: dates?.before.to ?? today },
    },
    { enabled: dates !== null && !isBeforeAccount, retry: false, gcTime: 5_000 },
  )
  const comparison = useMemo(
    () => before.data && compareShown({ usages, range, filters, settings, createdOn }, before.data, today),
    [usages, range, filters, settings, createdOn, before.data, today],
  )
  if (dates === null) return <p className="second">{t('consumption.notYetCompared')}</p>
  const period = datesText(dates.before)
  if (isBeforeAccount) return <p className="second">{t('consumption.beforeAccount', { period })}</p>
  if (before.error) {
    const text = t('consumption.notCompared', { period })
    return <ReadingFailure text={text} error={before.error} onRetry={() => void before.refetch()} />
  }
  if (!comparison) {
    return (
      <>
        <p className="second">{t('consumption.comparing', { period })}</p>
        <Periods now={datesText(dates.now)} before={period} total={null} />
      </>
    )
  }
  const { total, unknown } = comparison
  return (
    <>
      {total && (
        <>
          <p>{sentence(total, period)}</p>
          <Periods now={datesText(dates.now)} before={period} total={total} />
        </>
      )}
      {unknown.length > 0 && (
        <p className="second">
          {unknown.length > namedClusters
            ? t('consumption.comparedWithoutMany', { count: unknown.length })
            : t('consumption.comparedWithout', { names: unknown.join(', ') })}
        </p>
      )}
    </>
  )
}

type PeriodsProps = { now: string; before: string; total: { now: number; before: number } | null }

/** The amount of each period; while they are compared, the place that these take. */
function Periods({ now, before, total }: PeriodsProps) {
  const amount = (ipu: number | undefined) =>
    ipu === undefined ? t('clusters.notGiven') : t('consumption.comparedIpu', { ipu: figureText(ipu) })
  return (
    <dl className={styles.compared} aria-label={t('consumption.compared')} aria-busy={total === null}>
      <dt>{now}</dt>
      <dd>{amount(total?.now)}</dd>
      <dt>{before}</dt>
      <dd>{amount(total?.before)}</dd>
    </dl>
  )
}

type ComparedConsumption = Pick<ShownConsumption, 'usages' | 'range' | 'filters' | 'settings' | 'createdOn'>

/** Null while it is not known since when the clusters are there, or where the period is not compared. */
function compareShown(
  { usages, range, filters, settings, createdOn }: ComparedConsumption,
  before: readonly ClusterUsage[],
  today: string,
): Comparison | null {
  const dates = comparedDates(filters.range, today, range.today)
  if (dates === null || createdOn === null) return null
  const isChosen = ({ id }: ClusterUsage) => filters.clusters === null || filters.clusters.includes(id)
  return compare(
    { now: usages, before: before.filter(isChosen) },
    'compute',
    { dates, today: range.today, createdOn },
    settings,
  )
}

function sentence({ change, ratio }: { change: number; ratio: number | null }, period: string): string {
  const isUnseen = ratio !== null && Math.abs(ratio) < leastRatio
  if (change === 0 || isUnseen) return t('consumption.same', { period })
  if (ratio === null) return t('consumption.first', { period })
  const percent = numberText(Math.abs(ratio), percents)
  return t(change > 0 ? 'consumption.more' : 'consumption.less', { percent, period })
}

const percents = { style: 'percent', maximumFractionDigits: 1 } as const
/** A smaller one is 0% as it is shown. */
const leastRatio = 0.0005
