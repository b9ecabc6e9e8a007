import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/errors'

/** Shows a refusal where it was asked for; answers whether nothing of it is left to tell. */
export type ShowRefusal = (refusal: unknown) => boolean

/**
 * Puts the server's words at the fields of a small form they are about (D1 §8); the first of them is focused.
 * @param fieldOf name of the field that goes by a name of the wire; undefined for none
 */
export function refusalAtFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fieldOf: (wireName: string) => FieldPath<Values> | undefined,
): ShowRefusal {
  return (refusal) => {
    if (!(refusal instanceof ApiError)) return false
    const placed = refusal.fieldErrors.flatMap(place)
    for (const [index, { field, message }] of placed.entries())
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    return placed.length > 0 && placed.length === refusal.fieldErrors.length
  }

  function place({ fieldName, message }: ApiError['fieldErrors'][number]) {
    const field = fieldOf(fieldName)
    return field === undefined ? [] : [{ field, message }]
  }
}
