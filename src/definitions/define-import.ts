import type { ResourceDefinition } from './define'
import type { FieldDefinition, FieldKind } from './define-field'
import { partsOf } from './nested-fields'

/** Kinds whose values a cell of a file can hold. */
const cellKinds = [
  'text',
  'long-text',
  'code',
  'email',
  'url',
  'host',
  'time',
  'ip-range',
  'number',
  'percent',
  'money',
  'bytes',
  'duration',
  'switch',
  'choice',
  'list',
  'date',
  'day',
  'date-time',
  'json',
  'reference',
] as const satisfies readonly FieldKind[]
export type CellKind = (typeof cellKinds)[number]

export function isCellKind(kind: FieldKind): kind is CellKind {
  return cellKinds.some((each) => each === kind)
}

/** The first field, of itself and those that stand in it, whose values no cell can hold; undefined where all can. */
export function closedPart(field: FieldDefinition): FieldDefinition | undefined {
  if (field.choices !== undefined) return field
  const parts = partsOf(field)
  if (parts.length === 0) return isCellKind(field.kind) ? undefined : field
  return parts
    .flatMap(({ fields }) => Object.values(fields))
    .map(closedPart)
    .find((part) => part !== undefined)
}

/** The fields a form to create shows. */
export function createdFields({ create }: Pick<ResourceDefinition, 'create'>): readonly string[] {
  return create?.sections.flatMap(({ fields }) => fields) ?? []
}

/**
 * The fields a file may have, by name. Of a list that stands under another record, without the one that says so: what is
 * made there belongs to that record.
 */
export function importedFields(definition: ResourceDefinition): Readonly<Record<string, FieldDefinition>> {
  const { import: imports, formFields = {}, narrowed } = definition
  const names = (imports?.fields ?? createdFields(definition)).filter((name) => name !== narrowed?.by)
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = formFields[name]
      return field ? [[name, field] as const] : []
    }),
  )
}
