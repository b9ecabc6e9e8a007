import type { ResourceDefinition } from './define'
import { type FieldDefinition, isSecret } from './define-field'
import { closedPart } from './define-import'
import { said } from './file/file-texts'
import { type FormValue, type FormValues, isNested } from './form-values'
import { deepFields } from './nested-fields'

type Fields = Readonly<Record<string, FieldDefinition>>

/** Stands between the names of a field and of one in it; no name has it. */
const step = '/'

/**
 * The fields of which selected records may be given one value each, by their place: those of the form to edit, without
 * what names a record, what no two may have, what is locked, and what has no single value (secrets, files). Of an object
 * it is each field in it (`address/city`), an array is given as a whole.
 */
export function bulkFields({
  edit,
  formFields = {},
  titleField,
}: Pick<ResourceDefinition, 'edit' | 'formFields' | 'titleField'>): Fields {
  const names = edit?.sections.flatMap(({ fields }) => fields) ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = formFields[name]
      const isFixed =
        name === titleField || field?.unique !== undefined || (edit?.locked?.includes(name) ?? false)
      return field && !isFixed ? offered(name, field) : []
    }),
  )
}

function offered(
  place: string,
  field: FieldDefinition,
): (readonly [place: string, field: FieldDefinition])[] {
  if (field.kind !== 'object') return closedPart(field) === undefined ? [[place, field]] : []
  // The object is sent whole, and what a form never gets of it would be lost.
  if (deepFields(field.fields ?? {}).some((part) => isSecret(part) || part.kind === 'file')) return []
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => {
    const label = said('bulk.fieldIn', { object: field.label, field: part.label })
    return offered(`${place}${step}${name}`, { ...part, label })
  })
}

/** The names that lead to a place: `address/city` is in `address`. */
export function namesOfPlace(place: string): readonly string[] {
  return place.split(step)
}

/** What stands at a place of a form's values. */
export function valueAt(values: FormValues, place: string): FormValue {
  return namesOfPlace(place).reduce<FormValue>(
    (value, name) => (isNested(value) ? value[name] : undefined),
    values,
  )
}

/** Values with those of some places in them; what else stands in an object is kept. */
export function withValuesAt(values: FormValues, given: FormValues): FormValues {
  return Object.entries(given).reduce(
    (all, [place, value]) => withValue(all, namesOfPlace(place), value),
    values,
  )
}

function withValue(
  values: FormValues,
  [name = '', ...inside]: readonly string[],
  value: FormValue,
): FormValues {
  const before = values[name]
  const after = inside.length === 0 ? value : withValue(isNested(before) ? before : {}, inside, value)
  return { ...values, [name]: after }
}
