import '../../api/bring-account-calls'
import '../../locales/account-texts'
import { hourAt } from '../../domain/consumption/buckets'
import { dateIn, serverZone, unfinishedDate } from '../../domain/consumption/calendar'
import { choosableDates } from '../../domain/consumption/range'
import { browserZone } from '../../domain/dates'
import { useSession } from '../../providers/session-context'
import { AntdProvider } from '../../ui/antd-provider'
import frame from '../../ui/page-frame.module.css'
import { useNow } from '../../ui/use-now'
import { AccountConsumption } from './account-consumption'
import { useConsumptionFilters } from './use-consumption-filters'

/** What the clusters of a person consumed, in IPU units (D1 §2 'Consumption page'). */
export function ConsumptionPage({ title }: { title: string }) {
  const { person } = useSession()
  const zone = browserZone()
  const now = useNow(60_000)
  const today = dateIn(now, zone)
  const reportedToday = dateIn(now, serverZone)
  const choosable = choosableDates(person.createdAt, { today, reportedToday, zone })
  const { filters, change, brought } = useConsumptionFilters(choosable)
  return (
    <AntdProvider>
      <div className={frame.page}>
        <AccountConsumption
          title={title}
          filters={filters}
          onChange={change}
          brought={brought}
          choosable={choosable}
          today={today}
          unfinished={unfinishedDate(now, zone)}
          hourNow={hourAt(now)}
          zone={zone}
        />
      </div>
    </AntdProvider>
  )
}
