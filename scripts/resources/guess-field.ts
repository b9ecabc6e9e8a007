import { readCalendarDay } from '../../src/domain/dates'
import { isEmail } from '../../src/domain/email'
import { isHost } from '../../src/domain/host'
import { isIpRange } from '../../src/domain/ip-range'
import { safeHref } from '../../src/domain/safe-href'
import { readTimeOfDay } from '../../src/domain/time-of-day'
import { labelOf } from './field-words'
import { guessFigure } from './guess-figure'
import { guessReference, type OtherList } from './guess-reference'

export type Row = Readonly<Record<string, unknown>>

/** A field of a definition file, as far as values tell. */
export type GuessedField = {
  type: string
  label: string
  options?: readonly string[]
  rule?: string
  currency?: string
  unit?: string
  from?: string
  sentAs?: 'number'
  resource?: string
  many?: boolean
  fields?: Readonly<Record<string, GuessedField>>
}

/** What a field is taken to be, and by what. */
export type Guess = { field: GuessedField; why: string }

export type GuessContext = {
  /** Lists that its values may be ids of. */
  others: readonly OtherList[]
  /** How far it stands inside of other fields. */
  depth: number
}

/** A choice has few values, each seen several times. */
const mostValues = 8
const mostNestedFields = 12
const deepest = 2
const forbidden = ['__proto__', 'constructor', 'prototype']

/** Whether a field may be called like a key of an answer. */
export function isFieldName(key: string): boolean {
  return /^[A-Za-z_][\w-]*$/.test(key) && !forbidden.includes(key)
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All keys that some of the records have, in the order they are met. */
export function keysOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

/** What the field of a key is, by all the values seen in `rows`. */
export function guessField(key: string, rows: readonly Row[], context: GuessContext): Guess {
  const label = labelOf(key)
  const given = rows
    .map((row) => (Object.hasOwn(row, key) ? row[key] : null))
    .filter((value) => value !== null && value !== undefined && value !== '')
  const guess = (type: string, why: string, more: Partial<GuessedField> = {}): Guess => ({
    field: { type, label, ...more },
    why: `${type}, ${why}`,
  })
  if (given.length === 0) return guess('text', 'of which no value was seen')
  if (given.every((value) => typeof value === 'boolean')) return guess('boolean', 'all are true or false')
  const found = guessReference(key, given, context.others)
  if (found) return guess(found.type, found.why, found.more)
  if (given.every((value) => typeof value === 'number')) {
    const { type, why, more } = guessFigure(key, given, rows)
    return guess(type, why, more)
  }
  if (given.every(isRow)) return guessObjects('object', given, guess, context)
  if (given.every((value) => Array.isArray(value))) return guessLists(given.flat(), guess, context)
  if (!given.every((value) => typeof value === 'string' || typeof value === 'number')) {
    return guess('json', 'some are of other kinds than others')
  }
  const { type, why, more } = guessText(key, given.map(String))
  return guess(type, why, more)
}

type Make = (type: string, why: string, more?: Partial<GuessedField>) => Guess

function guessLists(entries: readonly unknown[], guess: Make, context: GuessContext): Guess {
  if (entries.length > 0 && entries.every(isRow)) return guessObjects('array', entries, guess, context)
  if (!entries.every((entry) => typeof entry === 'string' || typeof entry === 'number')) {
    return guess('json', 'lists of lists or of several kinds')
  }
  const texts = entries.map(String)
  const options = fewOf(texts, 3)
  if (options) {
    return guess('list', `${options.length} values in ${texts.length} entries; there may be more`, {
      options,
    })
  }
  const rule =
    texts.length > 0 ? Object.keys(shapes).find((type) => texts.every(shapes[type] ?? no)) : undefined
  return guess(
    'list',
    rule ? `all entries are of type ${rule}` : 'all are lists of texts',
    rule ? { rule } : {},
  )
}

function guessObjects(
  type: 'object' | 'array',
  objects: readonly Row[],
  guess: Make,
  context: GuessContext,
): Guess {
  const keys = keysOf(objects)
  const usable = keys.filter((key) => isFieldName(key) && !isSecretName(key))
  const filled = objects.reduce((sum, each) => sum + Object.keys(each).length, 0)
  // Where each record has keys of its own, the keys are data.
  const isAlike = filled >= (objects.length * keys.length) / 2
  if (usable.length === 0 || usable.length > mostNestedFields || !isAlike || context.depth >= deepest) {
    return guess('json', 'objects of which no fields can be made')
  }
  const within = { ...context, depth: context.depth + 1 }
  const fields = Object.fromEntries(usable.map((key) => [key, guessField(key, objects, within).field]))
  const words = usable.map((key) => `${key} (${fields[key]?.type})`).join(', ')
  const left = keys.filter((key) => !usable.includes(key))
  return guess(type, `with ${words}${left.length > 0 ? `, without ${left.join(', ')}` : ''}`, { fields })
}

const no = () => false

/** Kinds of texts that every value tells by its form. */
const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmail,
  url: (text) => safeHref(text) !== null,
  'ip-range': (text) => /[.:]/.test(text) && isIpRange(text),
}

function isSecretName(key: string): boolean {
  return /secret|token|password|credential|apiKey|api_key|privateKey|private_key/i.test(key)
}

type Found = { type: string; why: string; more?: Partial<GuessedField> }

function guessText(key: string, texts: readonly string[]): Found {
  const every = (is: (text: string) => boolean) => texts.every(is)
  if (isSecretName(key)) return { type: 'secret', why: 'by its name' }
  if (every((text) => /^data:image\//.test(text))) return { type: 'image', why: 'all are pictures' }
  if (every((text) => readCalendarDay(text) !== null)) {
    return { type: 'day', why: 'all are days without a time' }
  }
  if (every((text) => /^\d{4}-\d\d-\d\d(?:T00:00(?::00(?:\.0+)?)?Z?)?$/.test(text))) {
    return { type: 'date', why: 'all are days as ISO 8601 has them' }
  }
  if (every((text) => /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text))) {
    return { type: 'date-time', why: 'all are instants as ISO 8601 has them' }
  }
  const isLength = /elapsed|duration|runtime|uptime|took|length|timeout/i.test(key)
  if (!isLength && every((text) => readTimeOfDay(text) !== null))
    return { type: 'time', why: 'all are times of day' }
  if (every(shapes.email ?? no)) return { type: 'email', why: 'all are email addresses' }
  if (every(shapes.url ?? no)) return { type: 'url', why: 'all are web addresses' }
  if (every(shapes['ip-range'] ?? no)) return { type: 'ip-range', why: 'all are IP addresses or ranges' }
  const isHostName = /host|domain|server|fqdn|endpoint|address/i.test(key)
  if (isHostName && every((text) => text.includes('.') && isHost(text))) {
    return { type: 'host', why: 'all are names of machines' }
  }
  if (every((text) => text.startsWith('-----BEGIN '))) return { type: 'file-text', why: 'all are PEM files' }
  if (every(isJsonText)) return { type: 'code', why: 'all are JSON in a text' }
  // A description is prose.
  if (/sql|query|script(?!ion)|code|yaml|template|expression|statement/i.test(key)) {
    if (texts.some((text) => text.includes('\n') || text.length > 40))
      return { type: 'code', why: 'by its name' }
  }
  const isKindName =
    /^(status|state|phase|kind|type|role|tier|level|severity|priority|category|region)$/i.test(key)
  const options = fewOf(texts, isKindName ? 2 : 3)
  if (options && options.length > 1) {
    const why = `${options.length} values in ${texts.length} records; there may be more`
    return { type: 'choice', why, more: { options } }
  }
  if (texts.some((text) => text.length > 80 || text.includes('\n'))) {
    return { type: 'long-text', why: 'some are long' }
  }
  return { type: 'text', why: 'all are texts' }
}

function isJsonText(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The different ones where they are few and short, and each was seen several times. */
function fewOf(texts: readonly string[], times: number): readonly string[] | null {
  const different = [...new Set(texts)].sort()
  const isFew = different.length > 0 && different.length <= mostValues
  const isShort = different.every((text) => text.length <= 30)
  return isFew && isShort && texts.length >= different.length * times ? different : null
}
