import { t } from '../../locales/t'
import type { FieldDefinition } from '../../resources/define-field'
import { conditions } from './conditions'
import { type FormContext, isEmptyValue } from './form-values'
import { lookUp } from './look-up'
import { rules } from './rules'

/** The fields of a form by name, as a definition gives them. */
export type FormFields = Readonly<Record<string, FieldDefinition>>

/** The sentence of every field that is wrong, by name; hidden fields are never wrong. */
export function checkForm(fields: FormFields, context: FormContext): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const sentence = isFieldShown(field, context) ? checkField(name, field, context) : null
      return sentence === null ? [] : [[name, sentence]]
    }),
  )
}

/** Whether a field takes part: its `shownWhen` holds, or it has none. */
export function isFieldShown(field: FieldDefinition, context: FormContext): boolean {
  return field.shownWhen === undefined || lookUp(conditions, 'condition', field.shownWhen)(context)
}

function checkField(name: string, field: FieldDefinition, context: FormContext): string | null {
  const value = context.values[name]
  if (isEmptyValue(value)) return field.required === undefined ? null : t(field.required)
  return field.rule === undefined ? null : lookUp(rules, 'rule', field.rule)(value, context)
}
