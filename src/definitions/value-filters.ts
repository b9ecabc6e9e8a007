import {
  isInRange,
  matchesText,
  type RangeUnit,
  rangeLimits,
  readRange,
  readTextFilter,
  withPlainDays,
} from '../domain/value-filter'
import type { FilterReading } from './define-list'
import { textOf } from './resource-record'

/** What a range is of: figures, instants on some days, or days of the calendar. */
export type RangeSubject = 'figures' | 'instants' | 'days'

/** A filter by what lies between two figures, which may have a unit, or between two days. */
export function rangeReading(of: RangeSubject, unit?: RangeUnit): FilterReading {
  const isOfDays = of !== 'figures'
  const read = (spelled: string) =>
    readRange(isOfDays ? withPlainDays(spelled, Date.now()) : spelled, isOfDays, unit)
  return {
    test: (spelled, field) => {
      const range = read(spelled)
      return range ? (record) => isInRange(record[field], range) : undefined
    },
    ask: (spelled, field) => {
      const range = read(spelled)
      if (!range) return {}
      // A day without a time is asked for as it is.
      const { from, to } = rangeLimits(range, of === 'instants')
      return { ...(from && { [`${field}_gte`]: from }), ...(to && { [`${field}_lte`]: to }) }
    },
    keys: (field) => [`${field}_gte`, `${field}_lte`],
  }
}

/** A filter by a text; of a server only by what its convention has. */
export const textReading: FilterReading = {
  test: (spelled, field) => {
    const wanted = readTextFilter(spelled)
    return wanted ? (record) => matchesText(textOf(record, field), wanted) : undefined
  },
  ask: (spelled, field) => {
    const wanted = readTextFilter(spelled)
    if (wanted?.operator === 'contains') return { [`${field}_like`]: wanted.text }
    return wanted?.operator === 'is' ? { [field]: wanted.text } : {}
  },
  keys: (field) => [field, `${field}_like`],
}
