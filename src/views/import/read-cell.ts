import '../../locales/form-texts'
import '../../locales/import-texts'
import { type FieldDefinition, isFigure } from '../../definitions/define-field'
import { type CellKind, isCellKind } from '../../definitions/define-import'
import type { FormValue, NestedValues } from '../../definitions/form-values'
import { fieldsOfEntry, kindFieldOf, kindIn, kindOfEntry, partsOf } from '../../definitions/nested-fields'
import { readEntries } from '../../domain/cell-entries'
import { readBytes, readCalendarCell, readDay, readFigure, readYesNo, twoFold } from '../../domain/cell-text'
import { readDuration } from '../../domain/units'
import { t } from '../../locales/t'
import type { KnownRecords, References } from './known-records'

/** What a cell came to: a value as the form holds it, or why it is none. */
export type ReadCell = { value: FormValue } | { faults: readonly string[] }

/**
 * The value of a cell by the kind of its field, of an object or an array by its JSON; what the form checks of values is
 * checked later.
 * @param references the records that may be pointed to; of those that are not known an id is taken as it is
 */
export function readCell(field: FieldDefinition, cell: string, references: References): ReadCell {
  if (isEmptyCell(field, cell)) return { value: null }
  if (hasParts(field)) return readNestedText(field, cell, references)
  if (!isCellKind(field.kind)) return { value: null }
  const known = references.get(field.resource ?? '') ?? null
  return readers[field.kind](cell.trim(), field, known, cell)
}

/** Whether a cell says nothing of a field: of several, a list of none. */
export function isEmptyCell({ kind, many }: FieldDefinition, cell: string): boolean {
  const isSeveral = kind === 'list' || kind === 'array' || many === true
  return cell.trim() === '' || (isSeveral && cell.trim() === '[]')
}

/** @param whole the cell with the spaces around its text */
type Reader = (text: string, field: FieldDefinition, known: KnownRecords | null, whole: string) => ReadCell

const readers: Readonly<Record<CellKind, Reader>> = {
  text: (text) => ({ value: text }),
  'long-text': (_text, _field, _known, whole) => ({ value: whole }),
  code: (_text, _field, _known, whole) => ({ value: whole }),
  json: (text) => ({ value: text }),
  email: (text) => ({ value: text }),
  url: (text) => ({ value: text }),
  host: (text) => ({ value: text }),
  'ip-range': (text) => ({ value: text }),
  // Spreadsheets write hours without their zero.
  time: (text) => ({ value: text.replace(/^\d:/, '0$&') }),
  number: (text, field) => figureOf(text, readFigure(withoutUnit(text, field)), t('form.notNumber')),
  percent: (text) => figureOf(text, readFigure(text.replace(/%$/, '')), t('form.notNumber')),
  money: (text, field) => figureOf(text, readFigure(withoutCurrency(text, field)), t('form.notNumber')),
  bytes: (text) => figureOf(text, readBytes(text), t('importing.notBytes')),
  duration: (text) => figureOf(text, readDuration(text), t('form.notDuration')),
  switch: (text) => valueOr(readYesNo(text), t('importing.notYesNo')),
  choice: readOption,
  list: (text, field) =>
    readEach(readEntries(text), (entry) => (field.options ? readOption(entry, field) : { value: entry })),
  date: (text, field) => dayOf(text, field.input === 'date-time'),
  day: (text) => valueOr(readCalendarCell(text), t('importing.notDay')),
  'date-time': (text) => dayOf(text, true),
  reference: (text, field, known) =>
    field.many ? readEach(readEntries(text), (entry) => referred(entry, known)) : referred(text, known),
}

function valueOr(value: FormValue, fault: string): ReadCell {
  return value === null ? { faults: [fault] } : { value }
}

function figureOf(text: string, figure: number | typeof twoFold | null, fault: string): ReadCell {
  if (figure !== twoFold) return valueOr(figure, fault)
  const [whole, fraction] = [text.replace(',', ''), text.replace(',', '.')]
  return { faults: [t('importing.twoFold', { text, whole, fraction })] }
}

function withoutUnit(text: string, { unit }: FieldDefinition): string {
  const figure = Number.parseFloat(text)
  const word =
    unit === undefined ? '' : [t(unit, { count: figure }), t(unit)].find((each) => text.endsWith(each))
  return word ? text.slice(0, -word.length) : text
}

/** One that stands in another cell is read there, and may stand here again. */
function withoutCurrency(text: string, { currency = '' }: FieldDefinition): string {
  return text
    .replace(typeof currency === 'string' ? currency : /\b[A-Z]{3}\b/, '')
    .replace(/\p{Sc}/u, '')
    .trim()
}

function dayOf(text: string, hasTime: boolean): ReadCell {
  return valueOr(readDay(text, hasTime), t(hasTime ? 'importing.notTime' : 'importing.notDay'))
}

/** An option by its value, or by what a person reads. */
function readOption(text: string, { options = [] }: FieldDefinition): ReadCell {
  const wanted = text.toLowerCase()
  const option =
    options.find(({ value }) => value === text) ??
    options.find(({ value, label }) => [value, t(label)].some((each) => each.toLowerCase() === wanted))
  if (option?.disabledReason !== undefined) return { faults: [t(option.disabledReason)] }
  if (option) return { value: option.value }
  const all = options.map(({ label }) => t(label)).join(', ')
  return { faults: [t('importing.notOption', { text, options: all })] }
}

function readEach(entries: readonly string[], read: (entry: string) => ReadCell): ReadCell {
  const answers = entries.map(read)
  const faults = answers.flatMap((answer) => ('faults' in answer ? answer.faults : []))
  if (faults.length > 0) return { faults }
  return { value: answers.flatMap((answer) => ('value' in answer ? [String(answer.value)] : [])) }
}

function referred(text: string, known: KnownRecords | null): ReadCell {
  if (known === null || known.labels.has(text)) return { value: text }
  const named = known.idsByName.get(text.toLowerCase()) ?? []
  const [id, another] = named
  if (id === undefined) return { faults: [t('importing.notReferred', { one: known.one, text })] }
  return another === undefined
    ? { value: id }
    : { faults: [t('importing.referredTwice', { many: known.many, text })] }
}

function hasParts(field: FieldDefinition): boolean {
  return partsOf(field).length > 0
}

function readNestedText(field: FieldDefinition, cell: string, references: References): ReadCell {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch (error) {
    return { faults: [t('form.notJson', { why: error instanceof Error ? error.message : '' })] }
  }
  return readNested(field, value, references)
}

/** An object or a list of them as the form holds it; faults name the entry and the field they are in. */
function readNested(field: FieldDefinition, value: unknown, references: References): ReadCell {
  if (field.kind === 'object') {
    const read = readObject(field, value, references)
    if ('values' in read) return { value: read.values }
    return {
      faults: read.faults.map(({ label, why }) =>
        label === null ? why : t('form.faultInField', { field: label, why }),
      ),
    }
  }
  if (!Array.isArray(value)) return { faults: [t('importing.notEntries')] }
  const entries: NestedValues[] = []
  const faults: string[] = []
  for (const [index, entry] of value.entries()) {
    const number = index + 1
    const read = readObject(field, entry, references)
    if ('values' in read) entries.push(read.values)
    else {
      for (const { label, why } of read.faults) {
        faults.push(
          label === null
            ? t('importing.entryFault', { number, fault: why })
            : t('form.faultInEntry', { number, field: label, why }),
        )
      }
    }
  }
  return faults.length > 0 ? { faults } : { value: entries }
}

/** What is wrong in an object: of itself, or with the label of the field it is wrong in. */
type PartFault = { label: string | null; why: string }

function readObject(
  field: FieldDefinition,
  object: unknown,
  references: References,
): { values: NestedValues } | { faults: readonly PartFault[] } {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    return { faults: [{ label: null, why: t('importing.notObject') }] }
  }
  if (field.kinds && !kindOfEntry(field, object)) {
    const kinds = Object.keys(field.kinds).join(', ')
    return { faults: [{ label: null, why: t('importing.notKind', { key: kindFieldOf(field), kinds }) }] }
  }
  const fields = fieldsOfEntry(field, object)
  const kind = kindIn(field, object)
  const values: Record<string, FormValue> = {}
  const faults: PartFault[] = []
  for (const [key, value] of Object.entries(object)) {
    if (Object.hasOwn(kind, key) || value === null) continue
    const part = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!part) {
      faults.push({ label: null, why: t('importing.notKey', { key }) })
      continue
    }
    const read = readPart(part, value, references)
    if ('value' in read) values[key] = read.value
    else faults.push(...read.faults.map((why) => ({ label: t(part.label), why })))
  }
  if (faults.length > 0) return { faults }
  const all = Object.keys(fields).map((name) => [name, values[name] ?? null] as const)
  return { values: { ...Object.fromEntries(all), ...kind } }
}

/** A value of JSON by the kind of its field; texts may be written as in a cell. */
function readPart(field: FieldDefinition, value: unknown, references: References): ReadCell {
  if (hasParts(field)) return readNested(field, value, references)
  if (field.kind === 'json') return { value: JSON.stringify(value) }
  if (typeof value === 'number' && isFigure(field)) return { value }
  const isSeveral = field.kind === 'list' || field.many === true
  if (Array.isArray(value) && isSeveral && value.every((entry) => typeof entry !== 'object')) {
    return readCell(field, JSON.stringify(value), references)
  }
  if (typeof value === 'object') return { faults: [t('importing.notOneValue')] }
  return readCell(field, String(value), references)
}
