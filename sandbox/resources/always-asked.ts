import type { ResourceDefinition } from '../../src/definitions/define'
import { isFigure } from '../../src/definitions/define-field'

/** What a record has in a field that its list is always asked with: one without it would not be in the list. */
export function alwaysAsked(
  { calls, wire, fields }: Pick<ResourceDefinition, 'calls' | 'wire' | 'fields'>,
  name: string,
): string | number | boolean | undefined {
  const asked = calls.query?.[wire?.names.key(name) ?? name]
  const field = fields[name]
  if (asked === undefined || !field) return undefined
  if (isFigure(field)) return Number(asked)
  return field.kind === 'switch' ? asked === 'true' : asked
}
