import { planNames } from '../access/vocabulary'
import { readCalendarDay, readInstant } from '../domain/dates'
import { readMoment } from '../domain/moment'
import { readTimeOfDay } from '../domain/time-of-day'
import { valueKindsOf } from './check-formulas'
import { checkOptions } from './check-options'
import {
  type Comparison,
  type Conditions,
  comparisonsIn,
  factKinds,
  isOtherField,
  listed,
  otherFieldsOf,
  type PersonFact,
} from './condition'
import type { FieldDefinition } from './define-field'
import { type Fault, fault, unknownName } from './fault'
import { kindOfValue, type ValueKind, valueWords } from './value-kind'

/** What of a person has a closed number of values. */
const factFields: Readonly<Partial<Record<PersonFact, Pick<FieldDefinition, 'options'>>>> = {
  role: { options: planNames.map((value) => ({ value, label: { en: value } })) },
}

/**
 * Faults of a condition: the fields it asks are there, and can be what they are compared with.
 * @param fields the fields it may ask, with their options where they have some
 */
export function* checkCondition(
  at: string,
  condition: Conditions | undefined,
  fields: Readonly<Record<string, FieldDefinition | undefined>>,
): Generator<Fault> {
  if (condition === undefined) return
  const kinds = valueKindsOf(fields)
  for (const compared of comparisonsIn(condition)) {
    if (!('field' in compared)) {
      const { person } = compared
      yield* checkComparison(at, person, compared, factKinds[person])
      yield* checkOptions(at, person, wantedIn(compared), factFields[person])
      continue
    }
    const { field } = compared
    yield* unknownName('R007', `${at}.field`, 'field', field, Object.keys(fields))
    const kind = kinds.get(field) ?? 'any'
    const isTime = (name: string) => fields[name]?.kind === 'time'
    yield* checkComparison(at, field, compared, kind, isTime(field))
    for (const other of otherFieldsOf(compared)) {
      yield* unknownName('R007', at, 'field', other, Object.keys(fields))
      yield* checkOther(at, compared, kind, other, kinds.get(other) ?? 'any')
      if (isTime(field) !== isTime(other) && kinds.get(other) === 'text')
        yield fault('R079', at, `"${field}" is compared with "${other}", and one of them is no time of day`)
    }
    if (fields[field]?.kind === 'date-time') yield* checkDays(at, field, wantedIn(compared))
    if (kind !== 'flag') yield* checkOptions(at, field, wantedIn(compared), fields[field])
  }
}

/** Faults of one condition with a reason, or of each of several. */
export function* checkReasoned(
  at: string,
  given: Conditions | undefined,
  fields: Readonly<Record<string, FieldDefinition | undefined>>,
): Generator<Fault> {
  for (const [index, condition] of listed(given).entries()) {
    yield* checkCondition(Array.isArray(given) ? `${at}[${index}]` : at, condition, fields)
  }
}

/** An instant is at some time of its day, and equal to no day. */
function* checkDays(at: string, name: string, wanted: readonly unknown[]): Generator<Fault> {
  for (const day of wanted.filter(isCalendarDay)) {
    const words = `"${name}" has a time of day, and is never "${String(day)}" alone`
    const hint = 'compare it by "greater" and "less", or with an instant such as "2026-03-01T12:00:00Z"'
    yield fault('R079', at, `${words}: ${hint}`)
  }
}

/** Two fields are compared that are alike; what is the same field is nothing to compare with. */
function* checkOther(at: string, compared: Comparison, kind: ValueKind, other: string, its: ValueKind) {
  const name = 'field' in compared ? compared.field : compared.person
  if (name === other) {
    yield fault('R079', at, `"${name}" is compared with itself: name another field`)
  } else if (kind !== 'any' && its !== 'any' && kind !== its) {
    const both = `"${name}" (${valueWords[kind]}) is compared with "${other}" (${valueWords[its]})`
    yield fault('R079', at, `${both}, which it never is`)
  }
}

function* checkComparison(at: string, name: string, compared: Comparison, kind: ValueKind, isTime = false) {
  const asked = `"${name}" (${isTime ? 'a time of day' : valueWords[kind]})`
  for (const key of ['greater', 'less'] as const) {
    const limit = compared[key]
    if (limit === undefined || kind === 'any') continue
    if (isTime) {
      if (isOtherField(limit) || isTimeOfDay(limit)) continue
      const words = 'is compared with a time such as "08:30"'
      yield fault('R079', `${at}.${key}`, `${asked} ${words}, and not with ${JSON.stringify(limit)}`)
    } else if (kind !== 'figure' && kind !== 'instant' && kind !== 'day') {
      yield fault(
        'R079',
        `${at}.${key}`,
        `only numbers and dates are more or less than something: not ${asked}`,
      )
    } else if (isOtherField(limit)) {
      // What it is compared with is looked at by itself.
    } else if (kind === 'figure' && typeof limit !== 'number') {
      yield fault('R079', `${at}.${key}`, `${asked} is compared with a number, and not with "${limit}"`)
    } else if (kind === 'instant' && readMoment(limit)?.word !== 'now' && !isInstant(limit)) {
      const words =
        'is compared with "now", "now-30d" or a date such as "2026-03-01" or "2026-03-01T12:00:00Z"'
      yield fault('R079', `${at}.${key}`, `${asked} ${words}, and not with ${JSON.stringify(limit)}`)
    } else if (kind === 'day' && readMoment(limit)?.word !== 'today' && !isCalendarDay(limit)) {
      const words = 'is compared with "today", "today+30d" or a day such as "2026-03-01"'
      yield fault('R079', `${at}.${key}`, `${asked} ${words}, and not with ${JSON.stringify(limit)}`)
    }
  }
  for (const value of wantedIn(compared)) {
    if (isTime ? value === null || isTimeOfDay(value) : canBe(kind, value)) continue
    const hint = kind === 'object' ? '; ask whether it is "set"' : ''
    yield fault('R079', at, `${asked} is never ${JSON.stringify(value)}${hint}`)
  }
}

/** Whether a field of a kind may have a value; of a list, whether it may have such an entry. */
export function canBe(kind: ValueKind, value: unknown): boolean {
  const given = kindOfValue(value)
  if (kind === 'any' || given === 'nothing' || given === kind) return true
  if (kind === 'instant') return isInstant(value)
  if (kind === 'day') return isCalendarDay(value)
  return kind === 'list' && given === 'text'
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && readInstant(value) !== null
}

function isCalendarDay(value: unknown): boolean {
  return typeof value === 'string' && readCalendarDay(value) !== null
}

function isTimeOfDay(value: unknown): boolean {
  return typeof value === 'string' && readTimeOfDay(value) !== null
}

function wantedIn({ equals, in: one, not }: Comparison): readonly unknown[] {
  return [equals, one, not].flat().filter((value) => value !== undefined && !isOtherField(value))
}
