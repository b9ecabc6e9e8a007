import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { isInstantField } from './define-field'
import { isDay, roundedTo } from './field-limits'

type Fields = ResourceDefinition['fields']

/** Whether what an action sends in a field is the present: "now" of a date or a time of the record. */
export function isPresent(fields: Fields, name: string, value: unknown): boolean {
  const field = fields[name]
  return value === 'now' && field !== undefined && isInstantField(field)
}

/**
 * What an action always sends, with the present in place of "now"; undefined for one that sends nothing fixed.
 * @param now milliseconds since the epoch
 */
export function fixedValues({ sends }: Pick<ActionDefinition, 'sends'>, fields: Fields, now: number) {
  if (!sends) return sends
  return Object.fromEntries(
    Object.entries(sends).map(([name, value]) => {
      const field = fields[name]
      if (!field || !isPresent(fields, name, value)) return [name, value]
      return [name, new Date(isDay(field) ? roundedTo(field, now) : now).toISOString()]
    }),
  )
}
