import { readInstant } from '../domain/dates'
import { readTimeOfDay } from '../domain/time-of-day'

/**
 * Whether what an entry of an array has in a field is more, or later, than what the entries before it have there; true
 * where there is nothing to compare.
 * @param before the entries before it, of which the last one that has a value counts
 */
export function isAscending(
  field: string,
  value: unknown,
  before: readonly Readonly<Record<string, unknown>>[],
): boolean {
  const own = measureOf(value)
  const last = before.map((entry) => measureOf(entry[field])).findLast((measure) => measure !== null)
  return own === null || last === undefined || last === null || own > last
}

/** What values are put in an order by: a figure itself, a date or a time in milliseconds; null for all else. */
export function measureOf(value: unknown): number | null {
  if (typeof value === 'string') return readInstant(value) ?? readTimeOfDay(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
