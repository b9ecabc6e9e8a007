import type { FieldDefinition } from '../define-field'
import { isForeign, type WireForm, wireForm } from '../wire-form'
import { type SentIn, unitsOfKinds } from '../wire-units'
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

/** What an API may count in a value of the type; nothing where it counts as the console does. */
export function unitsOf(type: FileField['type']): readonly SentIn[] {
  return Object.entries(unitsOfKinds).find(([kind]) => kind === type)?.[1] ?? []
}

/** What the unit of a field says: what stands beside its figure, or what the API counts. */
export function toUnit({
  type,
  unit,
}: Pick<FileField, 'type' | 'unit'>): Pick<FieldDefinition, 'unit' | 'sentIn'> {
  const units = unitsOf(type)
  if (units.length === 0) return unit ? { unit } : {}
  const sentIn = units.find((each) => each === unit?.en)
  return sentIn ? { sentIn } : {}
}
