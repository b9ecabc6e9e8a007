import '../../locales/form-texts'
import '../../locales/import-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { type CellKind, isCellKind } from '../../definitions/define-import'
import type { FormValue } from '../../definitions/form-values'
import { readBytes, readDay, readEntries, readFigure, readYesNo, twoFold } from '../../domain/cell-text'
import { readDuration } from '../../domain/units'
import { t } from '../../locales/t'
import type { KnownRecords } from './known-records'

/** What a cell came to: a value as the form holds it, or why it is none. */
export type ReadCell = { value: FormValue } | { fault: string }

/**
 * The value of a cell by the kind of its field; what the form checks of values is checked later.
 * @param entries of a cell that holds several, where the file has them apart
 * @param known the records a reference may point to; null where they are not known, and an id is taken as it is
 */
export function readCell(
  field: FieldDefinition,
  cell: string,
  known: KnownRecords | null,
  entries: readonly string[] = readEntries(cell),
): ReadCell {
  if (cell.trim() === '' || !isCellKind(field.kind)) return { value: null }
  return readers[field.kind](cell.trim(), field, known, { text: cell, entries })
}

/** What a reader is given of a cell besides its text without spaces around it. */
type Whole = { text: string; entries: readonly string[] }
type Reader = (text: string, field: FieldDefinition, known: KnownRecords | null, whole: Whole) => ReadCell

const readers: Readonly<Record<CellKind, Reader>> = {
  text: (text) => ({ value: text }),
  'long-text': (_text, _field, _known, whole) => ({ value: whole.text }),
  code: (_text, _field, _known, whole) => ({ value: whole.text }),
  json: (text) => ({ value: text }),
  email: (text) => ({ value: text }),
  url: (text) => ({ value: text }),
  host: (text) => ({ value: text }),
  'ip-range': (text) => ({ value: text }),
  number: (text, field) => figureOf(text, readFigure(withoutUnit(text, field)), t('form.notNumber')),
  percent: (text) => figureOf(text, readFigure(text.replace(/%$/, '')), t('form.notNumber')),
  money: (text, field) => figureOf(text, readFigure(withoutCurrency(text, field)), t('form.notNumber')),
  bytes: (text) => figureOf(text, readBytes(text), t('importing.notBytes')),
  duration: (text) => figureOf(text, readDuration(text), t('form.notDuration')),
  switch: (text) => valueOr(readYesNo(text), t('importing.notYesNo')),
  choice: readOption,
  list: (_text, field, _known, { entries }) =>
    readEach(entries, (entry) => (field.options ? readOption(entry, field) : { value: entry })),
  date: (text, field) => dayOf(text, field.input === 'date-time'),
  'date-time': (text) => dayOf(text, true),
  reference: (text, field, known, { entries }) =>
    field.many ? readEach(entries, (entry) => referred(entry, known)) : referred(text, known),
}

function valueOr(value: FormValue, fault: string): ReadCell {
  return value === null ? { fault } : { value }
}

function figureOf(text: string, figure: number | typeof twoFold | null, fault: string): ReadCell {
  if (figure !== twoFold) return valueOr(figure, fault)
  const [whole, fraction] = [text.replace(',', ''), text.replace(',', '.')]
  return { fault: t('importing.twoFold', { text, whole, fraction }) }
}

function withoutUnit(text: string, { unit }: FieldDefinition): string {
  const word = unit === undefined ? '' : t(unit)
  return word !== '' && text.endsWith(word) ? text.slice(0, -word.length) : text
}

function withoutCurrency(text: string, { currency = '' }: FieldDefinition): string {
  return text
    .replace(currency, '')
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
  if (option?.disabledReason !== undefined) return { fault: t(option.disabledReason) }
  if (option) return { value: option.value }
  const all = options.map(({ label }) => t(label)).join(', ')
  return { fault: t('importing.notOption', { text, options: all }) }
}

/** Several entries; the first fault of one is the fault of all. */
function readEach(entries: readonly string[], read: (entry: string) => ReadCell): ReadCell {
  const values: string[] = []
  for (const entry of entries) {
    const answer = read(entry)
    if ('fault' in answer) return answer
    values.push(String(answer.value))
  }
  return { value: values }
}

function referred(text: string, known: KnownRecords | null): ReadCell {
  if (known === null || known.labels.has(text)) return { value: text }
  const named = known.idsByName.get(text.toLowerCase()) ?? []
  const [id, another] = named
  if (id === undefined) return { fault: t('importing.notReferred', { one: known.one, text }) }
  return another === undefined
    ? { value: id }
    : { fault: t('importing.referredTwice', { many: known.many, text }) }
}
