import { cardDate, readInstant } from '../domain/dates'
import { t } from '../locales/t'

/** A day as `dd MMM yyyy` (D1 §9); the exact time and its zone are on hover. */
export function DateText({ instant }: { instant: string | null }) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const date = cardDate(instant, timeZone)
  const milliseconds = readInstant(instant)
  if (date === null || milliseconds === null) return <span>{t('clusters.notGiven')}</span>
  const exact = new Date(milliseconds)
  return (
    <time dateTime={exact.toISOString()} title={`${exact.toLocaleString('en-GB')} (${timeZone})`}>
      {date}
    </time>
  )
}
