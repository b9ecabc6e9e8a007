import { readInstant } from '../dates'
import {
  addDays,
  addMonths,
  countDays,
  type DateRange,
  dateIn,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
  serverZone,
  weekdayOf,
} from './calendar'

/** Ranges of the consumption page (D1 §9 'Consumption'), in the order in which they are shown. */
export const rangeTypes = ['week', 'week-ago', 'month', 'last-month', 'year', 'last-year', 'custom'] as const
export type RangeType = (typeof rangeTypes)[number]

/** What was chosen; dates only where they were chosen as well (D1 §3 'Consumption filters'). */
export type TimeRange = { type: Exclude<RangeType, 'custom'> } | { type: 'custom'; from: string; to: string }

export const defaultRange: TimeRange = { type: 'month' }

/**
 * The dates of a range, as they are asked for. Current ranges end today (USE-D01).
 * @param today date in the person's zone
 */
export function datesOfRange(range: TimeRange, today: string): DateRange {
  const monday = addDays(today, -weekdayOf(today))
  switch (range.type) {
    case 'week':
      return { from: monday, to: today }
    case 'week-ago':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month':
      return wholeMonth(addMonths(firstOfMonth(today), -1))
    case 'year':
      return { from: firstOfYear(today), to: today }
    case 'last-year':
      return { from: firstOfYear(addMonths(today, -12)), to: addDays(firstOfYear(today), -1) }
    case 'custom':
      return { from: range.from, to: range.to }
  }
}

/**
 * What custom begins with: the dates of the range that was chosen before (D1 §4 'Consumption range'), as far as they may
 * be chosen; all that may be where none of them may.
 */
export function customFrom(range: TimeRange, today: string, choosable: DateRange): TimeRange {
  return customWithin(datesOfRange(range, today), choosable) ?? { type: 'custom', ...choosable }
}

/**
 * Dates that may be chosen: none in the future, none before the month in which the account was created (D1 §5
 * 'Consumption'). Where the person and the server, whose days and billed months are those of UTC, have another date, what
 * either has may be chosen. An account whose date cannot be read begins with the epoch.
 * @param createdAt of the person, as the server sent it
 * @param today date in the person's zone
 * @param reportedToday date of the server
 */
export function choosableDates(
  createdAt: string | null,
  { today, reportedToday = today, zone }: { today: string; reportedToday?: string; zone: string },
): DateRange {
  const instant = readInstant(createdAt)
  const created = instant === null ? [epoch] : [dateIn(instant, zone), dateIn(instant, serverZone)]
  const [first = today] = [...created, today].sort()
  return { from: firstOfMonth(first), to: today < reportedToday ? reportedToday : today }
}

const epoch = '1970-01-01'

/** The part of custom dates that may be chosen; null where there is none, or they are no dates. */
export function customWithin(dates: DateRange, choosable: DateRange): TimeRange | null {
  if (!isCalendarDate(dates.from) || !isCalendarDate(dates.to)) return null
  const from = dates.from < choosable.from ? choosable.from : dates.from
  const to = dates.to > choosable.to ? choosable.to : dates.to
  return from <= to ? { type: 'custom', from, to } : null
}

/** The two periods that are compared, of equal length as far as the calendar has it. */
export type ComparedDates = { now: DateRange; before: DateRange }

/**
 * A range and the equal period before it. Weeks are compared with the same weekdays of the week before, months and
 * years with the same days of the one before (as far as it has them; a whole month with the whole one before), custom
 * dates with as many days right before them. Today is left out, since it has not ended; null where nothing is left.
 */
export function comparedDates(range: TimeRange, today: string, unfinished = today): ComparedDates | null {
  const whole = datesOfRange(range, today)
  const now = whole.to < unfinished ? whole : { from: whole.from, to: addDays(unfinished, -1) }
  return now.from > now.to ? null : { now, before: periodBefore(range, now) }
}

function periodBefore({ type }: TimeRange, dates: DateRange): DateRange {
  const earlier = (months: number) => ({
    from: addMonths(dates.from, -months),
    to: addMonths(dates.to, -months),
  })
  switch (type) {
    case 'month':
      return earlier(1)
    case 'last-month':
      // Of a month whose last day is not over yet where the server counts, fewer days are compared.
      return dates.to === lastOfMonth(dates.to) ? wholeMonth(addMonths(dates.from, -1)) : earlier(1)
    case 'year':
    case 'last-year':
      return earlier(12)
    case 'week':
    case 'week-ago':
      return { from: addDays(dates.from, -7), to: addDays(dates.to, -7) }
    case 'custom':
      return { from: addDays(dates.from, -countDays(dates)), to: addDays(dates.from, -1) }
  }
}

function wholeMonth(date: string): DateRange {
  return { from: firstOfMonth(date), to: lastOfMonth(date) }
}

function firstOfYear(date: string): string {
  return `${date.slice(0, 4)}-01-01`
}
