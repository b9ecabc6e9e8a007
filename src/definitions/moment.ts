import { readCalendarDay } from '../domain/dates'
import { shownDay } from '../domain/local-time'
import { calendarDaysAfter, daysAfter, readTimeSpan, type TimeSpan } from '../domain/time-after'

/** The present, or so long before or after it: `now`, `now+90min`, `today-7d`. */
export type Moment = { word: 'now' | 'today'; span: TimeSpan | null; isBefore: boolean }

/** A moment as limits, defaults and conditions spell it; null for every other value. Days are counted on by days. */
export function readMoment(value: unknown): Moment | null {
  if (typeof value !== 'string') return null
  const [found, word, sign, spelled] = /^(now|today)(?:([+-])(.+))?$/.exec(value) ?? []
  const span = spelled === undefined ? null : readTimeSpan(spelled)
  if (found === undefined || (spelled !== undefined && span === null)) return null
  if (word === 'today' && span !== null && span.unit !== 'd') return null
  return { word: word === 'now' ? word : 'today', span, isBefore: sign === '-' }
}

/**
 * When a moment is, in milliseconds since the epoch: of a day its midnight in UTC.
 * @param now milliseconds since the epoch; which day that is, the browser's zone says
 */
export function instantOfMoment({ word, span, isBefore }: Moment, now: number): number {
  const start = word === 'today' ? (readCalendarDay(shownDay(now)) ?? Number.NaN) : now
  if (span === null) return start
  return later(word === 'today', start, { ...span, count: isBefore ? -span.count : span.count })
}

const lengths = { min: 60_000, h: 3_600_000 } as const

/** So long after an instant; days at the same time of day, or from one day of the calendar to another. */
export function later(isOfCalendar: boolean, start: number, { count, unit }: TimeSpan): number {
  if (unit !== 'd') return start + count * lengths[unit]
  return isOfCalendar ? calendarDaysAfter(start, count) : daysAfter(start, count)
}
