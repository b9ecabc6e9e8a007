import { readCalendarDay, readInstant } from '../domain/dates'
import { readTimeSpan } from '../domain/time-after'
import { isOtherField } from './condition'
import { type FieldDefinition, presentWord } from './define-field'
import { type Fault, fault, unknownName } from './fault'
import { isDay, limitsOf, momentOf } from './field-limits'
import { valueKindOf, valueWords } from './value-kind'

/** Faults of the limits of a field: they are what its values can be compared with. @param askable fields that it may name */
export function* checkLimits(
  field: FieldDefinition,
  at: string,
  askable: Readonly<Record<string, FieldDefinition | undefined>>,
): Generator<Fault> {
  const kind = valueKindOf(field)
  yield* checkOrder(field, at)
  for (const key of ['min', 'max'] as const) {
    const limit = field[key]
    if (limit === undefined) continue
    const place = `${at}.${key}`
    if (isOtherField(limit)) {
      const other = askable[limit.field]
      yield* unknownName('R007', `${place}.field`, 'field', limit.field, Object.keys(askable))
      if (at.endsWith(`.${limit.field}`)) {
        yield fault('R135', place, `"${limit.field}" is no limit of itself: name another field`)
      }
      if (kind !== 'figure' && kind !== 'instant' && kind !== 'day') {
        yield fault('R135', place, 'only numbers and dates are limited by another field: say a number')
      } else if (other && other.computed === undefined && valueKindOf(other) !== kind) {
        const words = `${valueWords[kind]} is limited by ${valueWords[kind]}`
        const its = valueWords[valueKindOf(other)]
        yield fault(
          'R135',
          place,
          `${words}, and "${limit.field}" is ${its}: name another field, or say a value`,
        )
      }
      yield* checkSpan(field, limit.plus, `${place}.plus`)
    } else if (kind === 'instant' || kind === 'day') {
      const read = kind === 'day' ? readCalendarDay : readInstant
      if (typeof limit === 'string' && (momentOf(field, limit) !== null || read(limit) !== null)) continue
      const words = `${valueWords[kind]} is limited by "${presentWord(field)}", "${presentWord(field)}+30d", ${valueWords[kind]} such as "2026-03-01", or { "field": … }`
      yield fault('R135', place, `${words}, and not by ${JSON.stringify(limit)}`)
    } else if (typeof limit !== 'number') {
      const figure = figureWords[field.kind] ?? 'a number'
      const words = kind === 'figure' ? `${figure}, or { "field": … }` : 'a number'
      yield fault('R135', place, `${words} is expected, and not ${JSON.stringify(limit)}`)
    }
  }
}

/** How the figures of some kinds are written. */
const figureWords: Readonly<Partial<Record<FieldDefinition['kind'], string>>> = {
  bytes: 'a number of bytes, in a file also a size such as "1 GiB"',
  duration: 'a number of seconds, in a file also a time such as "90d"',
}

/** Nothing lies between limits that stand in no order. Of a date and a count from today nobody knows which is first. */
function* checkOrder(field: FieldDefinition, at: string): Generator<Fault> {
  const { min, max } = field
  if (min === undefined || max === undefined || isOtherField(min) || isOtherField(max)) return
  if ((momentOf(field, min) === null) !== (momentOf(field, max) === null)) return
  const limits =
    typeof min === 'number' ? { min, max: Number(max) } : limitsOf(field, { valueOf: () => null })
  if (limits.min > limits.max)
    yield fault(
      'R033',
      `${at}.min`,
      `${JSON.stringify(min)} is more than the largest value, ${JSON.stringify(max)}`,
    )
}

/** Nothing is counted on from a number, and a day has no hours. */
function* checkSpan(field: FieldDefinition, plus: string | undefined, at: string): Generator<Fault> {
  if (plus === undefined) return
  const isWhole = field.kind === 'day' || isDay(field)
  if (presentWord(field) === undefined) {
    yield fault('R156', at, 'only dates and days are counted on: leave "plus" out')
  } else if (isWhole && readTimeSpan(plus)?.unit !== 'd') {
    yield fault(
      'R156',
      at,
      `${valueWords[valueKindOf(field)]} without a time is counted on by days, such as "30d"`,
    )
  }
}
