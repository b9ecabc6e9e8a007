import { useEffect, useState } from 'react'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormValue } from '../../definitions/form-values'

/**
 * Whether a field's rule may speak now: once the person has left the field or tried to submit; with a debounce once
 * nothing was typed for so long, or at the attempt to submit (PLT-D08).
 */
export function useFieldVoice(
  { debounce }: FieldDefinition,
  value: FormValue,
  { isTouched, attempts }: { isTouched: boolean; attempts: number },
): boolean {
  const [openedWith] = useState(value)
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    if (debounce === undefined) return
    const timer = setTimeout(() => setSettled(value), debounce)
    return () => clearTimeout(timer)
  }, [debounce, value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt settles what is typed at that moment
  useEffect(() => {
    if (attempts > 0) setSettled(value)
  }, [attempts])

  if (debounce === undefined) return attempts > 0 || isTouched
  return settled === value && (value !== openedWith || attempts > 0)
}
