import { shownDay } from '../domain/local-time'
import type { Person } from '../domain/person'
import { factOf, type PersonFact } from './condition'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { presentWord } from './define-field'
import { isDay, roundedTo } from './field-limits'
import type { FormValue, FormValues } from './form-values'

type Fields = ResourceDefinition['fields']

/** Whether what an action sends in a field is the present: "now" of a date or a time of the record, "today" of a day. */
export function isPresent(fields: Fields, name: string, value: unknown): boolean {
  const field = fields[name]
  return field !== undefined && value === presentWord(field)
}

/** Whether a definition gives something of who is signed in, in place of a value. */
export function isOfPerson(value: unknown): value is { person: PersonFact } {
  return typeof value === 'object' && value !== null && 'person' in value
}

/**
 * What an action always sends, with the present in place of its word, and what is known of the person in place of its
 * name; undefined for one that sends nothing fixed.
 * @param now milliseconds since the epoch
 */
export function fixedValues(
  { sends }: Pick<ActionDefinition, 'sends'>,
  fields: Fields,
  person: Person,
  now: number,
): FormValues | undefined {
  if (!sends) return undefined
  return Object.fromEntries(
    Object.entries(sends).map(([name, value]): [string, FormValue] => {
      if (isOfPerson(value)) return [name, factOf(person, value.person) as FormValue]
      const field = fields[name]
      if (!field || !isPresent(fields, name, value)) return [name, value]
      if (field.kind === 'day') return [name, shownDay(now)]
      return [name, new Date(isDay(field) ? roundedTo(field, now) : now).toISOString()]
    }),
  )
}
