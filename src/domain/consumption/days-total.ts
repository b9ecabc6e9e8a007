import { rounded } from '../rounded'
import type { DayUsage } from './usage'

/** IPU of some days together, to 5 decimals; null where a day does not say its own, never less than all of them. */
export function daysTotal(days: readonly DayUsage[]): number | null {
  let sum = 0
  for (const { figures } of days) {
    if (figures.total === undefined) return null
    sum += figures.total
  }
  return rounded(sum)
}
