import type { ResourceDefinition } from '../../definitions/define'
import { type FormContext, type FormValues, isEmptyValue, isMaking } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { withComputed } from '../../definitions/with-computed'

/**
 * A record as texts say it that was sent: its values from before, and those that were sent. Of a new one the answer
 * tells what nobody typed, its id among it. Computed fields come from all of these.
 */
export function recordSent(
  definition: Pick<ResourceDefinition, 'fields' | 'schema'>,
  { record, mode }: Pick<FormContext, 'record' | 'mode'>,
  sent: FormValues,
  answer?: unknown,
): ResourceRecord {
  const told: Readonly<Record<string, unknown>> = isMaking(mode) ? { ...Object(answer) } : {}
  const id = String((isMaking(mode) ? told.id : record?.id) ?? '')
  // What was left empty is what the server made of it.
  const entered = Object.entries(sent).filter(
    ([name, value]) => !isEmptyValue(value) || isEmptyValue(told[name]),
  )
  const known = { ...record, ...told, ...Object.fromEntries(entered) }
  // The schema wants an id; no formula reads one that is not there yet.
  return { ...withComputed(definition, { ...known, id: id || '-' }), id }
}
