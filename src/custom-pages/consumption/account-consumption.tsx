import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ConsumptionFilters } from '../../domain/consumption/address'
import { bucketsOf } from '../../domain/consumption/buckets'
import { type DateRange, dateIn, serverZone } from '../../domain/consumption/calendar'
import { readInstant } from '../../domain/dates'
import { t } from '../../locales/t'
import { faultsIn } from '../../providers/read-list'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { lazyDialog } from '../../ui/lazy-dialog'
import { StatePanel } from '../../ui/state-panel'
import { whenIdle } from '../../ui/when-idle'
import { preloadStackedBars } from '../../views/chart/stacked-bars-frame'
import { errorSentence } from '../../views/error-sentence'
import { FreshnessLine } from '../../views/list/freshness-line'
import { UnreadRecords } from '../../views/list/unread-records'
import styles from './consumption.module.css'
import { ConsumptionCharts } from './consumption-charts'
import { ConsumptionFiltersBar } from './consumption-filters-bar'
import { ConsumptionTable, firstView, type TableView } from './consumption-table'
import { absentText, datesText } from './consumption-words'
import { DaysAbove } from './days-above'
import { ExportMenu } from './exports/export-menu'
import { type Asked, type AskParts, isCreatedAfter, type ShownConsumption } from './shown-consumption'
import { Summary } from './summary'
import { UsageGaps } from './usage-gaps'
import type { BroughtCluster } from './use-consumption-filters'
import { useFocusOnNavigation } from './use-focus-on-navigation'

export type AccountConsumptionProps = {
  title: string
  filters: ConsumptionFilters
  onChange: (changed: Partial<ConsumptionFilters>) => void
  brought: BroughtCluster | null
  choosable: DateRange
  /** YYYY-MM-DD in `zone`. */
  today: string
  /** The first date that has not ended. */
  unfinished: string
  /** See `hourAt`. */
  hourNow: string
  /** IANA name. */
  zone: string
}

/** A year of 200 clusters is 25 MB: what nobody looks at any more is let go. Milliseconds. */
const keptBriefly = { gcTime: 5_000 }

const ArithmeticPanel = lazyDialog(() => import('./arithmetic-panel').then((file) => file.ArithmeticPanel))

export function AccountConsumption(props: AccountConsumptionProps) {
  const { title, filters, onChange, brought, choosable, today, unfinished, hourNow, zone } = props
  const { person, productKey } = useSession()
  const range = useMemo(
    () => bucketsOf(filters.range, today, unfinished, hourNow),
    [filters.range, today, unfinished, hourNow],
  )
  const { data, error, dataUpdatedAt, isFetching, refetch } = useCallQuery(
    'getConsumption',
    {
      path: { id: person.uuid },
      query: { startDate: range.dates.from, endDate: range.dates.to },
    },
    keptBriefly,
  )
  useEffect(() => void preloadStackedBars(), [])
  useEffect(() => whenIdle(ArithmeticPanel.preload), [])
  const { listed, createdOn } = useListedClusters()
  const [asked, setAsked] = useState<Asked | null>(null)
  const clusters = useMemo(() => choosableClusters(data ?? [], listed, brought), [data, listed, brought])
  const places = useMemo(() => new Map(clusters.map(({ id }, place) => [id, place])), [clusters])
  const usages = useMemo(() => {
    const isChosen = ({ id }: NamedCluster) => filters.clusters === null || filters.clusters.includes(id)
    return (data ?? []).filter(isChosen).sort((one, other) => one.name.localeCompare(other.name))
  }, [data, filters.clusters])
  const faults = useMemo(() => faultsIn(data), [data])
  const absent = useMemo(() => {
    if (data === undefined || createdOn === null) return []
    const told = new Set([...data, ...faults].map(({ id }) => id))
    const isWanted = (id: string) => filters.clusters === null || filters.clusters.includes(id)
    const isMissed = (id: string) => isWanted(id) && !told.has(id) && !isCreatedAfter(range, createdOn[id])
    return clusters.filter(({ id }) => isMissed(id)).map(({ name }) => name)
  }, [data, faults, clusters, createdOn, filters.clusters, range])
  const shown: ShownConsumption = useMemo(
    () => ({
      usages,
      range,
      filters,
      zone,
      places,
      createdOn,
      absent,
      // Measurements belong to the day on which the server made them, as its other figures do.
      settings: { productKey, zone: serverZone },
    }),
    [usages, range, filters, zone, places, createdOn, absent, productKey],
  )
  const ask: AskParts = useCallback((wanted) => setAsked({ ...wanted, shown }), [shown])
  const [view, setView] = useState<TableView>(firstView)
  const heading = useFocusOnNavigation()

  return (
    <>
      <div className={`row ${styles.head}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
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
            {range.dates.to >= unfinished && ` ${t('consumption.todayIncomplete')}`}
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
          title={t('consumption.nothing')}
          text={
            absent.length > 0
              ? `${absentText(absent)} ${t('consumption.absentOwn')}`
              : t('consumption.nothingText')
          }
          actions={
            filters.clusters !== null && (
              <Button onClick={() => onChange({ clusters: null })}>{t('consumption.allClusters')}</Button>
            )
          }
        />
      )}
      {data && usages.length > 0 && (
        <>
          {/* Each computes from all that was read: none is drawn again because a panel opens. */}
          <UsageGaps shown={shown} />
          <Summary shown={shown} today={today} onAsk={ask} />
          <ConsumptionCharts shown={shown} />
          <DaysAbove shown={shown} />
          <ConsumptionTable shown={shown} view={view} onView={setView} onAsk={ask} />
        </>
      )}
      {asked && <ArithmeticPanel {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type NamedCluster = { id: string; name: string }

/** The clusters of the person, and since when they are there: null while that is read, none where it cannot be. */
function useListedClusters(): {
  listed: readonly NamedCluster[]
  createdOn: ShownConsumption['createdOn']
} {
  const { person } = useSession()
  const path = { id: person.uuid }
  const { data, error } = useCallQuery('listClusters', { path }, { retry: false })
  // May know more, such as clusters that have gone; where it says nothing, the list does (CLU-D25).
  const { data: more = none } = useCallQuery('getClustersInfo', { path }, { retry: false })
  return useMemo(() => {
    if (!data) return { listed: more, createdOn: error ? {} : null }
    const dated = data.flatMap(({ id, createdAt }) => {
      const instant = readInstant(createdAt)
      return instant === null ? [] : [[id, dateIn(instant, serverZone)] as const]
    })
    return { listed: [...more, ...data], createdOn: Object.fromEntries(dated) }
  }, [data, more, error])
}

const none: readonly NamedCluster[] = []

/** By name: those of the answer, those there are, and the one a link has brought along. */
function choosableClusters(
  reported: readonly NamedCluster[],
  listed: readonly NamedCluster[],
  brought: BroughtCluster | null,
): NamedCluster[] {
  const names = new Map(
    [...(brought ? [brought] : []), ...listed, ...reported].map(({ id, name }) => [id, name]),
  )
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name))
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
