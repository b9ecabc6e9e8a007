import '../../../api/bring-account-calls'
import { createContext, useContext, useMemo } from 'react'
import { dateIn, firstOfMonth } from '../../../domain/consumption/calendar'
import { daysTotal } from '../../../domain/consumption/days-total'
import { browserZone } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'

/** IPU of this month by cluster; `values` are null until they are read, and where they cannot be. */
export type MonthIpu = { isReading: boolean; values: ReadonlyMap<string, number | null> | null }

const nothing: MonthIpu = { isReading: false, values: null }

export const MonthIpuContext = createContext(nothing)

/** Reads what every cluster consumed this month, in one call, while somebody looks at the column. */
export function useMonthIpu(isShown: boolean): MonthIpu {
  const { person } = useSession()
  const endDate = dateIn(Date.now(), browserZone())
  const { data, isLoading } = useCallQuery(
    'getConsumption',
    { path: { id: person.uuid }, query: { startDate: firstOfMonth(endDate), endDate } },
    { enabled: isShown, retry: false },
  )
  return useMemo(
    () => ({
      isReading: isShown && isLoading,
      values: data ? new Map(data.map(({ id, days }) => [id, daysTotal(days)])) : null,
    }),
    [data, isLoading, isShown],
  )
}

/** What is not known of a cluster is unknown, and never 0. */
export function MonthIpuCell({ id }: { id: string }) {
  const { isReading, values } = useContext(MonthIpuContext)
  if (isReading) return <span className="second">{t('manyClusters.monthIpuReading')}</span>
  const value = values?.get(id) ?? null
  if (value === null) return <span className="second">{t('manyClusters.monthIpuUnknown')}</span>
  return (
    <span className="figures">
      {value} <span className="second">{t('manyClusters.ipuUnit')}</span>
    </span>
  )
}
