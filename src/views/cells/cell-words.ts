import type { FieldDefinition } from '../../definitions/define-field'
import { isEmptyValue, isNested } from '../../definitions/form-values'
import { fieldsOfEntry, kindOfEntry, partsOf } from '../../definitions/nested-fields'
import { browserZone, cardDate, fullDate, readInstant } from '../../domain/dates'
import { t } from '../../locales/t'
import { fieldValueText } from './field-value-text'

/** What records of other resources are called, by id; by the name of a resource, as far as it is known. */
export type KnownLabels = ReadonlyMap<string, { labels: ReadonlyMap<string, string> } | null>

/** A value as a list shows it, in words; '' for nothing. */
export function cellWords(field: FieldDefinition, value: unknown, references: KnownLabels): string {
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
    if (instant !== null && hasTime) return fullDate(instant, browserZone())
    return cardDate(String(value), browserZone()) ?? String(value)
  }
  if (partsOf(field).length > 0) return nestedWords(field, value, references)
  return fieldValueText(field, value) ?? ''
}

/** "Title: One, Team: Blue" of an object; entries are parted by semicolons. */
function nestedWords(field: FieldDefinition, value: unknown, references: KnownLabels): string {
  const entries = [value].flat().flatMap((entry) => {
    if (typeof entry === 'string' || !isNested(entry)) return []
    const parts = Object.entries(fieldsOfEntry(field, entry)).flatMap(([name, part]) => {
      const words = cellWords(part, entry[name], references)
      return words === '' ? [] : [`${t(part.label)}: ${words}`]
    })
    const kind = kindOfEntry(field, entry)
    if (!kind) return [parts.join(', ')]
    return [parts.length === 0 ? t(kind.label) : `${t(kind.label)} (${parts.join(', ')})`]
  })
  return entries.join('; ')
}
