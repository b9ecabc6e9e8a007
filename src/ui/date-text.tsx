import { browserZone, calendarDay, cardDate, fullDate, readInstant } from '../domain/dates'
import { t } from '../locales/t'

/** A day as `dd MMM yyyy` (D1 §9); the time and its zone, where it has one, are on hover. */
export function DateText({ instant }: { instant: string | null }) {
  const zone = browserZone()
  const date = cardDate(instant, zone)
  const milliseconds = readInstant(instant)
  if (date === null || milliseconds === null) return <span>{t('clusters.notGiven')}</span>
  if (instant && calendarDay.test(instant)) return <time dateTime={instant}>{date}</time>
  return (
    <time dateTime={new Date(milliseconds).toISOString()} title={fullDate(milliseconds, zone)}>
      {date}
    </time>
  )
}
