import type { DateRange } from './calendar'
import { type DataType, dataTypes } from './data-type'
import { customWithin, defaultRange, type RangeType, rangeTypes, type TimeRange } from './range'

/** What the bars are stacked by. */
export const groupings = ['cluster', 'type'] as const
export type Grouping = (typeof groupings)[number]

/** What is looked at (D1 §3 'Consumption filters'). */
export type ConsumptionFilters = {
  range: TimeRange
  /** Ids; null for all of them. */
  clusters: readonly string[] | null
  types: readonly DataType[]
  grouping: Grouping
}

/** The current month of all clusters (USE-021, USE-D03). */
export const defaultFilters: ConsumptionFilters = {
  range: defaultRange,
  clusters: null,
  types: ['compute'],
  grouping: 'cluster',
}

/**
 * The filters an address says. What it says in words nobody knows is as if it were not there, and dates that may not be
 * chosen are left out of the range.
 */
export function filtersIn(search: URLSearchParams, choosable: DateRange): ConsumptionFilters {
  const types = dataTypes.filter((type) => search.getAll('type').includes(type))
  const grouping = groupings.find((known) => known === search.get('by'))
  return {
    range: rangeIn(search, choosable),
    clusters: search.has('cluster') ? [...new Set(search.getAll('cluster').filter(Boolean))] : null,
    types: types.length > 0 ? types : defaultFilters.types,
    grouping: grouping ?? defaultFilters.grouping,
  }
}

/** The address of filters; what is the default is not said. */
export function addressOf({ range, clusters, types, grouping }: ConsumptionFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (range.type !== defaultRange.type) search.set('range', range.type)
  if (range.type === 'custom') {
    search.set('from', range.from)
    search.set('to', range.to)
  }
  for (const id of clusters?.length === 0 ? [''] : (clusters ?? [])) search.append('cluster', id)
  if (types.join() !== defaultFilters.types.join()) for (const type of types) search.append('type', type)
  if (grouping !== defaultFilters.grouping) search.set('by', grouping)
  return search
}

function rangeIn(search: URLSearchParams, choosable: DateRange): TimeRange {
  const type = rangeTypes.find((known): known is RangeType => known === search.get('range'))
  if (type !== 'custom') return type === undefined ? defaultRange : { type }
  const dates = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return customWithin(dates, choosable) ?? defaultRange
}
