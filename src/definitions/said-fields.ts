import type { FieldDefinition, FieldKind } from './define-field'

/** Places of a text that say something else than a field which is called so. */
export const ownPlaces: readonly string[] = ['product', 'name', 'names', 'count']

/** Kinds whose values nobody reads in a sentence. */
const unsaid: readonly FieldKind[] = ['secret', 'image', 'file-text', 'file', 'code', 'json']

/** Whether a text about a record may say a field's value, as `{{field}}`. */
export function isSayable({ kind }: Pick<FieldDefinition, 'kind'>): boolean {
  return !unsaid.includes(kind)
}
