import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { fieldsOfEntry, partsOf } from '../../definitions/nested-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { csvOf } from '../../domain/csv'
import { t } from '../../locales/t'

/** The columns of a file: those of the list, shown or on demand, but no secrets. */
function exportColumns({ list, fields }: ResourceDefinition): readonly string[] {
  return list.columns.filter((name) => fields[name] !== undefined && fields[name].kind !== 'secret')
}

/** The first line of a file: what stands above the columns. */
export function exportHead(definition: ResourceDefinition): string {
  const labels = exportColumns(definition).map((name) => {
    const label = definition.fields[name]?.label
    return label === undefined ? name : t(label)
  })
  return csvOf([labels])
}

/** Records as lines of a file, with the values as the API has them. */
export function exportLines(definition: ResourceDefinition, records: readonly ResourceRecord[]): string {
  const columns = exportColumns(definition)
  return csvOf(
    records.map((record) =>
      columns.map((name) => cellOf(withoutSecrets(record[name], definition.fields[name]))),
    ),
  )
}

/** What a list of this day is called as a file. @param now milliseconds since the epoch */
export function exportName({ name }: Pick<ResourceDefinition, 'name'>, now: number): string {
  return `${name}-${new Date(now).toISOString().slice(0, 10)}.csv`
}

/** Entries of a list are parted by semicolons; what is nested stands as JSON. */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value !== 'object') return String(value)
  const isPlainList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
  return isPlainList ? value.join('; ') : JSON.stringify(value)
}

/** A secret leaves the console in no file, however deep it stands. */
function withoutSecrets(value: unknown, field: FieldDefinition | undefined): unknown {
  if (!field || partsOf(field).length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, field))
  const fields = fieldsOfEntry(field, value)
  const open = Object.entries(value).filter(([name]) => fields[name]?.kind !== 'secret')
  return Object.fromEntries(open.map(([name, part]) => [name, withoutSecrets(part, fields[name])]))
}
