import type { FieldCondition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'

/** Whether a record is as a definition's condition wants it. A field it does not have counts as null. */
export function meetsCondition(record: ResourceRecord, condition: FieldCondition): boolean {
  const value = record[condition.field] ?? null
  if (condition.is !== undefined) return condition.is.some((wanted) => wanted === value)
  return !condition.isNot.some((unwanted) => unwanted === value)
}
