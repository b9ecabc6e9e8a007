import {
  isInRange,
  matchesText,
  type RangeUnit,
  rangeLimits,
  readRange,
  readTextFilter,
  withPlainDays,
} from '../domain/value-filter'
import type { FieldDefinition } from './define-field'
import type { FilterDefinition, FilterReading } from './define-list'
import { own, said } from './file/file-texts'
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

/** Kinds of which a filter is a range unless it says otherwise. */
export const rangeKinds: readonly FieldDefinition['kind'][] = [
  'number',
  'percent',
  'money',
  'bytes',
  'duration',
  'date',
  'day',
  'date-time',
]

/**
 * A filter of a list by a field, with what reads it: by one value or several, a range of figures or dates, or a text;
 * without `by` a range where the kind of the field has one, else one value.
 * @param fields of the records
 */
export function valueFilter<Field extends string>(
  fields: Readonly<Partial<Record<Field, FieldDefinition>>>,
  name: Field,
  by?: 'range' | 'several' | 'text' | 'value',
): FilterDefinition<Field> {
  // Another fault names a field that is not there.
  const { label, kind } = fields[name] ?? { label: own(name), kind: 'text' as const }
  const common = { key: name, field: name, label, all: said('standard.filterAll', { label }) }
  if (by === 'text') return { ...common, by, reading: textReading }
  if (by === 'several') return { ...common, several: true }
  if (by === 'value' || (by !== 'range' && !rangeKinds.includes(kind))) return common
  const of = kind === 'day' ? 'days' : kind === 'date' || kind === 'date-time' ? 'instants' : 'figures'
  const unit = kind === 'bytes' || kind === 'duration' ? kind : undefined
  return { ...common, by: 'range', reading: rangeReading(of, unit) }
}
