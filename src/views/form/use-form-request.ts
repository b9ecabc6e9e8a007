import { useCallback } from 'react'
import type { FormPlan } from './form-plan'
import type { FormContext, FormValues } from './form-values'
import { lookUp } from './look-up'
import { requests, type ToRequest } from './requests'
import { settableValues } from './settable-values'

/** The converter of a form's values into its request. */
export function useFormRequest(plan: FormPlan, context: FormContext): ToRequest {
  const useRegistered = plan.request === undefined ? useNothing : lookUp(requests, 'request', plan.request)
  const registered = useRegistered(context)
  return useCallback(
    (values: FormValues) =>
      plan.request === undefined ? settableValues(plan, { ...context, values }, values) : registered(values),
    [plan, context, registered],
  )
}

function useNothing(): ToRequest {
  return () => null
}
