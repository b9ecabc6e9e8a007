import { cardDate, fullDate, readInstant } from '../domain/dates'
import { browserZone } from '../domain/local-time'
import { t } from '../locales/t'

/** A day as `dd MMM yyyy` (D1 §9); the time and its zone are on hover. */
export function DateText({ instant }: { instant: string | null }) {
  zone ??= browserZone()
  const date = cardDate(instant, zone)
  const milliseconds = readInstant(instant)
  if (date === null || milliseconds === null) return <span>{t('clusters.notGiven')}</span>
  return (
    <time dateTime={new Date(milliseconds).toISOString()} title={fullDate(milliseconds, zone)}>
      {date}
    </time>
  )
}

/** Asked once: asking for every card took a quarter of the time a list needs. */
let zone: string | undefined
