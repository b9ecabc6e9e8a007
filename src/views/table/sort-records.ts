import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isInstantField } from '../../definitions/define-field'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { readInstant } from '../../domain/dates'
import type { Sort } from '../../providers/list-query'

/**
 * The records in the order of a column: options as the field has them, figures by size, dates by time, texts as people
 * sort them ("node 9" before "node 10"). Behind all options stands what is none, and last what has no value, either way;
 * equal records keep their order.
 */
export function sortRecords(
  records: readonly ResourceRecord[],
  { fields }: Pick<ResourceDefinition, 'fields'>,
  sort: Sort | null,
): readonly ResourceRecord[] {
  const field = sort && fields[sort.field]
  if (!sort || !field) return records
  const sign = sort.order === 'asc' ? 1 : -1
  const keyed = records.map((record) => ({ record, key: keyOf(record, sort.field, field) }))
  return keyed.sort((left, right) => compare(left.key, right.key, sign)).map(({ record }) => record)
}

type Key = string | number | null

function keyOf(record: ResourceRecord, column: string, field: FieldDefinition): Key {
  const value = record[column]
  const text = textOf(record, column)
  if (field.options) {
    const place = field.options.findIndex((option) => option.value === text)
    return place < 0 ? text : place
  }
  if (typeof value === 'number') return value
  return isInstantField(field) ? readInstant(text) : text
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(left: Key, right: Key, sign: number): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
  return sign * collator.compare(String(left), String(right))
}
