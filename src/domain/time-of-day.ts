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
