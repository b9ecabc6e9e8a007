import type { ActionDefinition } from '../../definitions/define-action'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { safeHref } from '../../domain/safe-href'

/** The address that an action opens of a record; null where the record has none, undefined for any other action. */
export function linkOf(
  { opens }: Pick<ActionDefinition, 'opens'>,
  record: ResourceRecord | undefined,
): string | null | undefined {
  if (typeof opens !== 'object') return undefined
  return record ? safeHref(textOf(record, opens.field)) : null
}
