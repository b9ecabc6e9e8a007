import { oneDay } from '../dates'

/** Calendar dates YYYY-MM-DD, both inclusive. */
export type DateRange = { from: string; to: string }

export function addDays(date: string, days: number): string {
  return dateOf(utc(date) + days * oneDay)
}

/** Days of a range, both ends counted; 0 or less where it ends before it begins. */
export function countDays({ from, to }: DateRange): number {
  return (utc(to) - utc(from)) / oneDay + 1
}

/** The same day of another month, or the last day of a month that does not have it. */
export function addMonths(date: string, months: number): string {
  const first = new Date(utc(firstOfMonth(date)))
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = lastOfMonth(dateOf(first.getTime()))
  const day = Math.min(Number(date.slice(8)), Number(last.slice(8)))
  return addDays(firstOfMonth(last), day - 1)
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

export function lastOfMonth(date: string): string {
  const first = new Date(utc(firstOfMonth(date)))
  return dateOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
}

/** From 0, Monday, to 6, Sunday: the week starts on Monday (D1 §9 'Consumption'). */
export function weekdayOf(date: string): number {
  return (new Date(utc(date)).getUTCDay() + 6) % 7
}

/** Every date of a range, in order. */
export function datesOf(range: DateRange): string[] {
  return Array.from({ length: Math.max(countDays(range), 0) }, (_, index) => addDays(range.from, index))
}

export function isWithin(date: string, { from, to }: DateRange): boolean {
  return from <= date && date <= to
}

/** A day that is on the calendar, from the year 1970 to 9999. */
export function isCalendarDate(text: string): boolean {
  return /^(19[7-9]|[2-9]\d\d)\d-\d{2}-\d{2}$/.test(text) && dateOrNull(utc(text)) === text
}

/**
 * The date an instant has somewhere.
 * @param instant milliseconds since the epoch
 * @param zone IANA name; an unknown one reads as UTC
 */
export function dateIn(instant: number, zone: string): string {
  return dateOf(wallTime(instant, zone))
}

/** The zone in which the server counts its days (DET-D17). */
export const serverZone = 'UTC'

/**
 * The first date that is not over both for the person and for the server, which may have begun another one already, or
 * not yet.
 */
export function unfinishedDate(now: number, zone: string): string {
  const [own, reported] = [dateIn(now, zone), dateIn(now, serverZone)]
  return own < reported ? own : reported
}

/**
 * The instant at which a date, or an hour of its clock, begins somewhere: the first that is not before it. An hour that
 * the clock skips begins and ends when the next one begins; one it shows twice lasts as long as both.
 * @param zone IANA name; an unknown one reads as UTC
 */
export function startOf(date: string, zone: string, hour = 0): number {
  const wall = utc(date) + hour * 3_600_000
  const [before, after] = [offsetAt(wall - oneDay, zone), offsetAt(wall + oneDay, zone)]
  const instants = [wall - Math.max(before, after), wall - Math.min(before, after)] as const
  const exact = instants.find((instant) => wallTime(instant, zone) === wall)
  return exact ?? changeBetween(instants, before, zone)
}

/** The instant within `from` and `to` from which on a zone does not have `offset` any more. */
function changeBetween([from, to]: readonly [number, number], offset: number, zone: string): number {
  let [last, first] = [from - 1, to]
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2)
    if (offsetAt(middle, zone) === offset) last = middle
    else first = middle
  }
  return first
}

function offsetAt(instant: number, zone: string): number {
  return wallTime(instant, zone) - instant
}

/** What the clock of a zone shows, as the instant at which UTC shows the same. */
function wallTime(instant: number, zone: string): number {
  const format = formatOf(zone)
  if (format === null) return instant
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  const milliseconds = ((instant % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Kept, since building one costs more than using it; null where the clock is that of UTC. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const built = buildFormat(zone)
  formats.set(zone, built)
  return built
}

function buildFormat(zone: string): Intl.DateTimeFormat | null {
  if (zone === 'UTC') return null
  const numeric = 'numeric'
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
      hourCycle: 'h23',
    })
  } catch {
    return null
  }
}

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function dateOrNull(instant: number): string | null {
  return Number.isNaN(instant) ? null : dateOf(instant)
}
