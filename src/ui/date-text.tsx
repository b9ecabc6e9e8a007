import { cardDate, readInstant } from '../domain/dates'
import { t } from '../locales/t'

/** A day as `dd MMM yyyy` (D1 §9); the exact time and its zone are on hover. */
export function DateText({ instant }: { instant: string | null }) {
  const { format, timeZone } = exactTime()
  const date = cardDate(instant, timeZone)
  const milliseconds = readInstant(instant)
  if (date === null || milliseconds === null) return <span>{t('clusters.notGiven')}</span>
  const exact = new Date(milliseconds)
  return (
    <time dateTime={exact.toISOString()} title={`${format.format(exact)} (${timeZone})`}>
      {date}
    </time>
  )
}

let kept: { format: Intl.DateTimeFormat; timeZone: string } | null = null

/** Kept, since building a format for every card took a quarter of the time a list needs. */
function exactTime() {
  if (kept) return kept
  const two = '2-digit'
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  kept = { format, timeZone: format.resolvedOptions().timeZone }
  return kept
}
