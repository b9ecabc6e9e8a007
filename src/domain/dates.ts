import { locale } from '../locales/locale'

/** Milliseconds of a day that has 24 hours. */
export const oneDay = 86_400_000

const isoInstant =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/
const epochMilliseconds = /^\d{12,14}$/

/**
 * An instant of the product API in milliseconds since the epoch, or null when it says none: ISO 8601 (UTC where no
 * zone is given) or epoch milliseconds as digits.
 */
export function readInstant(text: string | null | undefined): number | null {
  if (!text) return null
  if (epochMilliseconds.test(text)) return Number(text)
  const match = isoInstant.exec(text)
  if (!match) return null
  const [, year, month, day, zone] = match
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null
  const iso = text.replace(' ', 'T')
  const local = zone ? iso.slice(0, -zone.length) : iso
  const offset = zone?.replace(/^(...):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  const instant = Date.parse(local.length === 10 ? local : `${local}${offset ?? 'Z'}`)
  return Number.isNaN(instant) ? null : instant
}

/** Whether two texts say one instant, each with its time, in whatever spelling; a day without one is no instant. */
export function isSameInstant(one: unknown, other: unknown): boolean {
  if (![one, other].every((text) => typeof text === 'string' && text.includes(':'))) return false
  const instant = readInstant(String(one))
  return instant !== null && instant === readInstant(String(other))
}

/** What a day without a time is written like. */
export const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar as the midnight in UTC with which it begins, in milliseconds; null for what is no day. */
export function readCalendarDay(text: string): number | null {
  return calendarDay.test(text) ? readInstant(text) : null
}

/** The first moment of a day in the browser's zone, in milliseconds; null for what is no day. */
export function startOfDay(text: string): number | null {
  const instant = calendarDay.test(text) ? Date.parse(`${text}T00:00:00`) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/**
 * The date of a card, `dd MMM yyyy` (D1 §9), or null when the text is no instant. A day without a time is that day in
 * every zone.
 * @param timeZone IANA name; an unknown one reads as UTC
 * @param language that the month is called in: the console's
 * @example cardDate('2024-03-05T23:30:00Z', 'Europe/Berlin') // '06 Mar 2024'
 */
export function cardDate(
  text: string | null | undefined,
  timeZone: string,
  language = locale(),
): string | null {
  const instant = readInstant(text)
  if (instant === null) return null
  const zone = calendarDay.test(text ?? '') ? 'UTC' : timeZone
  const { day, month, year } = partsOf(instant, zone, language)
  return `${day} ${month} ${year}`
}

/**
 * An instant in full, with its zone: what a table does not shorten and what a short date says on hover.
 * @param instant milliseconds since the epoch
 * @param timeZone IANA name; an unknown one reads as UTC
 * @param language that the month is called in: the console's
 * @example fullDate(Date.UTC(2026, 3, 25, 20), 'Europe/Berlin') // '25 Apr 2026, 22:00 (Europe/Berlin)'
 */
export function fullDate(instant: number, timeZone: string, language = locale()): string {
  const { day, month, year, hour, minute } = partsOf(instant, timeZone, language)
  return `${day} ${month} ${year}, ${hour}:${minute} (${timeZone})`
}

/**
 * The time of day of an instant in milliseconds.
 * @example clockTime(Date.UTC(2026, 3, 25, 20), 'Europe/Berlin') // '22:00'
 */
export function clockTime(instant: number, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
}

/**
 * The day of an instant in milliseconds, without its year.
 * @example dayAndMonth(Date.UTC(2026, 3, 25, 23), 'Europe/Berlin') // '26 Apr'
 */
export function dayAndMonth(instant: number, timeZone: string): string {
  const { day, month } = partsOf(instant, timeZone)
  return `${day} ${month}`
}

/** What the month of an instant in milliseconds is called, in UTC: 'April'. */
export function monthName(instant: number, language = locale()): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(instant)
}

const months = new Map<string, string>()

/** What a month from 1 to 12 is called by itself. */
function monthOf(month: number, language = locale()): string {
  const key = `${month} ${language}`
  const known = months.get(key) ?? monthName(Date.UTC(2026, month - 1), language)
  months.set(key, known)
  return known
}

function partsOf(
  instant: number,
  timeZone: string,
  language?: string,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatOf(timeZone, language)
      .formatToParts(instant)
      // Some languages have a figure for a month beside a day.
      .map(({ type, value }) => [
        type,
        type === 'month' && /^\d+$/.test(value) ? monthOf(Number(value), language) : value,
      ]),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()
let zone: { offsets: string; name: string } | undefined

/** A winter and a summer: zones that differ in neither are read alike. */
const seasons = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)]

/**
 * IANA name of the browser's zone, asked with the format that writes its dates: again only where the offset
 * from UTC is another one than before, as on a machine that travels.
 */
export function browserZone(): string {
  const offsets = seasons.map((at) => new Date(at).getTimezoneOffset()).join()
  if (zone?.offsets !== offsets) {
    const format = buildFormat(undefined) ?? new Intl.DateTimeFormat('en-US')
    zone = { offsets, name: format.resolvedOptions().timeZone }
    formats.set(zone.name, format)
  }
  return zone.name
}

/** Kept, since building a format costs more than using it on thousands of cards. */
function formatOf(timeZone: string, language = locale()): Intl.DateTimeFormat {
  const key = language === 'en' ? timeZone : `${timeZone} ${language}`
  const known = formats.get(key)
  if (known) return known
  const format =
    buildFormat(timeZone, language) ?? buildFormat('UTC', language) ?? new Intl.DateTimeFormat('en-US')
  formats.set(key, format)
  return format
}

function buildFormat(timeZone: string | undefined, language = 'en'): Intl.DateTimeFormat | null {
  const two = '2-digit'
  try {
    return new Intl.DateTimeFormat(language, {
      timeZone,
      day: two,
      month: 'short',
      year: 'numeric',
      hour: two,
      minute: two,
      hourCycle: 'h23',
    })
  } catch {
    return null
  }
}

/** `Date` turns 30 February into 1 March instead of refusing it. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1
}
