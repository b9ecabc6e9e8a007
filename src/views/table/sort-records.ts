import type { ResourceDefinition } from '../../definitions/define'
import { type FieldKind, isInstantField } from '../../definitions/define-field'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { readInstant } from '../../domain/dates'
import type { Sort } from '../../providers/list-query'

/**
 * The records in the order of a column: figures by size, dates by time, texts as people sort them ("node 9" before
 * "node 10"). What has no value stands last either way; equal records keep their order.
 */
export function sortRecords(
  records: readonly ResourceRecord[],
  { fields }: Pick<ResourceDefinition, 'fields'>,
  sort: Sort | null,
): readonly ResourceRecord[] {
  const field = sort && fields[sort.field]
  if (!sort || !field) return records
  const sign = sort.order === 'asc' ? 1 : -1
  const keyed = records.map((record) => ({ record, key: keyOf(record, sort.field, field.kind) }))
  return keyed.sort((left, right) => compare(left.key, right.key, sign)).map(({ record }) => record)
}

type Key = string | number | null

function keyOf(record: ResourceRecord, column: string, kind: FieldKind): Key {
  const value = record[column]
  if (typeof value === 'number') return value
  const text = textOf(record, column)
  if (isInstantField({ kind })) return readInstant(text)
  return text
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(left: Key, right: Key, sign: number): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
  return sign * collator.compare(String(left), String(right))
}
