import { singularOf } from '../../src/definitions/plural'
import { isEmail } from '../../src/domain/email'
import { isIpRange } from '../../src/domain/ip-range'
import { Refusal } from '../terminal.mjs'
import { labelOf, wordsOf } from './draft'

/** A definition drafted from an answer, and in words what was guessed and what was left out. */
export type Tried = { file: Readonly<Record<string, unknown>>; notes: readonly string[] }

type Row = Readonly<Record<string, unknown>>
type GuessedField = { type: string; label: string; options?: readonly string[]; rule?: string }
type Guess = { field: GuessedField; why: string }

/** Rows that are looked at; more say nothing new. */
const mostRows = 500
/** A choice has few values, each seen several times. */
const mostValues = 8

/**
 * Drafts the definition of a list from what its server answered. It only reads: which calls change a record, no answer
 * says.
 * @param path of the list's call, below the base of its API
 * @throws Refusal for an answer in which no list of records is found
 */
export function draftFromAnswer(answer: unknown, name: string, path: string): Tried {
  const { rows, recordsAt } = recordsIn(answer)
  const [first] = rows
  if (!first) throw new Refusal('The list is empty: an answer with a few records is needed to guess by.')
  const seen = rows.slice(0, mostRows)
  const keys = [...new Set(seen.flatMap((row) => Object.keys(row)))].filter((key) => !forbidden.includes(key))
  const guesses = keys
    .filter((key) => key !== 'id')
    .map((key) => ({
      key,
      guess: guessOf(
        key,
        seen.map((row) => row[key]),
      ),
    }))
  const known = guesses.flatMap(({ key, guess }) => (guess ? [{ key, ...guess }] : []))
  const title = titleAmong(known.map(({ key, field }) => ({ key, type: field.type })))
  if (title === undefined) throw new Refusal('No value of these records could name one of them.')
  const many = wordsOf(name)
  const left = guesses.filter(({ guess }) => guess === null).map(({ key }) => key)
  const columns = [title, ...known.map(({ key }) => key).filter((key) => key !== title)].slice(0, 6)
  const choices = known.filter(({ field }) => field.type === 'choice').map(({ key }) => key)
  return {
    file: {
      $schema: '../resource-definition.schema.json',
      name,
      label: { one: singularOf(many), many },
      about: 'A draft made from an answer: look at every line, and say here what these are.',
      scope: 'user',
      place: { kind: 'menu', icon: 'box' },
      access: { subject: 'Account', list: 'view' },
      titleField: title,
      calls: { list: { method: 'GET', path }, ...(recordsAt === undefined ? {} : { recordsAt }) },
      fields: Object.fromEntries(known.map(({ key, field }) => [key, field])),
      list: {
        columns,
        search: [title],
        ...(choices.length > 0 ? { filters: choices } : {}),
        sort: { field: title, order: 'asc' },
        paging: 'client',
        empty: { title: `No ${many.toLowerCase()} yet` },
        error: `The ${many.toLowerCase()} could not be loaded`,
      },
      detail: { fields: known.map(({ key }) => key) },
      fixtures: [1, 2, 3].map((number) =>
        Object.fromEntries(known.map(({ key, field }) => [key, exampleOf(field, number)])),
      ),
    },
    notes: [
      `read ${rows.length} records${recordsAt === undefined ? '' : ` from "${recordsAt}"`}`,
      ...known.map(({ key, why }) => `guessed fields.${key}: ${why}`),
      `guessed titleField: "${title}" names a record`,
      ...(seen.some((row) => row.id === undefined || row.id === null)
        ? ['missing: each record needs an "id"; without one it cannot be shown']
        : []),
      ...left.map((key) => `left out ${key}: it holds objects, which one field cannot show`),
      'not guessed: create, edit, delete and actions; no answer says which calls they are',
      'rows of "fixtures" are made up: none was copied from the answer',
    ],
  }
}

const forbidden = ['__proto__', 'constructor', 'prototype']

function recordsIn(answer: unknown): { rows: readonly Row[]; recordsAt?: string } {
  const whole = rowsOf(answer)
  if (whole) return { rows: whole }
  const lists = Object.entries(Object(answer)).flatMap(([recordsAt, value]) => {
    const rows = rowsOf(value)
    return rows ? [{ rows, recordsAt }] : []
  })
  const [longest] = lists.sort((one, other) => other.rows.length - one.rows.length)
  if (longest) return longest
  throw new Refusal(
    'No list of records is found: a list is expected, or an object with a list under one of its keys.',
  )
}

function rowsOf(value: unknown): readonly Row[] | null {
  return Array.isArray(value) && value.every(isObject) ? value : null
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a value's field is, by all the values seen; null for what one field cannot show. */
function guessOf(key: string, values: readonly unknown[]): Guess | null {
  const label = labelOf(key)
  const given = values.filter((value) => value !== null && value !== undefined && value !== '')
  const all = (is: (value: unknown) => boolean) => given.every(is)
  const guess = (type: string, why: string, more: Partial<GuessedField> = {}): Guess => ({
    field: { type, label, ...more },
    why: `${type}, ${why}`,
  })
  if (given.length === 0) return guess('text', 'of which no value was seen')
  if (all((value) => typeof value === 'boolean')) return guess('boolean', 'all are true or false')
  if (all((value) => typeof value === 'number')) return guess('number', 'all are numbers')
  if (all((value) => Array.isArray(value) && value.every((item) => typeof item === 'string'))) {
    return guess('list', 'all are lists of texts')
  }
  if (!all((value) => typeof value === 'string' || typeof value === 'number')) return null
  const texts = given.map(String)
  const every = (is: (text: string) => boolean) => texts.every(is)
  if (/secret|token|password|credential/i.test(key)) return guess('secret', 'by its name')
  if (every((text) => /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text))) {
    return guess('date', 'all are written as ISO 8601 has them')
  }
  if (every(isEmail)) return guess('text', 'all are email addresses', { rule: 'email' })
  if (every((text) => /^https?:\/\/\S+$/.test(text)))
    return guess('text', 'all are web addresses', { rule: 'url' })
  if (every((text) => /[.:]/.test(text) && isIpRange(text))) {
    return guess('text', 'all are IP addresses or ranges', { rule: 'ip-range' })
  }
  const different = [...new Set(texts)].sort()
  const isChoice =
    different.length > 1 &&
    different.length <= mostValues &&
    texts.length >= different.length * 3 &&
    every((text) => text.length <= 30)
  if (isChoice) {
    const why = `${different.length} values in ${texts.length} records; there may be more`
    return guess('choice', why, { options: different })
  }
  if (texts.some((text) => text.length > 80 || text.includes('\n')))
    return guess('long-text', 'some are long')
  return guess('text', 'all are texts')
}

function titleAmong(fields: readonly { key: string; type: string }[]): string | undefined {
  const texts = fields.filter(({ type }) => type === 'text').map(({ key }) => key)
  const usual = ['name', 'displayName', 'title', 'label', 'fullName', 'hostname', 'email']
  return usual.find((key) => texts.includes(key)) ?? texts[0] ?? fields[0]?.key
}

function exampleOf({ type, label, options = [], rule }: GuessedField, number: number): unknown {
  if (type === 'number') return number
  if (type === 'boolean') return number % 2 === 0
  if (type === 'list') return [`${label} ${number}`]
  if (type === 'choice') return options[number % options.length]
  if (type === 'date') return `2026-01-0${number}T08:00:00Z`
  if (rule === 'email') return `name-${number}@example.com`
  if (rule === 'url') return `https://example.com/${number}`
  if (rule === 'ip-range') return `10.0.0.${number}`
  return `${label} ${number}`
}
