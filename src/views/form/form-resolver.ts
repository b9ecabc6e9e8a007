import type { Resolver } from 'react-hook-form'
import type { FormContext, FormRecord } from '../../definitions/form-values'
import { checkForm, type FormFields } from './check-form'

/** Lets react-hook-form check a form by the rules its definition names. */
export function createFormResolver(
  fields: FormFields,
  contextOf: (values: FormRecord) => FormContext,
): Resolver<FormRecord> {
  return (values) => {
    const faults = Object.entries(checkForm(fields, contextOf(values)))
    if (faults.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }])),
    }
  }
}
