import { startTransition, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormRecord } from '../../../definitions/form-values'

/**
 * What a form holds, a moment later than it is typed: what is drawn of it never holds up a key stroke, as it does with
 * react-hook-form's own useWatch among 200 fields. `catchUp` draws at once what is typed by now: what is asked about,
 * or sent, is never behind.
 */
export function useValuesLater({ getValues, subscribe }: UseFormReturn<FormRecord>): {
  values: FormRecord
  catchUp: () => void
} {
  const [values, setValues] = useState(() => getValues())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: now }) => startTransition(() => setValues({ ...now })),
      }),
    [subscribe],
  )
  return { values, catchUp: () => setValues({ ...getValues() }) }
}
