import type { FieldDefinition } from '../../definitions/define-field'
import {
  type FormContext,
  type FormRecord,
  type FormValue,
  isEmptyValue,
} from '../../definitions/form-values'
import { t } from '../../locales/t'
import type { FormFields } from './form-plan'

/** The sentence of every field that is wrong, by name; hidden fields are never wrong. */
export function checkValues(fields: FormFields, context: FormContext): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const sentence = isFieldShown(field, context) ? checkField(name, field, context) : null
      return sentence === null ? [] : [[name, sentence]]
    }),
  )
}

/** Whether a field takes part: its `shownWhen` holds, or it has none. */
export function isFieldShown(field: FieldDefinition, context: FormContext): boolean {
  return field.shownWhen?.(context) ?? true
}

/** Whether a field may not be left empty now. */
export function isFieldRequired({ required, requiredWhen }: FieldDefinition, context: FormContext): boolean {
  if (required === undefined) return false
  return requiredWhen?.(context) ?? true
}
/** What react-hook-form takes of a form's values and of what is wrong with them. */
export function resolved(values: FormRecord, faults: Readonly<Record<string, string>>) {
  const entries = Object.entries(faults)
  if (entries.length === 0) return { values, errors: {} }
  const errors = entries.map(([name, message]) => [name, { type: 'rule', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Which fields stand in the way of a form; null when none does. */
export function faultsReason(fields: FormFields, faults: Readonly<Record<string, string>>): string | null {
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    faults[name] === undefined ? [] : [t(label)],
  )
  return labels.length === 0 ? null : t('form.fix', { fields: labels.join(', ') })
}

function checkField(name: string, field: FieldDefinition, context: FormContext): string | null {
  const value = context.values[name]
  if (isEmptyValue(value)) {
    return field.required !== undefined && isFieldRequired(field, context) ? t(field.required) : null
  }
  return field.rule?.(value, context) ?? boundsSentence(field, value)
}

/** What the field's own bounds say; a rule that knows better words speaks first. */
function boundsSentence(
  { kind, min = -Infinity, max = Infinity }: FieldDefinition,
  value: FormValue,
): string | null {
  if (kind === 'number') {
    const figure = typeof value === 'number' ? value : Number.NaN
    if (figure >= min && figure <= max) return null
    if (min === -Infinity) return max === Infinity ? t('form.notNumber') : t('form.atMost', { max })
    return max === Infinity ? t('form.atLeast', { min }) : t('form.between', { min, max })
  }
  if (typeof value !== 'string' || !['text', 'long-text', 'secret'].includes(kind)) return null
  // A person counts what they see, not code units.
  const { length } = [...value]
  if (length < min) return t('form.tooShort', { min })
  return length > max ? t('form.tooLong', { max }) : null
}
