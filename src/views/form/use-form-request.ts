import { useIsFetching } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FormContext, FormValues } from '../../definitions/form-values'
import { AnswerMissing, useCallReader } from '../../providers/use-call'
import type { FormPlan } from './form-plan'
import { settableValues } from './settable-values'

/** Turns values that passed the rules into a request's body; null while something it needs is not loaded. */
export type ToRequest = (values: FormValues) => unknown

/** The converter of a form's values into its request. */
export function useFormRequest(plan: FormPlan, context: FormContext): ToRequest {
  const read = useCallReader()
  // What it reads may arrive while nothing else of the form changes.
  useIsFetching()
  return useCallback(
    (values: FormValues) => {
      if (plan.request === undefined) return settableValues(plan, { ...context, values }, values)
      try {
        return plan.request(values, { ...context, values, read })
      } catch (error) {
        if (error instanceof AnswerMissing) return null
        throw error
      }
    },
    [plan, context, read],
  )
}
