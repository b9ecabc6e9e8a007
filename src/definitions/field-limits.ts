import { readCalendarDay, readInstant, startOfDay } from '../domain/dates'
import { instantOfMoment, type Moment, readMoment } from '../domain/moment'
import { calendarDaysAfter, daysAfter, readTimeSpan, type TimeSpan } from '../domain/time-after'
import { type Facts, isOtherField } from './condition'
import { type FieldDefinition, type FieldKind, isFigure, presentWord } from './define-field'

/**
 * The least and the most a value may be, as numbers: instants in milliseconds, days of the calendar as their midnight in
 * UTC, without a limit infinite.
 */
export type Limits = { min: number; max: number }

/** What a value may at least or at most be. */
type Bound = NonNullable<FieldDefinition['min']>

type Limited = Pick<FieldDefinition, 'kind' | 'input' | 'min' | 'max'>

/** Whether a field is of instants at which days begin: a date that asks for no time. */
export function isDay({ kind, input }: Pick<FieldDefinition, 'kind' | 'input'>): boolean {
  return kind === 'date' && input !== 'date-time'
}

/**
 * The limits of a figure or a date now; those that hang on an empty field, or on one that says none, are none. The limit
 * of a day is the whole of the day on which it falls here.
 */
export function limitsOf(field: Limited, facts: Pick<Facts, 'valueOf' | 'now'>): Limits {
  const read = (limit: Bound | undefined) => {
    if (limit === undefined) return null
    const value = isOtherField(limit) ? facts.valueOf(limit.field) : limit
    if (isFigure(field)) return typeof value === 'number' ? value : null
    const start = typeof value === 'string' ? placeInTime(field, value, facts) : null
    const span = isOtherField(limit) && limit.plus !== undefined ? readTimeSpan(limit.plus) : null
    return start !== null && span ? laterBy(span, field, start) : start
  }
  return {
    min: read(field.min) ?? Number.NEGATIVE_INFINITY,
    max: read(field.max) ?? Number.POSITIVE_INFINITY,
  }
}

/** Where a field's value stands in time, as its limits say it. */
function placeInTime(field: Limited, value: string, { now = Date.now() }: Pick<Facts, 'now'>): number | null {
  const moment = momentOf(field, value)
  if (field.kind === 'day') return moment ? instantOfMoment(moment, now) : readCalendarDay(value)
  if (moment) return roundedTo(field, instantOfMoment(moment, now))
  const instant = (isDay(field) ? startOfDay(value) : null) ?? readInstant(value)
  return instant === null ? null : roundedTo(field, instant)
}

/** A moment that a field can be at: none counted in hours of one that has days alone. */
export function momentOf(field: Pick<FieldDefinition, 'kind' | 'input'>, value: unknown): Moment | null {
  const moment = readMoment(value)
  if (moment === null || moment.word !== presentWord(field)) return null
  return isDay(field) && moment.unit !== 'd' ? null : moment
}

const lengths = { min: 60_000, h: 3_600_000 } as const

function laterBy({ count, unit }: TimeSpan, { kind }: Limited, start: number): number {
  if (unit !== 'd') return start + count * lengths[unit]
  return kind === 'day' ? calendarDaysAfter(start, count) : daysAfter(start, count)
}

/** How many letters or entries there may be; only figures and dates have limits that are no number. */
export function countsOf({ min, max }: Limited): Limits {
  return {
    min: typeof min === 'number' ? min : Number.NEGATIVE_INFINITY,
    max: typeof max === 'number' ? max : Number.POSITIVE_INFINITY,
  }
}

/**
 * An instant as a field can hold it: of a day when that begins here, of a time without its seconds, which nobody can pick.
 * @param instant milliseconds since the epoch
 */
export function roundedTo(field: Pick<FieldDefinition, 'kind' | 'input'>, instant: number): number {
  const date = new Date(instant)
  return isDay(field) ? date.setHours(0, 0, 0, 0) : date.setSeconds(0, 0)
}

/** Kinds whose letters are counted. */
export const countedKinds: readonly FieldKind[] = [
  'text',
  'long-text',
  'secret',
  'email',
  'url',
  'host',
  'ip-range',
  'code',
  'file-text',
]
