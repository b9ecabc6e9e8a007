import '../../locales/import-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { type CellKind, importedFields, isCellKind } from '../../definitions/define-import'
import { fieldsOfEntry, kindFieldOf, partsOf } from '../../definitions/nested-fields'
import { csvOf } from '../../domain/csv'
import { t } from '../../locales/t'
import { saveCsv } from '../action/save-file'
import { guessMapping } from './import-rows'
import type { ImportFile } from './read-file'

type Fields = Readonly<Record<string, FieldDefinition>>

export function saveTemplate({ name }: ResourceDefinition, fields: Fields): void {
  saveCsv(templateOf(fields), `${name}-template.csv`)
}

/** A file to fill in: the labels of the fields (their keys, where two have one label), and a row to replace. */
export function templateOf(fields: Fields): string {
  const labels = Object.values(fields).map(({ label }) => t(label))
  const areAlike = new Set(labels).size < labels.length
  const head = areAlike ? Object.keys(fields) : labels
  return csvOf([head, Object.values(fields).map(exampleOf)])
}

/** Saves rows of a file as they were, each with the reason why there is no record of it. */
export function saveFailedRows(
  definition: ResourceDefinition,
  { header }: ImportFile,
  rows: readonly { cells: readonly string[]; reason: string }[],
): void {
  const lines = rows.map(({ cells, reason }) => [...header.map((_, index) => cells[index] ?? ''), reason])
  const title = reasonTitle(importedFields(definition))
  saveCsv(csvOf([[...header, title], ...lines]), `${definition.name}-not-created.csv`)
}

/** No field's own: imported again, the reasons are to fill nothing. */
function reasonTitle(fields: Fields): string {
  let title = t('importing.reason')
  while (guessMapping([title], fields)[0] !== null) title = `(${title})`
  return title
}

/** How a value of a field may be written; of an object or an array as JSON. */
function exampleOf(field: FieldDefinition): string | number {
  if (partsOf(field).length === 0) return plainExample(field)
  const entry = nestedExample(field)
  return JSON.stringify(field.kind === 'array' ? [entry] : entry)
}

function nestedExample(field: FieldDefinition): Readonly<Record<string, unknown>> {
  const [kind] = Object.keys(field.kinds ?? {})
  const named = kind === undefined ? {} : { [kindFieldOf(field)]: kind }
  const parts = Object.entries(fieldsOfEntry(field, named)).map(([name, part]) => {
    if (partsOf(part).length === 0) return [name, plainExample(part)]
    const entry = nestedExample(part)
    return [name, part.kind === 'array' ? [entry] : entry]
  })
  return { ...named, ...Object.fromEntries(parts) }
}

function plainExample(field: FieldDefinition): string | number {
  const { kind, options = [], min } = field
  const [option] = options
  if (option) return t(option.label)
  if (field.placeholder) return t(field.placeholder)
  if (!isCellKind(kind)) return ''
  if (kind === 'date' && field.input === 'date-time') return examples['date-time']
  const example = examples[kind]
  return typeof example === 'number' && typeof min === 'number' ? min : example
}

const examples: Readonly<Record<CellKind, string | number>> = {
  text: 'example',
  'long-text': 'example',
  code: 'example',
  email: 'name@example.com',
  url: 'https://example.com',
  host: 'db.example.com',
  'ip-range': '10.0.0.0/8',
  time: '08:30',
  number: 1,
  percent: 1,
  money: 1,
  bytes: '1 GiB',
  duration: '1 h 30 min',
  switch: 'yes',
  choice: '',
  list: 'one; two',
  date: '2026-03-01',
  day: '2026-03-01',
  'date-time': '2026-03-01 14:30',
  json: '{}',
  reference: '',
}
