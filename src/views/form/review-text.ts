import type { FieldDefinition } from '../../definitions/define-field'
import { type FormContext, isEmptyValue } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { isSecret } from './is-secret'

/** A field's value in words, as a review shows it; a secret is only said to be given. */
export function reviewText(field: FieldDefinition, name: string, context: FormContext): string {
  if (field.review !== undefined) return field.review(context)
  const value = context.values[name]
  if (field.kind === 'switch') return t(value === true ? 'form.on' : 'form.off')
  if (isEmptyValue(value)) return t('form.nothing')
  if (isSecret(field)) return '••••••••'
  const option = field.options?.find((candidate) => candidate.value === value)
  if (option) return t(option.label)
  if (value instanceof File) return value.name
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return field.unit === undefined ? text : `${text} ${t(field.unit)}`
}
