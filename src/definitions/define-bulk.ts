import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import { isCellKind } from './define-import'

/**
 * The fields that selected records may be given one value of, by name: those of the form to edit, without what names
 * a record, what is locked, and what is no single value (secrets, files, objects).
 */
export function bulkFields({
  edit,
  formFields = {},
  titleField,
}: Pick<ResourceDefinition, 'edit' | 'formFields' | 'titleField'>): Readonly<
  Record<string, FieldDefinition>
> {
  const names = edit?.sections.flatMap(({ fields }) => fields) ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = formFields[name]
      const isFixed = name === titleField || (edit?.locked?.includes(name) ?? false)
      const isOpen = field && !isFixed && isCellKind(field.kind) && field.choices === undefined
      return isOpen ? [[name, field] as const] : []
    }),
  )
}
