import { rounded } from '../rounded'
import { computeOf } from './breakdown'
import { type DateRange, isWithin } from './calendar'
import type { ClusterUsage } from './usage'

/** A day on which a cluster consumed more than its daily threshold; IPU. */
export type DayAbove = {
  id: string
  name: string
  date: string
  value: number
  threshold: number
  /** Today: it may become more. */
  isIncomplete: boolean
}

/**
 * Days above the daily IPU threshold, both as they are shown, the latest first.
 * @param thresholds by the cluster's id; days of a cluster without one are not judged
 */
export function daysAboveThreshold(
  usages: readonly ClusterUsage[],
  { dates, today, thresholds }: { dates: DateRange; today: string; thresholds: ReadonlyMap<string, number> },
  productKey: string,
): DayAbove[] {
  const above = usages.flatMap(({ id, name, days }) => {
    const threshold = thresholds.get(id)
    if (threshold === undefined) return []
    return days.flatMap(({ date, figures }): DayAbove[] => {
      const value = isWithin(date, dates) ? computeOf(figures, 'total', productKey) : null
      if (value === null || rounded(value) <= rounded(threshold)) return []
      return [{ id, name, date, value, threshold, isIncomplete: date >= today }]
    })
  })
  return above.sort((left, right) => right.date.localeCompare(left.date) || right.value - left.value)
}
