import type { FieldError } from '../../api/errors'
import type { FormFields } from './form-plan'

/** Where the server's words go: beside fields that are on screen, and the rest into one notification. */
export type PlacedErrors = {
  inline: readonly { field: string; message: string; isNotActivated: boolean }[]
  /** Null when every word found its field. */
  notice: string | null
}

/**
 * Finds the place of each field error (D1 §8, ERR-D05, ERR-D07). `text` is what the notification says when there are
 * no field errors at all.
 * @param shown names of the fields on screen
 */
export function placeErrors(input: {
  fields: FormFields
  shown: readonly string[]
  fieldErrors: readonly FieldError[]
  text: string
}): PlacedErrors {
  const { fields, shown, fieldErrors, text } = input
  const inline = fieldErrors.flatMap(({ fieldName, message, isNotActivated }) => {
    const field = fieldOf(fields, shown, fieldName)
    return field === null ? [] : [{ field, message, isNotActivated }]
  })
  const homeless = fieldErrors.find(({ fieldName }) => fieldOf(fields, shown, fieldName) === null)
  return { inline, notice: homeless?.message ?? (inline.length === 0 ? text : null) }
}

function fieldOf(fields: FormFields, shown: readonly string[], wireName: string): string | null {
  if (shown.includes(wireName)) return wireName
  return shown.find((name) => fields[name]?.wire?.includes(wireName)) ?? null
}
