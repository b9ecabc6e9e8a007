import { type DateRange, lastOfMonth } from '../consumption/calendar'
import { cardDate } from '../dates'

/**
 * A month in words (BIL-D05).
 * @param month YYYY-MM
 * @example monthText('2026-09') // 'Sep 2026'
 */
export function monthText(month: string): string {
  return cardDate(`${month}-01`, 'UTC')?.slice('dd '.length) ?? month
}

/**
 * A month as `statshistory` is asked for it (API-101).
 * @param month YYYY-MM
 * @example monthQuery('2026-09') // '09/2026'
 */
export function monthQuery(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${number}/${year}`
}

/**
 * The dates of a month, both inclusive.
 * @param month YYYY-MM
 */
export function monthRange(month: string): DateRange {
  const from = `${month}-01`
  return { from, to: lastOfMonth(from) }
}

/** Whether a text is a month YYYY-MM from 1970 to 9999. */
export function isMonth(text: string): boolean {
  return /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/.test(text)
}

/**
 * The month an instant lies in, of UTC: the server closes its months by no zone of a browser.
 * @param instant milliseconds since the epoch
 */
export function monthOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'YYYY-MM'.length)
}

/** Months YYYY-MM from one to another, both counted; none where the first comes later. */
export function monthsBetween(from: string, to: string): string[] {
  const [first, last] = [numberOf(from), numberOf(to)]
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => monthAt(first + index))
}

/**
 * The months of an account's life that were not reported, in order; none where its beginning is not known, or senseless.
 * @param created milliseconds since the epoch, null where that is not known
 */
export function missingMonths(reported: readonly string[], created: number | null, now: number): string[] {
  // Before 1970 nobody had an account: it is the zero time of a server that does not know.
  if (created === null || created < 0) return []
  const known = new Set(reported)
  return monthsBetween(monthOf(created), monthOf(now)).filter((month) => !known.has(month))
}

/** Months that follow one another, as their first and last: what a sentence names of many. */
export type MonthSpan = { from: string; to: string; count: number }

/** @param months in order */
export function monthSpans(months: readonly string[]): MonthSpan[] {
  const spans: MonthSpan[] = []
  for (const month of months) {
    const before = spans.at(-1)
    if (before && numberOf(before.to) + 1 === numberOf(month)) {
      before.to = month
      before.count += 1
    } else spans.push({ from: month, to: month, count: 1 })
  }
  return spans
}

function numberOf(month: string): number {
  const [year, number] = month.split('-').map(Number)
  return (year ?? 0) * 12 + (number ?? 1) - 1
}

function monthAt(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}
