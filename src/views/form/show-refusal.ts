import type { RefObject } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/errors'
import { errorSentence } from '../error-sentence'

/** Shows a refusal where it was asked for; answers the words that are left to tell, null for none. */
export type ShowRefusal = (refusal: unknown) => string | null

/**
 * Puts the server's words at the fields of a small form they are about (D1 §8); the first of them is focused.
 * @param fieldOf name of the field that goes by a name of the wire; undefined for none
 * @param isThere whether the form still stands: to who has left it nothing is shown here
 */
export function refusalAtFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fieldOf: (wireName: string) => FieldPath<Values> | undefined,
  isThere: RefObject<boolean>,
): ShowRefusal {
  return (refusal) => {
    if (!(refusal instanceof ApiError) || !isThere.current) return errorSentence(refusal)
    const placed = refusal.fieldErrors.flatMap(place)
    for (const [index, { field, message }] of placed.entries())
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    if (placed.length === 0) return refusal.message
    // The message of the whole may be one that stands at a field.
    return refusal.fieldErrors.find(({ fieldName }) => fieldOf(fieldName) === undefined)?.message ?? null
  }

  function place({ fieldName, message }: ApiError['fieldErrors'][number]) {
    const field = fieldOf(fieldName)
    return field === undefined ? [] : [{ field, message }]
  }
}
