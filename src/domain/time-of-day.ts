const timeOfDay = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/

/**
 * A time of day without a day and a zone as milliseconds since midnight; null for what is none.
 * @example readTimeOfDay('08:30') // 30_600_000
 */
export function readTimeOfDay(text: string): number | null {
  const match = timeOfDay.exec(text)
  if (!match) return null
  const [, hours, minutes, seconds = 0] = match
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/**
 * A time of day as inputs and lists have it: without seconds that are none, with three of their decimals at most. What is
 * no time stays as it is.
 * @example shortTime('08:30:00') // '08:30'
 */
export function shortTime(text: string): string {
  if (readTimeOfDay(text) === null) return text
  return text
    .replace(/(\.\d{3})\d+$/, '$1')
    .replace(/(:00)?\.0+$/, '$1')
    .replace(/^(.{5}):00$/, '$1')
}
