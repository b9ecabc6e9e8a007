import type { ResourceDefinition } from '../../definitions/define'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'

/** What a record is called: its title, or its id where it has none. */
export function nameOf(definition: ResourceDefinition, record: ResourceRecord): string {
  return definition.nameRecord?.(record) ?? titleOf(definition, record)
}

function titleOf({ titleField }: ResourceDefinition, record: ResourceRecord): string {
  return textOf(record, titleField) ?? record.id
}

/**
 * The values of an action's texts: `{{name}}` is the record's name or all of them, `{{count}}` how many there are.
 * Without a record `{{name}}` is what the resource is called.
 */
export function namesOf(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
): { name: string; names: string; count: number } {
  const names = records.map((record) => nameOf(definition, record)).join(', ')
  return { name: names || t(definition.label.many), names, count: records.length }
}

/** What fills the path of a call about one record; a call about none or several has nothing to fill in. */
export function pathRecord(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
): { id: string; name: string } | undefined {
  const [record] = records
  return record && records.length === 1 ? { id: record.id, name: titleOf(definition, record) } : undefined
}
