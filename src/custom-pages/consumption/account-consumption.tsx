import { useMemo, useState } from 'react'
import type { ConsumptionFilters } from '../../domain/consumption/address'
import { bucketsOf } from '../../domain/consumption/buckets'
import { type DateRange, dateIn } from '../../domain/consumption/calendar'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { readInstant } from '../../domain/dates'
import { t } from '../../locales/t'
import { faultsIn } from '../../providers/read-list'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { lazyDialog } from '../../ui/lazy-dialog'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../../views/error-sentence'
import { FreshnessLine } from '../../views/list/freshness-line'
import { UnreadRecords } from '../../views/list/unread-records'
import styles from './consumption.module.css'
import { ConsumptionCharts } from './consumption-charts'
import { ConsumptionFiltersBar } from './consumption-filters-bar'
import { ConsumptionTable } from './consumption-table'
import { datesText } from './consumption-words'
import { DaysAbove } from './days-above'
import { ExportMenu } from './exports/export-menu'
import type { Asked, ShownConsumption } from './shown-consumption'
import { Summary } from './summary'
import { UsageGaps } from './usage-gaps'
import type { BroughtCluster } from './use-consumption-filters'

export type AccountConsumptionProps = {
  title: string
  filters: ConsumptionFilters
  onChange: (changed: Partial<ConsumptionFilters>) => void
  brought: BroughtCluster | null
  choosable: DateRange
  /** YYYY-MM-DD in `zone`. */
  today: string
  /** IANA name. */
  zone: string
}

/** A year of 200 clusters is 25 MB: what nobody looks at any more is let go. Milliseconds. */
const keptBriefly = { gcTime: 5_000 }

const ArithmeticPanel = lazyDialog(() => import('./arithmetic-panel').then((file) => file.ArithmeticPanel))

export function AccountConsumption(props: AccountConsumptionProps) {
  const { title, filters, onChange, brought, choosable, today, zone } = props
  const { person, productKey } = useSession()
  const range = useMemo(() => bucketsOf(filters.range, today), [filters.range, today])
  const { data, error, dataUpdatedAt, isFetching, refetch } = useCallQuery(
    'getConsumption',
    {
      path: { id: person.uuid },
      query: { startDate: range.dates.from, endDate: range.dates.to },
    },
    keptBriefly,
  )
  const createdOn = useCreationDates(zone)
  const [asked, setAsked] = useState<Asked | null>(null)
  const known = useMemo(
    () => (data ?? []).toSorted((one, other) => one.name.localeCompare(other.name)),
    [data],
  )
  const places = useMemo(() => new Map(known.map(({ id }, place) => [id, place])), [known])
  const usages = useMemo(
    () => known.filter(({ id }) => filters.clusters === null || filters.clusters.includes(id)),
    [known, filters.clusters],
  )
  const shown: ShownConsumption = useMemo(
    () => ({ usages, range, filters, places, createdOn, settings: { productKey, zone } }),
    [usages, range, filters, places, createdOn, productKey, zone],
  )
  const clusters = choosableClusters(known, brought)
  const faults = faultsIn(data)

  return (
    <>
      <div className={`row ${styles.head}`}>
        <h1>{title}</h1>
        {data && usages.length > 0 && <ExportMenu shown={shown} />}
      </div>
      <ConsumptionFiltersBar
        filters={filters}
        onChange={onChange}
        clusters={clusters}
        choosable={choosable}
        today={today}
      />
      <div className={`row ${styles.range}`}>
        <p>
          <strong>{datesText(range.dates)}</strong>{' '}
          <span className="second">
            {t('consumption.zone', { zone })}
            {range.dates.to === today && ` ${t('consumption.todayIncomplete')}`}
          </span>
        </p>
        {data && (
          <FreshnessLine
            list={{ updatedAt: dataUpdatedAt, error, isRefreshing: isFetching, refresh: refetch }}
          />
        )}
      </div>
      {!data && error && (
        <StatePanel
          icon="alert"
          tone="error"
          title={t('consumption.failed')}
          text={errorSentence(error)}
          actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {!data && !error && <Loading />}
      {data && (
        <UnreadRecords
          label={{ one: 'consumption.unreadOne', many: 'consumption.unreadMany' }}
          list={{ faults, total: data.length + faults.filter(({ isShown }) => !isShown).length }}
        />
      )}
      {data && usages.length === 0 && (
        <StatePanel
          icon="empty"
          title={t(filters.clusters === null ? 'consumption.nothing' : 'consumption.noClusters')}
          text={t(filters.clusters === null ? 'consumption.nothingText' : 'consumption.noClustersText')}
          actions={
            filters.clusters !== null && (
              <Button onClick={() => onChange({ clusters: null })}>{t('consumption.allClusters')}</Button>
            )
          }
        />
      )}
      {data && usages.length > 0 && (
        <>
          {/* Each computes from all that was read: none is drawn anew because a panel opens. */}
          <UsageGaps shown={shown} />
          <Summary shown={shown} all={data.length} today={today} onAsk={setAsked} />
          <ConsumptionCharts shown={shown} />
          <DaysAbove shown={shown} today={today} />
          <ConsumptionTable shown={shown} onAsk={setAsked} />
        </>
      )}
      {asked && <ArithmeticPanel {...asked} shown={shown} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Null while they are read; none where they cannot be. */
function useCreationDates(zone: string): ShownConsumption['createdOn'] {
  const { person } = useSession()
  const { data, error } = useCallQuery('listClusters', { path: { id: person.uuid } }, { retry: false })
  return useMemo(() => {
    if (!data) return error ? {} : null
    const dated = data.flatMap(({ id, createdAt }) => {
      const instant = readInstant(createdAt)
      return instant === null ? [] : [[id, dateIn(instant, zone)] as const]
    })
    return Object.fromEntries(dated)
  }, [data, error, zone])
}

/** Those of the answer by name, and the one a link has brought along where the answer does not have it. */
function choosableClusters(known: readonly ClusterUsage[], brought: BroughtCluster | null) {
  const clusters = known.map(({ id, name }) => ({ id, name }))
  if (brought && !clusters.some(({ id }) => id === brought.id)) clusters.push(brought)
  return clusters
}

/** In the geometry of what comes. */
function Loading() {
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <p>{t('consumption.loading')}</p>
      <div className={styles.figures}>
        {['compute', 'projection', 'storage', 'clusters'].map((place) => (
          <div key={place} className={styles.figureSkeleton} />
        ))}
      </div>
      <div className={styles.chartSkeleton} />
    </div>
  )
}
