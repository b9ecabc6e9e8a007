import { oneDay } from './dates'

/**
 * So many days after an instant, at the same time of day in the browser's zone, over a change of its clocks, too.
 * @param instant milliseconds since the epoch, as the outcome is
 * @param days may have a fraction, which is counted in hours, and may be below 0
 */
export function daysAfter(instant: number, days: number): number {
  const whole = Math.floor(days)
  const date = new Date(instant)
  date.setDate(date.getDate() + whole)
  return date.getTime() + (days - whole) * oneDay
}

/** So many whole days after a day of the calendar, as the midnight in UTC with which it begins. */
export function calendarDaysAfter(day: number, days: number): number {
  return day + Math.floor(days) * oneDay
}

/** An instant in ISO 8601; null for one that no calendar has. */
export function isoInstant(instant: number): string | null {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** What is counted on: minutes, hours or days. */
export type TimeSpan = { count: number; unit: 'min' | 'h' | 'd' }

/** A span of time in one unit, such as `90min`, `12h` or `30d`; null for anything else. */
export function readTimeSpan(text: string): TimeSpan | null {
  const [, count, unit] = /^(\d{1,5}) ?(min|h|d)$/.exec(text) ?? []
  return unit === 'min' || unit === 'h' || unit === 'd' ? { count: Number(count), unit } : null
}
