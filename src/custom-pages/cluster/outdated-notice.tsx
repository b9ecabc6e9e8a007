import { browserZone, clockTime, dayAndMonth, fullDate } from '../../domain/dates'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { errorSentence } from '../../views/error-sentence'
import { PageNotice } from './page-notice'
import type { ClusterReading } from './use-cluster-reading'

/** Since when nobody could read the cluster again, why, and the way to try; gone with the next reading that succeeds. */
export function OutdatedNotice({ reading }: { reading: ClusterReading }) {
  const { error, readAt, isReading, refresh } = reading
  if (error === null) return null
  return (
    <PageNotice
      action={
        <Button isBusy={isReading} onClick={() => void refresh()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('clusterPage.outdated', { time: timeOf(readAt) })} {errorSentence(error)}
    </PageNotice>
  )
}

/** The time of day, and of another day the date too. */
function timeOf(instant: number): string {
  const zone = browserZone()
  const isToday = dayAndMonth(instant, zone) === dayAndMonth(Date.now(), zone)
  return isToday ? clockTime(instant, zone) : fullDate(instant, zone)
}
