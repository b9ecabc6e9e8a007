import { breakdownOf, type ConsumptionSettings } from './breakdown'
import { bucketsOfDates } from './buckets'
import type { DateRange } from './calendar'
import type { DataType } from './data-type'
import { exactRest, exactSum } from './exact'
import { gapsOf } from './gaps'
import type { ComparedDates } from './range'
import type { ClusterUsage } from './usage'

/** How a figure has changed; not rounded. */
export type Change = {
  now: number
  before: number
  change: number
  /** Of what was before, 0.5 for half as much again; null where that was nothing. */
  ratio: number | null
}

/** Two equal periods side by side. */
export type Comparison = {
  /** Clusters of which both periods are known, the largest change first. */
  rows: readonly (Change & { id: string; name: string })[]
  /** The sum of the rows; null without any. */
  total: Change | null
  /** Names of clusters of which one of the periods is not known: they are in no sum. */
  unknown: readonly string[]
}

/**
 * What clusters consumed against the equal period before. A cluster of which a day of compute is not reported is in no sum:
 * fewer days would read as less consumption.
 * @param answers of both periods; one answer may be given for both where it covers them
 * @param createdOn dates on which clusters were created, by their id: one that was not there yet has consumed nothing
 */
export function compare(
  answers: { now: readonly ClusterUsage[]; before: readonly ClusterUsage[] },
  type: DataType,
  {
    dates,
    today,
    createdOn,
  }: { dates: ComparedDates; today: string; createdOn?: Readonly<Record<string, string>> },
  settings: ConsumptionSettings,
): Comparison {
  const totalsOf = (usages: readonly ClusterUsage[], period: DateRange) => {
    const { series } = breakdownOf(usages, type, bucketsOfDates(period, today, 'day'), settings)
    const reported = new Map(series.map(({ id, total }) => [id, total]))
    const since = Object.fromEntries(usages.map(({ id }) => [id, createdOn?.[id] ?? period.from]))
    const gaps =
      type === 'compute'
        ? gapsOf(usages, { dates: period, today, createdOn: since, productKey: settings.productKey })
        : []
    const incomplete = new Set(gaps.map(({ id }) => id))
    return (id: string) =>
      incomplete.has(id) ? null : (reported.get(id) ?? ((createdOn?.[id] ?? '') > period.to ? 0 : null))
  }
  const now = totalsOf(answers.now, dates.now)
  const before = totalsOf(answers.before, dates.before)
  const names = new Map([...answers.before, ...answers.now].map(({ id, name }) => [id, name]))
  const compared = [...names].map(([id, name]) => ({ id, name, ...changeOf(now(id), before(id)) }))
  const rows = compared.flatMap(({ id, name, change }) => (change === null ? [] : [{ id, name, ...change }]))
  return {
    rows: rows.sort((left, right) => Math.abs(right.change) - Math.abs(left.change)),
    total:
      rows.length === 0
        ? null
        : changeOf(exactSum(rows.map((row) => row.now)), exactSum(rows.map((row) => row.before))).change,
    unknown: compared.flatMap(({ name, change }) => (change === null ? [name] : [])),
  }
}

function changeOf(now: number | null, before: number | null): { change: Change | null } {
  if (now === null || before === null) return { change: null }
  const change = exactRest(now, [before])
  return { change: { now, before, change, ratio: before === 0 ? null : change / before } }
}
