import {
  type FormContext,
  type FormRecord,
  type FormValues,
  isEmptyValue,
} from '../../definitions/form-values'
import { isFieldShown } from './check-form'
import type { FormPlan } from './form-plan'
import { lockOf } from './lock-of'

/**
 * The request of a form without a converter: the values a person could set, by field name, as typed. A new record
 * leaves empty fields out, except switches, which are seen off; a changed one says that they are empty now.
 */
export function settableValues(plan: FormPlan, context: FormContext, values: FormValues): FormRecord {
  const entries = Object.entries(plan.fields).flatMap(([name, field]) => {
    const isRead = field.kind === 'list' && field.choices !== undefined
    if (isRead || !isFieldShown(field, context) || lockOf(plan, name, context) !== null) return []
    const value = values[name]
    if (!isEmptyValue(value)) return [[name, value] as const]
    if (context.mode === 'create' && field.kind !== 'switch') return []
    return [[name, emptyValues[field.kind] ?? null] as const]
  })
  return Object.fromEntries(entries)
}

const emptyValues: Readonly<Record<string, FormRecord[string]>> = {
  text: '',
  'long-text': '',
  list: [],
  switch: false,
}
