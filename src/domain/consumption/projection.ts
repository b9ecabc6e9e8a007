import { breakdownOf, type ConsumptionSettings } from './breakdown'
import { bucketsOfDates } from './buckets'
import { datesOf, firstOfMonth, lastOfMonth, weekdayOf } from './calendar'
import { exactSum } from './exact'
import { partlyReportedDates } from './gaps'
import type { ClusterUsage } from './usage'

/** Complete days below which nothing is projected. */
const fewestDays = 7

/** Standard deviations within which four of five sums fall, if days vary by chance. */
const fourOfFive = 1.28

/** What the month will come to, in IPU; not rounded. */
export type MonthProjection =
  | { isKnown: false; completeDays: number }
  | {
      isKnown: true
      /** Days that have ended and of which the server tells everything. */
      completeDays: number
      /** Days that have not, today among them. */
      remainingDays: number
      /** Until now, with what today has so far. */
      soFar: number
      /** Of the days that have ended. */
      ended: number
      /** What the remaining days are taken for, Monday first: with `ended` they sum up to what is expected. */
      estimates: readonly WeekdayEstimate[]
      /** That sum, and at least what is consumed so far. */
      expected: number
      low: number
      high: number
    }

/** The remaining days of one weekday. */
export type WeekdayEstimate = {
  /** 0 for Monday; null for those that have no complete day of theirs. */
  weekday: number | null
  days: number
  /** IPU of each: the mean of the complete days of that weekday, or of all of them. */
  mean: number
}

/**
 * IPU of the current month of all clusters together, as a range. Method: what the complete days consumed, and for each
 * remaining day the mean of the complete days of its weekday (of all of them, where there is none). The range is 1.28
 * standard deviations to either side, times the root of the remaining days and of what the means may be off by, each of
 * which counts for all of its days: about four of five months end in it, if days vary by chance. The deviation is that
 * of the days from their weekday's mean once every weekday has two of them, and from the mean of all before. Today
 * counts as a remaining day, since it has not ended, and no end is below what is consumed already. A day on which a
 * cluster is not reported is in the sum and in no mean. Unknown below seven complete days.
 * @param today date in the person's zone
 * @param createdOn dates on which the clusters that are there were created, by their id
 * @param unfinished the first date that has not ended; see `unfinishedDate`
 */
export function projectMonth(
  usages: readonly ClusterUsage[],
  today: string,
  settings: ConsumptionSettings,
  {
    createdOn = {},
    unfinished = today,
  }: { createdOn?: Readonly<Record<string, string>>; unfinished?: string } = {},
): MonthProjection {
  const dates = { from: firstOfMonth(today), to: today }
  const { sums } = breakdownOf(usages, 'compute', bucketsOfDates(dates, today, 'day'), settings)
  const days = datesOf(dates).flatMap((date, index) => {
    const value = sums[index] ?? null
    return value === null ? [] : [{ date, value }]
  })
  const ended = days.filter(({ date }) => date < unfinished)
  const partly = partlyReportedDates(usages, { dates, createdOn, productKey: settings.productKey })
  const complete = ended.filter(({ date }) => !partly.has(date))
  if (complete.length < fewestDays) return { isKnown: false, completeDays: complete.length }
  const remaining = datesOf({ from: unfinished, to: lastOfMonth(today) })
  const soFar = exactSum(days.map(({ value }) => value))
  const byWeekday = groupsOf(complete)
  const all = complete.map(({ value }) => value)
  const endedSum = exactSum(ended.map(({ value }) => value))
  const estimates = estimatesOf(remaining, all, byWeekday)
  const expected = endedSum + sum(estimates.map(({ days: count, mean }) => count * mean))
  const margin = fourOfFive * deviationOf(all, byWeekday) * Math.sqrt(variances(remaining, all, byWeekday))
  return {
    isKnown: true,
    completeDays: complete.length,
    remainingDays: remaining.length,
    soFar,
    ended: endedSum,
    estimates,
    expected: Math.max(expected, soFar),
    low: Math.max(expected - margin, soFar),
    high: Math.max(expected + margin, soFar),
  }
}

function groupsOf(days: readonly { date: string; value: number }[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const { date, value } of days)
    groups.set(weekdayOf(date), [...(groups.get(weekdayOf(date)) ?? []), value])
  return groups
}

function estimatesOf(
  remaining: readonly string[],
  all: readonly number[],
  byWeekday: ReadonlyMap<number, readonly number[]>,
): WeekdayEstimate[] {
  const counts = [...byWeekday]
    .sort(([one], [other]) => one - other)
    .flatMap(([weekday, own]): WeekdayEstimate[] => {
      const days = remaining.filter((date) => weekdayOf(date) === weekday).length
      return days === 0 ? [] : [{ weekday, days, mean: meanOf(own) }]
    })
  const others = remaining.filter((date) => !byWeekday.has(weekdayOf(date))).length
  return others === 0 ? counts : [...counts, { weekday: null, days: others, mean: meanOf(all) }]
}

function deviationOf(all: readonly number[], byWeekday: ReadonlyMap<number, readonly number[]>): number {
  const groups = [...byWeekday.values()]
  const isEveryTwice = groups.length === 7 && groups.every(({ length }) => length > 1)
  const compared = isEveryTwice ? groups : [all]
  const squares = compared.flatMap((group) => group.map((value) => (value - meanOf(group)) ** 2))
  return Math.sqrt(sum(squares) / (all.length - compared.length))
}

/** How many times the variance of a day the sum of the remaining ones has, their means being known from few days. */
function variances(
  remaining: readonly string[],
  all: readonly number[],
  byWeekday: ReadonlyMap<number, readonly number[]>,
): number {
  const uses = new Map<readonly number[], number>()
  for (const date of remaining) {
    const group = byWeekday.get(weekdayOf(date)) ?? all
    uses.set(group, (uses.get(group) ?? 0) + 1)
  }
  return remaining.length + sum([...uses].map(([group, count]) => count ** 2 / group.length))
}

function meanOf(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
