import type { ResourceDefinition } from '../../definitions/define'
import { type FormContext, type FormValues, isMaking } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'

/**
 * A record as texts say it that was sent: its values from before, and those that were sent. Of a new one the answer
 * tells what nobody typed, its id among it. Computed fields come from all of these.
 */
export function recordSent(
  { fields, schema }: Pick<ResourceDefinition, 'fields' | 'schema'>,
  { record, mode }: Pick<FormContext, 'record' | 'mode'>,
  sent: FormValues,
  answer?: unknown,
): ResourceRecord {
  const told: Readonly<Record<string, unknown>> = isMaking(mode) ? { ...Object(answer) } : {}
  const id = String((isMaking(mode) ? told.id : record?.id) ?? '')
  const known = { ...record, ...told, ...sent, id }
  const computed = Object.keys(fields).filter((name) => fields[name]?.computed !== undefined)
  if (computed.length === 0) return known
  // The schema wants an id; no formula reads one that is not there yet.
  const { success, data } = schema.safeParse({ ...known, id: id || '-' })
  if (!success) return known
  return { ...known, ...Object.fromEntries(computed.map((name) => [name, Reflect.get(Object(data), name)])) }
}
