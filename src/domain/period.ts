import { readInstant } from './dates'

/** What dates are put together by; a week begins on a Monday. */
export const dateSpans = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type DateSpan = (typeof dateSpans)[number]

const hour = 3_600_000
/** Milliseconds of the spans that are all of one length. */
export const spanLengths: Readonly<Partial<Record<DateSpan, number>>> = {
  hour,
  day: 24 * hour,
  week: 168 * hour,
}

/** Making one takes longer than a hundred texts by it, and a long list asks for each of its records. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string, isByHour: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${isByHour}`
  const two = '2-digit'
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: two,
      day: two,
      ...(isByHour && { hour: two, hourCycle: 'h23' }),
      timeZone,
    })
  formats.set(key, known)
  return known
}

/**
 * The calendar day of a date or an instant, `2026-03-05`; null where the text is neither. A day without a time is that
 * day everywhere.
 * @param timeZone IANA name, for instants
 */
export function dayOf(text: unknown, timeZone: string): string | null {
  if (typeof text !== 'string') return null
  const instant = readInstant(text)
  if (instant === null) return null
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  return formatOf(timeZone, false).format(instant)
}

/**
 * The hour of an instant, `2026-03-05T14`; null where the text is none.
 * @param timeZone IANA name
 */
export function hourOf(text: unknown, timeZone: string): string | null {
  const instant = typeof text === 'string' ? readInstant(text) : null
  if (instant === null) return null
  return formatOf(timeZone, true).format(instant).replace(' ', 'T')
}

/**
 * The span of a day or an hour: `2026-03-05T14`, `2026-03-05`, `2026-03`, `2026-Q1` or `2026`, of a week its first day.
 * @param at a day, `2026-03-05`, or an hour, `2026-03-05T14`
 */
export function periodOf(at: string, span: DateSpan): string {
  if (span === 'week') return new Date(startOf(at, span)).toISOString().slice(0, 10)
  if (span === 'quarter') return `${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`
  return at.slice(0, { hour: 13, day: 10, month: 7, year: 4 }[span])
}

/** When the hour, the day or the week of a day or an hour begins, in milliseconds of UTC. */
export function startOf(at: string, span: DateSpan): number {
  const instant = Date.parse(at.length > 10 ? `${at}:00Z` : at)
  if (span !== 'week') return instant
  const weekday = (new Date(instant).getUTCDay() + 6) % 7
  return Date.parse(at.slice(0, 10)) - weekday * 24 * hour
}
