import { breakdownOf, type ConsumptionSettings, computeOf } from './breakdown'
import type { BucketedRange } from './buckets'
import { isWithin } from './calendar'
import type { ClusterUsage } from './usage'

/**
 * IPU of each cluster in a range by its id, as the consumption page has it; not rounded. Null where nothing is reported,
 * and where a day has no figure: never less than all of them.
 */
export function knownTotals(
  usages: readonly ClusterUsage[],
  range: BucketedRange,
  settings: ConsumptionSettings,
): ReadonlyMap<string, number | null> {
  const isUnknown = ({ days }: ClusterUsage) =>
    days.some(
      ({ date, figures }) =>
        isWithin(date, range.dates) && computeOf(figures, 'total', settings.productKey) === null,
    )
  const unknown = new Set(usages.filter(isUnknown).map(({ id }) => id))
  const { series } = breakdownOf(usages, 'compute', range, settings)
  return new Map(series.map(({ id, total }) => [id, unknown.has(id) ? null : total]))
}
