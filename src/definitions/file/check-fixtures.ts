import '../../locales/late-texts'
import * as z from 'zod/mini'
import { readCalendarDay, readInstant } from '../../domain/dates'
import { readFlag } from '../../domain/read-flag'
import { t } from '../../locales/t'
import type { ResourceDefinition } from '../define'
import type { FieldDefinition } from '../define-field'
import { didYouMean, type Fault, fault } from '../fault'
import { countsOf } from '../field-limits'
import { fieldsOfEntry, kindFieldOf, kindOfEntry } from '../nested-fields'
import { valueKindOf } from '../value-kind'
import type { WireForm } from '../wire-form'
import { sentenceOfRule } from './file-rules'
import { takenBefore } from './taken-before'

type Fields = Readonly<Record<string, FieldDefinition | undefined>>
type Row = Readonly<Record<string, unknown>>

/** Keys that a row may have without a field: the sandbox would fill them in. */
const ownKeys = ['id', 'createdAt']

/**
 * Faults of the rows the sandbox starts with: a person would see a record that the server's form refuses, or that
 * cannot be read at all.
 */
export function checkFixtures(definition: ResourceDefinition, fixtures: readonly Row[]): readonly Fault[] {
  const { name, fields, wire } = definition
  const toKey = (field: string) => wire?.names.key(field) ?? field
  // They stand there as the API answers them.
  const rows = fixtures.map((row) => wire?.read(row).values ?? row)
  const ids = new Set<unknown>()
  const takenFaults = takenBefore(fields, 'row')
  return rows.flatMap((row, index) => {
    const at = `${name}.fixtures[${index}]`
    const isDouble = row.id !== undefined && ids.has(row.id)
    ids.add(row.id)
    const idAt = `${at}.${toKey('id')}`
    return [
      ...(isDouble ? [fault('R094', idAt, `another row has the id ${JSON.stringify(row.id)}`)] : []),
      ...(row.id === undefined || isId(row.id) ? [] : [fault('R094', idAt, 'an id is a text or a number')]),
      ...(wire ? foreignFaults(wire, fixtures[index] ?? {}, at) : []),
      ...rowFaults(row, fields, at, ownKeys, toKey),
      ...missingFaults(row, definition, at),
      ...takenFaults(row, (key) => `${at}.${toKey(key)}`),
    ]
  })
}

/** What of a row is no field's, or of another kind than the API has there. */
function foreignFaults(wire: WireForm, row: Row, at: string): readonly Fault[] {
  const { unread, unknown } = wire.read(row)
  return [
    ...unread.map(({ path, expected }) => {
      const kind = expected === 'number' ? 'a number' : 'an object'
      return fault('R094', `${at}.${path.join('.')}`, `${kind} is expected`)
    }),
    ...unknown.map((key) =>
      fault('R094', `${at}.${key}`, `no field is read from "${key}"; no list or form shows it`),
    ),
  ]
}

function isId(id: unknown): boolean {
  return typeof id === 'number' || (typeof id === 'string' && id !== '')
}

function rowFaults(
  row: Row,
  fields: Fields,
  at: string,
  otherKeys: readonly string[] = [],
  toKey: (field: string) => string = (field) => field,
): readonly Fault[] {
  const names = Object.keys(fields)
  return Object.entries(row).flatMap(([key, value]) => {
    const place = `${at}.${toKey(key)}`
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field) {
      if (otherKeys.includes(key)) return []
      return [
        fault('R094', place, `no field "${key}"${didYouMean(key, names, '; no list or form shows it')}`),
      ]
    }
    if (field.computed !== undefined) {
      return [fault('R094', place, `"${key}" is computed from the others: leave it out`)]
    }
    return value === null || value === undefined || value === '' ? [] : valueFaults(value, field, place)
  })
}

/** Fields that a new record needs in any case; those that are not shown or asked for at times may be missing. */
function missingFaults(
  row: Row,
  { create, formFields = {} }: ResourceDefinition,
  at: string,
): readonly Fault[] {
  const asked = create?.sections.flatMap(({ fields }) => fields) ?? []
  return asked.flatMap((name) => {
    const { required, requiredWhen, shownWhen, kind, secret } = formFields[name] ?? {}
    const isNeeded = required !== undefined && requiredWhen === undefined && shownWhen === undefined
    if (!isNeeded || kind === 'secret' || secret || !isEmpty(row[name])) return []
    const isThere = row[name] !== undefined && row[name] !== null
    return [fault('R094', at, `"${name}" is required, and ${isThere ? 'empty' : 'missing'}`)]
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function valueFaults(value: unknown, field: FieldDefinition, place: string): readonly Fault[] {
  const { kind, fields = {} } = field
  if (kind === 'object')
    return isRow(value) ? rowFaults(value, fields, place) : [wrong(place, value, 'an object')]
  if (kind === 'array') {
    if (!Array.isArray(value)) return [wrong(place, value, 'a list of objects')]
    // Among entries of one kind alone no two may have alike what no two may.
    const ofKinds = new Map<unknown, ReturnType<typeof takenBefore>>()
    return value.flatMap((entry: unknown, index) => {
      const at = `${place}[${index}]`
      if (!isRow(entry)) return [wrong(at, entry, 'an object')]
      const kind = kindOfEntry(field, entry)
      const takenFaults = ofKinds.get(kind) ?? takenBefore(fieldsOfEntry(field, entry), 'entry')
      ofKinds.set(kind, takenFaults)
      const together = takenFaults(entry, (name) => `${at}.${name}`)
      if (!field.kinds) return [...rowFaults(entry, fields, at), ...together]
      const key = kindFieldOf(field)
      const known = Object.keys(field.kinds)
      if (kind) return [...rowFaults(entry, fieldsOfEntry(field, entry), at, [key]), ...together]
      const name = entry[key]
      const kinds = `; its kinds are ${known.map((each) => `"${each}"`).join(', ')}`
      const words =
        name === undefined
          ? `is missing: it says which kind an entry is of${kinds}`
          : `${JSON.stringify(name)} is no kind of entry${didYouMean(String(name), known, kinds)}`
      return [fault('R094', `${at}.${key}`, words)]
    })
  }
  if (kind === 'list' || field.many) {
    if (!Array.isArray(value)) return [wrong(place, value, field.many ? 'a list of ids' : 'a list of texts')]
    return [
      ...value.flatMap((entry, index) => textFaults(entry, field, `${place}[${index}]`)),
      ...boundFaults(value.length, field, place, 'entries'),
    ]
  }
  return plainFaults(value, field, place)
}

function plainFaults(value: unknown, field: FieldDefinition, place: string): readonly Fault[] {
  switch (valueKindOf(field)) {
    case 'figure':
      return typeof value === 'number' ? boundFaults(value, field, place) : [wrong(place, value, 'a number')]
    case 'flag':
      return typeof readFlag(value) === 'boolean' ? [] : [wrong(place, value, 'true or false')]
    case 'instant':
      return typeof value === 'string' && readInstant(value) !== null
        ? []
        : [wrong(place, value, 'a date such as "2026-03-01T12:00:00Z"')]
    case 'day':
      return typeof value === 'string' && readCalendarDay(value) !== null
        ? []
        : [wrong(place, value, 'a day such as "2026-03-01"')]
    case 'text':
      return textFaults(value, field, place)
    default:
      return []
  }
}

function textFaults(sent: unknown, field: FieldDefinition, place: string): readonly Fault[] {
  const isReference = field.kind === 'reference'
  // A server may put the other record in the place of its id, and send a text of digits as a number.
  const value = isReference && isRow(sent) ? sent.id : sent
  if (typeof value !== 'string' && typeof value !== 'number') {
    return [wrong(place, sent, isReference ? 'an id' : 'a text')]
  }
  if (isReference) return []
  const text = String(value)
  const options = field.options?.map((option) => option.value)
  if (options && !options.includes(text)) {
    return [fault('R094', place, `"${text}" is no option${didYouMean(text, options)}`)]
  }
  const format = formatSentence(text, field)
  if (format !== null) return [fault('R094', place, `"${text}": ${format}`)]
  return field.kind === 'list' ? [] : boundFaults([...text].length, field, place, 'letters')
}

/** What the rule of its type, and its pattern, say of a text. */
function formatSentence(value: string, { rule, pattern }: FieldDefinition): string | null {
  const sentence = sentenceOfRule(rule, value)
  if (sentence !== null || pattern === undefined) return sentence
  return new RegExp(pattern.matches, 'u').test(value) ? null : t(pattern.says)
}

function boundFaults(size: number, field: FieldDefinition, place: string, unit = ''): readonly Fault[] {
  // What hangs on another field or on the time of day is not asked of rows.
  const { min, max } = countsOf(field)
  if (size >= min && size <= max) return []
  const [limit, word] = size < min ? [min, 'least'] : [max, 'most']
  return [fault('R094', place, `${size}${unit && ` ${unit}`}: at ${word} ${limit} may be there`)]
}

function wrong(place: string, value: unknown, expected: string): Fault {
  return fault(
    'R094',
    place,
    `${JSON.stringify(value)?.slice(0, 80)} is no value of this field: ${expected} is expected`,
  )
}

function isRow(value: unknown): value is Row {
  return z.safeParse(z.record(z.string(), z.unknown()), value).success
}
