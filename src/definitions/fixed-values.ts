import { shownDay } from '../domain/local-time'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { presentWord } from './define-field'
import { isDay, roundedTo } from './field-limits'

type Fields = ResourceDefinition['fields']

/** Whether what an action sends in a field is the present: "now" of a date or a time of the record, "today" of a day. */
export function isPresent(fields: Fields, name: string, value: unknown): boolean {
  const field = fields[name]
  return field !== undefined && value === presentWord(field)
}

/**
 * What an action always sends, with the present in place of its word; undefined for one that sends nothing fixed.
 * @param now milliseconds since the epoch
 */
export function fixedValues({ sends }: Pick<ActionDefinition, 'sends'>, fields: Fields, now: number) {
  if (!sends) return sends
  return Object.fromEntries(
    Object.entries(sends).map(([name, value]) => {
      const field = fields[name]
      if (!field || !isPresent(fields, name, value)) return [name, value]
      if (field.kind === 'day') return [name, shownDay(now)]
      return [name, new Date(isDay(field) ? roundedTo(field, now) : now).toISOString()]
    }),
  )
}
