import '../../locales/form-texts'
import '../../locales/import-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { isFieldShown } from '../../definitions/field-conditions'
import {
  type FormContext,
  type FormEnvironment,
  type FormRecord,
  type FormValue,
  isEmptyValue,
  textValue,
} from '../../definitions/form-values'
import { fieldsOfEntry } from '../../definitions/nested-fields'
import { ended } from '../../domain/joined-sentences'
import type { CsvRow } from '../../domain/read-csv'
import { t } from '../../locales/t'
import { entriesOf, everyFault, nestedContext } from '../form/check-values'
import { everyWarning } from '../form/field-warnings'
import { type FormPlan, lastingLockOf, lockOf } from '../form/form-plan'
import { openingValues } from '../form/record-values'
import type { References } from './known-records'
import { isEmptyCell, readCell } from './read-cell'

/** A row of the file as a record that may be made. */
export type ImportRow = CsvRow & {
  values: FormRecord
  /** What is wrong, by field: of those without a column, too. */
  faults: Readonly<Record<string, string>>
  /** What is said of values that are right, by field; it holds nothing back. */
  warnings: Readonly<Record<string, string>>
  /** What is wrong with the row itself. */
  fault: string | null
}

export const isFaulty = ({ faults, fault }: ImportRow): boolean =>
  fault !== null || Object.keys(faults).length > 0

/**
 * Rows that say a title again: that of a row before them, or of a record there is; by line, with the sentence. It is no
 * fault, as a server may have several of one name.
 */
export function repeatedRows(
  rows: readonly ImportRow[],
  title: { name: string; label: string },
  listed: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const seen = new Map<string, number>()
  return new Map(
    rows.flatMap(({ line, values }) => {
      const said = textValue(values[title.name]).trim()
      const before = seen.get(said)
      if (said === '' || before === undefined) seen.set(said, line)
      if (said === '') return []
      if (listed.has(said)) return [[line, t('importing.isListed', { field: title.label })] as const]
      if (before === undefined) return []
      return [[line, t('importing.isRepeated', { field: title.label, line: before })] as const]
    }),
  )
}

/** The field each column fills, null for none; no two fill the same. */
export type Mapping = readonly (string | null)[]

/**
 * Fields by what the first row says: their key, else their label, however it is written. What is spelt as the label of
 * one field and only nearly as the key of another is that label, as an export writes it.
 */
export function guessMapping(
  header: readonly string[],
  fields: Readonly<Record<string, FieldDefinition>>,
): Mapping {
  const known = Object.entries(fields).map(([name, { label }]) => ({ name, label: t(label) }))
  const isKey = (title: string, name: string) =>
    name === title ||
    (bare(name) === bare(title) && !known.some((other) => other.name !== name && other.label === title))
  const taken = new Set<string>()
  const found = (isMeant: (field: (typeof known)[number]) => boolean) => {
    const name = known.find((field) => !taken.has(field.name) && isMeant(field))?.name ?? null
    if (name !== null) taken.add(name)
    return name
  }
  const byKey = header.map((title) => found(({ name }) => isKey(title, name)))
  return header.map((title, index) => byKey[index] ?? found(({ label }) => bare(label) === bare(title)))
}

/** Another field for a column; what filled it before is not used any more. */
export function remapped(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((before, index) => {
    if (index === column) return field
    return before === field ? null : before
  })
}

function bare(title: string): string {
  return title.toLowerCase().replace(/[\s_-]+/g, '')
}

/** Reads and checks rows as the form that creates a record would. */
export function checkRows(input: {
  rows: readonly CsvRow[]
  mapping: Mapping
  fields: Readonly<Record<string, FieldDefinition>>
  plan: FormPlan
  environment: FormEnvironment
  references: References
}): readonly ImportRow[] {
  const { rows, mapping, fields, plan, environment, references } = input
  const opened = openingValues(plan, environment)
  return rows.map((row) => {
    const values = { ...opened }
    const unread: Record<string, readonly string[]> = {}
    const given: string[] = []
    for (const [index, name] of mapping.entries()) {
      const field = name === null ? undefined : fields[name]
      if (name === null || field === undefined) continue
      const cell = cellFor(field, row, index)
      if (isEmptyCell(field, cell)) continue
      given.push(name)
      const read = readCell(field, cell, references)
      if ('faults' in read) unread[name] = read.faults
      // What could not be read is not what a new record has by default.
      values[name] = 'faults' in read ? null : read.value
    }
    const unsaid = unsaidCurrencies(given, { ...environment, values })
    for (const name of Object.keys(unsaid)) values[name] = null
    const context = { ...environment, computed: plan.computed, fields: plan.fields, values }
    const found = { ...everyFault(plan.fields, context), ...unsaid, ...unread }
    for (const name of given) {
      const useless = uselessCell(name, context)
      if (useless !== null) found[name] = [useless]
      else found[name] = [...(found[name] ?? []), ...hiddenParts(plan.fields[name], values[name], context)]
    }
    const isTooLong = row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')
    return {
      ...row,
      values,
      faults: Object.fromEntries(
        Object.entries(found).flatMap(([name, all]) => (all.length === 0 ? [] : [[name, all.join('; ')]])),
      ),
      warnings: everyWarning(plan.fields, context),
      fault: isTooLong ? t('importing.tooManyCells') : null,
    }
  })

  /** Of every currency that only its default would say: an amount in a file may be of any. */
  function unsaidCurrencies(
    given: readonly string[],
    context: FormContext,
  ): Readonly<Record<string, readonly string[]>> {
    const unsaid = given.flatMap((name) => {
      const amount = fields[name]
      const code = typeof amount?.currency === 'object' ? amount.currency.field : ''
      const field = fields[code]
      if (!amount || !field || given.includes(code) || isEmptyValue(context.values[code])) return []
      if (!isFieldShown(field, context) || lockOf(plan, code, context) !== null) return []
      return [[code, [t('importing.unsaidCurrency', { field: t(amount.label) })]] as const]
    })
    return Object.fromEntries(unsaid)
  }

  /** What a form would not ask for, and not send: nothing that a file says is left out in silence. */
  function uselessCell(name: string, context: FormContext): string | null {
    const field = plan.fields[name]
    if (field && !isFieldShown(field, context)) return t('importing.doesNotApply')
    const reason = lastingLockOf(plan, name, context)
    return reason === null ? null : t('importing.locked', { reason: ended(reason) })
  }
}

/** A cell's text for a field: of JSON, that of a value which is JSON already. */
function cellFor({ kind }: FieldDefinition, { cells, raw }: CsvRow, index: number): string {
  const value = kind === 'json' ? raw?.[index] : undefined
  return value === undefined || value === null ? (cells[index] ?? '') : JSON.stringify(value)
}

/** Every value within another one that the form would not show, as a sentence with its place. */
function hiddenParts(
  field: FieldDefinition | undefined,
  value: FormValue,
  context: FormContext,
): readonly string[] {
  if (field === undefined) return []
  const text = Array.isArray(value) ? 'form.faultInEntry' : 'form.faultInField'
  return entriesOf(value).flatMap(({ entry, number }) => {
    const fields = fieldsOfEntry(field, entry)
    const within = nestedContext(fields, entry, context)
    return Object.entries(fields).flatMap(([name, part]) => {
      if (isEmptyValue(entry[name])) return []
      const all = isFieldShown(part, within)
        ? hiddenParts(part, entry[name], within)
        : [t('importing.partDoesNotApply')]
      return all.map((why) => t(text, { field: t(part.label), why, number }))
    })
  })
}
