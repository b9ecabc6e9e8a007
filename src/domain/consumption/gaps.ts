import { computeOf, datedMonths, undatedMonths } from './breakdown'
import { addDays, type DateRange, datesOf, isWithin } from './calendar'
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
 * Days that are missing of each cluster, from the first one reported (or its creation) to yesterday or the end of the
 * range. Clusters that lack none are left out.
 * A day with parts and no total of compute is missing too: no sum has it.
 * @param createdOn dates on which clusters were created, by their id
 * @param productKey the brand key, which is the name of a component
 */
export function gapsOf(
  usages: readonly ClusterUsage[],
  {
    dates,
    today,
    createdOn,
    productKey,
  }: {
    dates: DateRange
    today: string
    createdOn?: Readonly<Record<string, string>>
    productKey: string
  },
): UsageGap[] {
  const yesterday = addDays(today, -1)
  const to = dates.to < yesterday ? dates.to : yesterday
  // Once for all clusters: making the dates of a year takes longer than looking through them.
  const calendar = datesOf({ from: dates.from, to })
  return usages.flatMap((usage) => {
    const { id, name, days } = usage
    const reported = new Set(summedDates(days, productKey))
    const dated = datedMonths(days)
    const summed = new Set(undatedMonths(usage, { dates, today }).map(({ month }) => month))
    const first = [createdOn?.[id] ?? days[0]?.date ?? to, dates.from].reduce((one, other) =>
      one > other ? one : other,
    )
    const missing = calendar.filter(
      (date) => date >= first && !reported.has(date) && !summed.has(date.slice(0, 7)),
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

/**
 * Days of which one cluster at least is not reported although others are: their sum is less than was consumed. A cluster that
 * was created by then and is still there is to be reported; of another, days between two that are reported.
 * @param createdOn dates on which the clusters that are there were created, by their id
 * @param productKey the brand key, which is the name of a component
 */
export function partlyReportedDates(
  usages: readonly ClusterUsage[],
  {
    dates,
    createdOn,
    productKey,
  }: { dates: DateRange; createdOn: Readonly<Record<string, string>>; productKey: string },
): ReadonlySet<string> {
  const calendar = datesOf(dates)
  const missing = usages.flatMap(({ id, days }) => {
    const reported = summedDates(days, productKey).sort()
    const created = createdOn[id]
    const from = created ?? reported[0]
    const to = created === undefined ? reported.at(-1) : dates.to
    if (from === undefined || to === undefined) return []
    const known = new Set(reported)
    return calendar.filter((date) => isWithin(date, { from, to }) && !known.has(date))
  })
  return new Set(missing)
}

function summedDates(days: ClusterUsage['days'], productKey: string): string[] {
  return days.flatMap(({ date, figures }) => (computeOf(figures, 'total', productKey) === null ? [] : [date]))
}
