import type { FieldDefinition, KindDefinition } from './define-field'

type Nesting = Pick<FieldDefinition, 'fields' | 'kinds' | 'kindField'>
type Fields = Readonly<Record<string, FieldDefinition>>

/** The key by which an entry says of which kind it is. */
export function kindFieldOf({ kindField = 'kind' }: Pick<FieldDefinition, 'kindField'>): string {
  return kindField
}

/** The kind an entry says it is of; undefined where there is none such. */
export function kindOfEntry(field: Nesting, entry: unknown): KindDefinition | undefined {
  const name: unknown = Reflect.get(Object(entry), kindFieldOf(field))
  return typeof name === 'string' && Object.hasOwn(field.kinds ?? {}, name) ? field.kinds?.[name] : undefined
}

/** The fields that stand in an object or in an entry of an array, as it is. */
export function fieldsOfEntry(field: Nesting, entry: unknown): Fields {
  return (field.kinds ? kindOfEntry(field, entry)?.fields : field.fields) ?? {}
}

/** The entries before one that are of its kind: among them alone no two may have alike what no two may. */
export function likeBefore<Entry>(
  field: Nesting,
  entries: readonly Entry[],
  index: number,
): readonly Entry[] {
  const kind = kindOfEntry(field, entries[index])
  return entries.slice(0, index).filter((other) => kindOfEntry(field, other) === kind)
}

/** What an entry of several kinds has beside its fields: the key that says which it is. */
export function kindIn(field: Nesting, entry: unknown): Readonly<Record<string, string>> {
  if (!field.kinds) return {}
  return { [kindFieldOf(field)]: String(Reflect.get(Object(entry), kindFieldOf(field)) ?? '') }
}

/** All fields that may stand in a field, with the place where it says so: of an array of several kinds those of each. */
export function partsOf({ fields, kinds }: Nesting): readonly { place: string; fields: Fields }[] {
  const ofKinds = Object.entries(kinds ?? {}).map(([name, kind]) => ({
    place: `kinds.${name}.fields`,
    fields: kind.fields,
  }))
  return fields ? [{ place: 'fields', fields }, ...ofKinds] : ofKinds
}

/** Fields, and all that stand in them, however deep. */
export function deepFields(fields: Fields): readonly FieldDefinition[] {
  return Object.values(fields).flatMap((field) => [
    field,
    ...partsOf(field).flatMap((part) => deepFields(part.fields)),
  ])
}
