import { shownDay } from '../domain/local-time'
import type { Person } from '../domain/person'
import { factOf } from './condition'
import { type FieldDefinition, presentWord } from './define-field'
import { roundedTo } from './field-limits'
import type { FormValue } from './form-values'

/**
 * What a new record has in a field before anybody says otherwise; null where nothing is said.
 * @param now milliseconds since the epoch
 */
export function defaultOf(field: FieldDefinition, person: Person, now: number): FormValue {
  const { default: given } = field
  if (given === undefined) return null
  if (typeof given === 'object' && 'person' in given) {
    const fact = factOf(person, given.person)
    return typeof fact === 'string' || typeof fact === 'boolean' ? fact : null
  }
  if (given !== presentWord(field)) return given
  return field.kind === 'day' ? shownDay(now) : new Date(roundedTo(field, now)).toISOString()
}
