import type { ResourceDefinition } from '../../definitions/define'
import type { FormContext, FormRecord } from '../../definitions/form-values'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import type { FormPlan } from './form-plan'
import { isSecret } from './is-secret'
import { openingValues } from './opening-values'
import { hasSameValue } from './same-value'
import { settableValues } from './settable-values'

/**
 * Tells by a record of the list, read anew, whether a call whose answer was lost had its effect: a record of the new
 * name that was not there before, or the changed record with the values that were sent.
 */
export function isEffectOf(call: {
  definition: ResourceDefinition
  plan: FormPlan
  context: FormContext
  values: FormRecord
  name: string
  /** Ids the list held before the call. */
  known: ReadonlySet<string>
}): (record: ResourceRecord) => boolean {
  const { definition, plan, context, values, name, known } = call
  if (context.mode === 'create') {
    return (record) => !known.has(record.id) && textOf(record, definition.titleField) === name
  }
  const sent = Object.keys(settableValues(plan, { ...context, values }, values))
  const visible = sent.filter((field) => {
    const described = plan.fields[field]
    return described !== undefined && !isSecret(described)
  })
  return (record) => {
    if (record.id !== context.record?.id) return false
    const now = openingValues(plan, { ...context, record })
    return visible.every((field) => hasSameValue(now[field], values[field]))
  }
}
