import { oneDay, readInstant } from '../domain/dates'
import { instantOfMoment } from '../domain/moment'
import type { Person } from '../domain/person'
import { factOf } from './condition'
import type { FieldDefinition } from './define-field'
import { momentOf, roundedTo } from './field-limits'
import { isOfPerson } from './fixed-values'
import { type FormValue, isNested, type NestedValues } from './form-values'

/**
 * What a new record has in a field before anybody says otherwise; null where nothing is said.
 * @param now milliseconds since the epoch
 */
export function defaultOf(field: FieldDefinition, person: Person, now: number): FormValue {
  const { default: given } = field
  if (field.kind === 'object') {
    const parts = defaultsIn(field.fields ?? {}, person, now)
    return Object.keys(parts).length === 0 ? null : parts
  }
  if (given === undefined) return null
  if (isOfPerson(given)) {
    const fact = factOf(person, given.person)
    return typeof fact === 'string' || typeof fact === 'boolean' ? fact : null
  }
  const moment = momentOf(field, given)
  if (moment === null) return given
  const instant = instantOfMoment(moment, now)
  if (field.kind === 'day') return new Date(instant).toISOString().slice(0, 10)
  return new Date(roundedTo(field, instant)).toISOString()
}

/**
 * What a new object, or a new entry of an array, has in its fields before anybody says otherwise.
 * @param now milliseconds since the epoch; the clock of this machine when left out
 */
export function defaultsIn(
  fields: Readonly<Record<string, FieldDefinition>>,
  person: Person,
  now = Date.now(),
): NestedValues {
  const usual = Object.entries(fields).map(([name, field]) => [name, defaultOf(field, person, now)] as const)
  return Object.fromEntries(usual.filter(([, value]) => value !== null))
}

/**
 * Whether a value is what a new record has in the field by default. Of the present it is what it was within a day: the
 * form opened before, and a day begins at another time elsewhere.
 * @param now milliseconds since the epoch
 */
export function isDefault(field: FieldDefinition, value: unknown, person: Person, now: number): boolean {
  const usual = defaultOf(field, person, now)
  return usual !== null && isUsual(field, value, usual)
}

function isUsual(field: FieldDefinition, value: unknown, usual: FormValue): boolean {
  if (JSON.stringify(value) === JSON.stringify(usual)) return true
  if (field.kind === 'object')
    return Object.entries(field.fields ?? {}).every(([name, part]) =>
      isUsual(part, Reflect.get(Object(value), name) ?? null, isNested(usual) ? (usual[name] ?? null) : null),
    )
  if (momentOf(field, field.default) === null) return false
  const [given, expected] = [value, usual].map((each) =>
    typeof each === 'string' ? readInstant(each) : null,
  )
  return given != null && expected != null && Math.abs(given - expected) <= oneDay
}
