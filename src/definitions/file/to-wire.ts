import type { FieldDefinition } from '../define-field'
import { isForeign, type WireForm, wireForm } from '../wire-form'
import type { FileField } from './file-fields'
import type { ResourceFile } from './resource-file'

type Fields = Readonly<Record<string, FieldDefinition>>

/** How the API says the records of a file; nothing where it says them as the fields are called. */
export function toWire(
  calls: ResourceFile['calls'],
  fields: Fields,
  asked: readonly Fields[],
): WireForm | undefined {
  if (calls?.id === undefined && ![fields, ...asked].some(isForeign)) return undefined
  const { id, filterParameter: parameter } = calls ?? {}
  return wireForm(fields, { id, filterParameter: typeof parameter === 'object' ? parameter.name : parameter })
}

/** Types whose value is a number of the API with a unit of its own. */
export const countedTypes: readonly FileField['type'][] = ['duration', 'date', 'date-time', 'percent']

/** What an API may count in a value of the type. */
function unitsOf(type: FileField['type']) {
  return type === 'percent' ? (['share'] as const) : (['ms', 's'] as const)
}

/** What the unit of a field says: what stands beside its figure, or what the API counts. */
export function toUnit({
  type,
  unit,
}: Pick<FileField, 'type' | 'unit'>): Pick<FieldDefinition, 'unit' | 'sentIn'> {
  if (!countedTypes.includes(type)) return unit ? { unit } : {}
  const sentIn = unitsOf(type).find((each) => each === unit?.en)
  return sentIn ? { sentIn } : {}
}
