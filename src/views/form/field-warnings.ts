import '../../locales/form-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { isFieldShown, warningSentence } from '../../definitions/field-conditions'
import { type FormContext, type FormValue, isEmptyValue } from '../../definitions/form-values'
import { fieldsOfEntry } from '../../definitions/nested-fields'
import { t } from '../../locales/t'
import { entriesOf, nestedContext } from './check-values'
import type { FormFields } from './form-plan'

/** What is said of one value, which is held back by nothing; null for nothing. */
export function warningOf(field: FieldDefinition, value: FormValue, context: FormContext): string | null {
  if (isEmptyValue(value)) return null
  return field.warning?.(value, context) ?? warningSentence(field, context)
}

/** What is said of the values of fields on screen, by name; of what stands in them with its place. */
export function everyWarning(fields: FormFields, context: FormContext): Readonly<Record<string, string>> {
  const warnings = Object.entries(fields).flatMap(([name, field]) => {
    const sentences = isFieldShown(field, context) ? warningsOf(field, context.values[name], context) : []
    return sentences.length === 0 ? [] : [[name, t('form.warning', { why: sentences.join('; ') })] as const]
  })
  return Object.fromEntries(warnings)
}

function warningsOf(field: FieldDefinition, value: FormValue, context: FormContext): readonly string[] {
  const own = warningOf(field, value, context)
  const text = Array.isArray(value) ? 'form.faultInEntry' : 'form.faultInField'
  const within = entriesOf(value).flatMap(({ entry, number }) => {
    const fields = fieldsOfEntry(field, entry)
    const here = nestedContext(fields, entry, context)
    return Object.entries(fields).flatMap(([name, part]) =>
      isFieldShown(part, here)
        ? warningsOf(part, entry[name], here).map((why) => t(text, { field: t(part.label), why, number }))
        : [],
    )
  })
  return own === null ? within : [own, ...within]
}
