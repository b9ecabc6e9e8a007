import type { Person } from '../domain/person'
import { factOf } from './condition'
import type { FieldDefinition } from './define-field'
import { isDay, isInstantField } from './field-limits'
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
  const date = new Date(now)
  if (isDay(field)) date.setHours(0, 0, 0, 0)
  else date.setSeconds(0, 0)
  return date.toISOString()
}
