import '../../../api/bring-account-calls'
import { createContext, useContext, useMemo } from 'react'
import { bucketsOfDates } from '../../../domain/consumption/buckets'
import { type DateRange, dateIn, firstOfMonth, serverZone } from '../../../domain/consumption/calendar'
import { knownTotals } from '../../../domain/consumption/known-totals'
import type { ClusterUsage } from '../../../domain/consumption/usage'
import { browserZone } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { faultsIn } from '../../../providers/read-list'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { valueText } from '../../../views/chart/chart-series'

/** IPU of this month by cluster, not rounded; `values` are null until they are read, and where they could not be. */
export type MonthIpu = {
  isReading: boolean
  values: ReadonlyMap<string, number | null> | null
  /** Why they could not be read, and the way to ask again. */
  failure: { error: Error; readAgain: () => void } | null
}

/** Milliseconds between two readings: the table says that it is fresh. */
const cadence = 300_000

const nothing: MonthIpu = { isReading: false, values: null, failure: null }

export const MonthIpuContext = createContext(nothing)

/** Reads what every cluster consumed this month, in one call, while somebody looks at the column. */
export function useMonthIpu(isShown: boolean): MonthIpu {
  const { person, productKey } = useSession()
  const endDate = dateIn(Date.now(), browserZone())
  const startDate = firstOfMonth(endDate)
  const { data, error, isFetching, refetch } = useCallQuery(
    'getConsumption',
    { path: { id: person.uuid }, query: { startDate, endDate } },
    { enabled: isShown, retry: false, refetchInterval: (_data, _error, backOff) => backOff(cadence) },
  )
  const values = useMemo(
    () => (data ? totalsOf(data, { from: startDate, to: endDate }, productKey) : null),
    [data, startDate, endDate, productKey],
  )
  return useMemo(() => {
    const isReading = isShown && values === null && isFetching
    const failure = isShown && values === null && error ? { error, readAgain: () => void refetch() } : null
    return { isReading, values, failure }
  }, [values, error, isFetching, refetch, isShown])
}

/** What cannot be read of a cluster's days or months would be missing from its sum. */
function totalsOf(usages: readonly ClusterUsage[], dates: DateRange, productKey: string) {
  const range = bucketsOfDates(dates, dates.to, 'day')
  const totals = new Map(knownTotals(usages, range, { productKey, zone: serverZone }))
  for (const { id, values } of faultsIn(usages))
    if (id !== null && values.some(({ field }) => ofCompute.test(field))) totals.set(id, null)
  return totals
}

/** Of its other parts, storage and backups among them, its compute knows nothing. `id`: of two, one is left out. */
const ofCompute = /^(id|consumption)(\.|$)/

/** What is not known of a cluster is unknown, and never 0. */
export function MonthIpuCell({ id }: { id: string }) {
  const { isReading, values, failure } = useContext(MonthIpuContext)
  if (isReading) return <span className="second">{t('manyClusters.monthIpuReading')}</span>
  const value = values?.get(id) ?? null
  if (value === null) {
    const word = failure ? 'manyClusters.monthIpuFailed' : 'manyClusters.monthIpuUnknown'
    return <span className="second">{t(word)}</span>
  }
  return (
    <span className="figures">
      {valueText(value)} <span className="second">{t('manyClusters.ipuUnit')}</span>
    </span>
  )
}
