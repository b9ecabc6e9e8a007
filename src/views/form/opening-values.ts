import type { FieldDefinition } from '../../definitions/define-field'
import type { FormRecord, FormSituation, FormValue } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { FormPlan } from './form-plan'
import { isSecret } from './is-secret'

/** What a form opens with: the record's values by field name, or nothing, and on top what the definition says. */
export function openingValues(plan: FormPlan, situation: FormSituation): FormRecord {
  const { record } = situation
  const plain = Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [
      name,
      record ? editableOf(record, name, field) : null,
    ]),
  )
  return { ...plain, ...plan.initial?.(situation) }
}

/** A record's value as its field edits it; what the field cannot hold opens empty. Secrets never come back. */
function editableOf(record: ResourceRecord, name: string, field: FieldDefinition): FormValue {
  const value = record[name]
  if (value === null || value === undefined || isSecret(field)) return null
  if (typeof value === 'boolean') return field.kind === 'switch' ? value : String(value)
  if (typeof value === 'number') return ['number', 'slider'].includes(field.kind) ? value : String(value)
  if (typeof value === 'string') return field.kind === 'number' ? numberOf(value) : value
  return Array.isArray(value) ? value.map(String) : null
}

function numberOf(text: string): number | null {
  const figure = Number(text)
  return text.trim() === '' || !Number.isFinite(figure) ? null : figure
}
