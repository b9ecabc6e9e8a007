import type { FieldDefinition } from '../../definitions/define-field'
import { figureRead } from '../../definitions/wire-units'

/** A figure of an API in the unit that its field has here; a number of records has no field. */
export function inUnit(
  value: number | null,
  field: Pick<FieldDefinition, 'sentIn'> | undefined,
): number | null {
  return value === null || field?.sentIn === undefined ? value : figureRead(value, field.sentIn)
}
