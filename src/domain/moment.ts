import { readCalendarDay } from './dates'
import { shownDay } from './local-time'

/** The present, or so long before or after it: `now`, `now+90min`, `today-7d`. */
export type Moment = { word: 'now' | 'today'; count: number; unit: 'min' | 'h' | 'd' }

/** A moment as limits, defaults and conditions spell it; null for every other value. Days are counted on by days. */
export function readMoment(value: unknown): Moment | null {
  if (typeof value !== 'string') return null
  const [, word, count, unit] = /^(now|today)(?:([+-]\d{1,5})(min|h|d))?$/.exec(value) ?? []
  if (word !== 'now' && (word !== 'today' || (unit ?? 'd') !== 'd')) return null
  return { word, count: Number(count ?? 0), unit: unit === 'min' || unit === 'h' ? unit : 'd' }
}

/**
 * When a moment is, in milliseconds since the epoch: of a day its midnight in UTC. Days later is the same time of day, over
 * a change of clocks, too.
 * @param now milliseconds since the epoch; which day that is, the browser's zone says
 */
export function instantOfMoment({ word, count, unit }: Moment, now: number): number {
  const date = new Date(now)
  if (unit === 'd') date.setDate(date.getDate() + count)
  const instant = date.getTime() + (unit === 'd' ? 0 : count * (unit === 'h' ? 3_600_000 : 60_000))
  return word === 'now' ? instant : (readCalendarDay(shownDay(instant)) ?? Number.NaN)
}
