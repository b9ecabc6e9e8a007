import type { FieldDefinition } from '../../definitions/define-field'
import type { ResourceRecord } from '../records/resource-record'
import type { FormPlan } from './form-plan'
import type { FormRecord, FormSituation, FormValue } from './form-values'
import { initialValues } from './initial-values'
import { isSecret } from './is-secret'
import { lookUp } from './look-up'

/** What a form opens with: the record's values by field name, or nothing, and on top what the definition registers. */
export function openingValues(plan: FormPlan, situation: FormSituation): FormRecord {
  const { record } = situation
  const plain = Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [
      name,
      record ? editableOf(record, name, field) : null,
    ]),
  )
  if (plan.initial === undefined) return plain
  return { ...plain, ...lookUp(initialValues, 'set of initial values', plan.initial)(situation) }
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
