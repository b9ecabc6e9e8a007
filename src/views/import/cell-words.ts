import type { FieldDefinition } from '../../definitions/define-field'
import { type FormValue, isEmptyValue } from '../../definitions/form-values'
import { browserZone, cardDate, fullDate, readInstant } from '../../domain/dates'
import { locale } from '../../locales/locale'
import { valueText } from '../cells/value-text'
import type { References } from './known-records'

/** A value of a row as a list will show it; '' for nothing. */
export function cellWords(field: FieldDefinition, value: FormValue, references: References): string {
  if (isEmptyValue(value)) return ''
  if (field.kind === 'reference') {
    const labels = references.get(field.resource ?? '')?.labels
    return [value]
      .flat()
      .map((id) => labels?.get(String(id)) ?? String(id))
      .join(', ')
  }
  const hasTime = field.kind === 'date-time' || field.input === 'date-time'
  if (field.kind === 'date' || hasTime) {
    const instant = readInstant(String(value))
    if (instant !== null && hasTime) return fullDate(instant, browserZone(), locale())
    return cardDate(String(value), browserZone(), locale()) ?? String(value)
  }
  return valueText(field, value) ?? ''
}
