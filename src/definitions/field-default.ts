import type { Person } from '../domain/person'
import { factOf } from './condition'
import { type FieldDefinition, isInstantField } from './define-field'
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
  if (given !== 'now' || !isInstantField(field)) return given
  return new Date(roundedTo(field, now)).toISOString()
}
