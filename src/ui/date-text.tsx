import { browserZone, cardDate, fullDate, readInstant } from '../domain/dates'
import { t } from '../locales/t'

/** A day as `dd MMM yyyy` (D1 §9); the time and its zone are on hover. */
export function DateText({ instant }: { instant: string | null }) {
  const zone = browserZone()
  const date = cardDate(instant, zone)
  const milliseconds = readInstant(instant)
  if (date === null || milliseconds === null) return <span>{t('clusters.notGiven')}</span>
  return (
    <time dateTime={new Date(milliseconds).toISOString()} title={fullDate(milliseconds, zone)}>
      {date}
    </time>
  )
}
