import { datedMonths } from './breakdown'
import { addDays, type DateRange, datesOf } from './calendar'
import type { ClusterUsage } from './usage'

/** What an answer does not tell of a cluster although it tells of the time before, or of the cluster being there. */
export type UsageGap = {
  id: string
  name: string
  /** YYYY-MM of months without any day. */
  months: readonly string[]
  /** YYYY-MM-DD of days missing in other months. */
  days: readonly string[]
}

/**
 * Days that are missing of each cluster, from the first one told of (or its creation) to yesterday or the end of the
 * range. Clusters that lack none are left out.
 * @param createdOn dates on which clusters were created, by their id
 */
export function gapsOf(
  usages: readonly ClusterUsage[],
  {
    dates,
    today,
    createdOn,
  }: { dates: DateRange; today: string; createdOn?: Readonly<Record<string, string>> },
): UsageGap[] {
  const yesterday = addDays(today, -1)
  const to = dates.to < yesterday ? dates.to : yesterday
  return usages.flatMap(({ id, name, days, months }) => {
    const told = new Set(days.map(({ date }) => date))
    const dated = datedMonths(days)
    const summed = new Set(months.flatMap(({ month }) => (dated.has(month) ? [] : [month])))
    const first = [createdOn?.[id] ?? days[0]?.date ?? to, dates.from].reduce((one, other) =>
      one > other ? one : other,
    )
    const missing = datesOf({ from: first, to }).filter(
      (date) => !told.has(date) && !summed.has(date.slice(0, 7)),
    )
    if (missing.length === 0) return []
    const isWhole = (date: string) => !dated.has(date.slice(0, 7))
    return [
      {
        id,
        name,
        months: [...new Set(missing.filter(isWhole).map((date) => date.slice(0, 7)))],
        days: missing.filter((date) => !isWhole(date)),
      },
    ]
  })
}
