import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isDatedField, isSecret } from '../../definitions/define-field'
import { fieldsOfEntry, partsOf } from '../../definitions/nested-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { writeEntries } from '../../domain/cell-entries'
import { csvOf } from '../../domain/csv'
import { readInstant } from '../../domain/dates'
import { shownDay } from '../../domain/local-time'
import { xmlFrame, xmlRecords } from '../../domain/xml-text'
import { yamlEntries } from '../../domain/yaml-text'
import { t } from '../../locales/t'
import { csvMark } from '../action/save-file'
import { type ColumnViewer, standsFor } from '../table/use-table-view'

/**
 * The columns of a file: those of the list, shown or on demand, but no secrets. An amount is none without its currency,
 * which follows it where the list has no column of it.
 */
function exportColumns({ list, fields }: ResourceDefinition): readonly string[] {
  const names = list.columns.flatMap((name) => {
    const currency = fields[name]?.currency
    const isApart = typeof currency === 'object' && !list.columns.includes(currency.field)
    return isApart ? [name, currency.field] : [name]
  })
  return [...new Set(names)].filter((name) => fields[name] !== undefined && !isSecret(fields[name]))
}

/** A resource with those columns alone that stand for this person and this cluster, shown or on demand. */
export function standingFor(definition: ResourceDefinition, viewer: ColumnViewer): ResourceDefinition {
  const { list } = definition
  const columns = list.columns.filter((name) => standsFor(definition, name, viewer))
  return { ...definition, list: { ...list, columns } }
}

export type ExportFormat = 'csv' | 'json' | 'yaml' | 'xml'

/** How the records of a list stand in a file: what comes before and behind them, and what between two parts of it. */
export type ExportFrame = {
  head: string
  lines: (records: readonly ResourceRecord[]) => string
  between: string
  foot: string
  /** The file where there are no records. */
  none: string
  type: string
}

/** A file of the columns of a list: lines of CSV under their labels, or objects by key in another format. */
export function exportFrame(definition: ResourceDefinition, format: ExportFormat): ExportFrame {
  const columns = exportColumns(definition)
  const openValueOf = (record: ResourceRecord, name: string) =>
    withoutSecrets(record[name], definition.fields[name])
  const objectsOf = (records: readonly ResourceRecord[]) =>
    records.map((record) =>
      Object.fromEntries(columns.map((name) => [name, openValueOf(record, name) ?? null])),
    )
  if (format === 'json') {
    return {
      head: '[\n',
      lines: (records) =>
        objectsOf(records)
          .map((each) => JSON.stringify(each))
          .join(',\n'),
      between: ',\n',
      foot: '\n]\n',
      none: '[]\n',
      type: 'application/json',
    }
  }
  if (format === 'yaml') {
    return {
      head: '',
      lines: (records) => yamlEntries(objectsOf(records)),
      between: '',
      foot: '',
      none: '[]\n',
      type: 'application/yaml',
    }
  }
  if (format === 'xml') {
    const { head, foot } = xmlFrame(definition.name)
    return {
      head,
      lines: (records) => xmlRecords(objectsOf(records)),
      between: '',
      foot,
      none: head + foot,
      type: 'application/xml',
    }
  }
  const labels = columns.map((name) => t(definition.fields[name]?.label ?? { en: name }))
  const head = csvMark + csvOf([labels])
  return {
    head,
    lines: (records) =>
      csvOf(
        records.map((record) =>
          columns.map((name) => cellOf(openValueOf(record, name), definition.fields[name])),
        ),
      ),
    between: '',
    foot: '',
    none: head,
    type: 'text/csv;charset=utf-8',
  }
}

/** What a list of this day is called as a file. @param now milliseconds since the epoch */
export function exportName(
  { name }: Pick<ResourceDefinition, 'name'>,
  now: number,
  format: ExportFormat,
): string {
  return `${name}-${shownDay(now)}.${format}`
}

/** Entries of a list are parted by semicolons where they have none; what is nested, or JSON itself, stands as JSON. */
function cellOf(value: unknown, field: FieldDefinition | undefined): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (field?.kind === 'json') return JSON.stringify(value)
  if (typeof value !== 'object') return String(value)
  const isPlainList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
  return isPlainList ? writeEntries(value) : JSON.stringify(value)
}

/** An instant without a zone is one of UTC, and says so in a file: a cell without one is read in that of the browser. */
function inZone(value: unknown): unknown {
  const isWithout =
    typeof value === 'string' && /:\d{2}(\.\d+)?$/.test(value) && !/[+-]\d{2}:\d{2}$/.test(value)
  const instant = isWithout ? readInstant(value) : null
  return instant === null ? value : new Date(instant).toISOString()
}

/** A secret leaves the console in no file, however deep it stands; an instant leaves it with its zone. */
function withoutSecrets(value: unknown, field: FieldDefinition | undefined): unknown {
  if (field && isDatedField(field)) return inZone(value)
  if (!field || partsOf(field).length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, field))
  const fields = fieldsOfEntry(field, value)
  const open = Object.entries(value).filter(([name]) => !fields[name] || !isSecret(fields[name]))
  return Object.fromEntries(open.map(([name, part]) => [name, withoutSecrets(part, fields[name])]))
}
