import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import { toDefinition } from '../../src/definitions/file/to-definition'
import { singularOf } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'
import type { DraftedFile } from './drafted-file'
import { labelOf, requiredText, wordsOf } from './field-words'
import { formFieldsAmong } from './form-fields-among'
import { type GuessedField, guessField, isFieldName, isRow, keysOf, type Row } from './guess-field'
import type { OtherList } from './guess-reference'
import { sampleRows } from './sample-rows'

/** A definition drafted from an answer, and in words what was guessed and what was left out. */
export type Tried = {
  file: DraftedFile
  /** Rows for the sandbox; none is of the answer. */
  fixtures: readonly Row[]
  notes: readonly string[]
  /** Names of the resources it refers to. */
  refersTo: readonly string[]
}

/** A list in an answer; `recordsAt` is its place where it is not the answer itself. */
type FoundList = { rows: readonly Row[]; recordsAt?: string }

/** Rows that are looked at; more say nothing new. */
const mostRows = 500
const mostColumns = 6
const mostFilters = 4

type TriedWith = {
  /** Lists that its records may refer to. */
  others?: readonly OtherList[]
  /** With forms by the convention of REST: which calls change a record, and whether any does, no answer says. */
  hasForms?: boolean
}

/**
 * Drafts the definition of a list from what its server answered.
 * @param path of the list's call, below the base of its API
 * @throws Refusal for an answer in which no list of records is found, or whose records have no id
 */
export function draftFromAnswer(
  answer: unknown,
  name: string,
  path: `/${string}`,
  { others = [], hasForms = false }: TriedWith = {},
): Tried {
  const { rows, recordsAt } = listIn(answer)
  if (rows.length === 0) {
    throw new Refusal('The list is empty: an answer with a few records is needed to guess by.')
  }
  const seen = rows.slice(0, mostRows)
  const hasIds = seen.some(({ id }) => id !== undefined && id !== null)
  const idKey = hasIds ? 'id' : idAmong(seen)
  // An id says nothing to a person, unless it is the name.
  const keys = keysOf(seen).filter((key) => key !== idKey || nameLike.test(key))
  const known = keys.filter(isFieldName).flatMap((key) => {
    const { field, why } = guessField(key, seen, { others, depth: 0 })
    return withinObject(key, field, keys) ?? [{ key, field, why }]
  })
  const title = titleAmong(known.map(({ key, field }) => ({ key, type: field.type })))
  if (title === undefined) throw new Refusal('No value of these records could name one of them.')
  const guessed: [string, GuessedField][] = known.map(({ key, field }) => [key, field])
  const required = guessed.filter(([key, field]) => isRequired(key, field, seen) || key === title)
  const likely = formFieldsAmong(guessed)
  const inForms = hasForms ? likely : []
  const fields = Object.fromEntries(
    guessed.map(([key, field]) => {
      const isAsked = inForms.includes(key) && required.some(([other]) => other === key)
      return [key, isAsked ? { ...field, required: requiredText(field) } : field]
    }),
  )
  const many = wordsOf(name)
  const file: DraftedFile = {
    $schema: '../resource-definition.schema.json',
    name,
    label: { one: singularOf(many), many },
    about: 'A draft made from an answer: look at every line, and say here what these are.',
    scope: 'user',
    place: { kind: 'menu', icon: 'box' },
    access: {
      subject: 'Account',
      list: 'view',
      ...(inForms.length > 0 && { create: 'manage', edit: 'manage' }),
    },
    titleField: title,
    calls: {
      list: { method: 'GET', path },
      ...(!hasIds && { id: idKey }),
      ...(recordsAt !== undefined && { recordsAt }),
    },
    fields,
    list: listOf(guessed, title, many),
    ...(inForms.length > 0 && {
      create: { fields: inForms, call: { method: 'POST', path } },
      edit: { fields: inForms, call: { method: 'PATCH', path: `${path}/{recordId}` } },
    }),
    detail: { fields: guessed.map(([key]) => key) },
  }
  const parsed = resourceFileSchema.parse(file)
  const { wire } = toDefinition(parsed)
  const rowsMade = sampleRows(parsed, { count: 3, today: new Date('2026-01-10') })
  return {
    file,
    fixtures: rowsMade.map((row) => wire?.write(row) ?? row),
    refersTo: [...new Set(guessed.flatMap(([, { resource }]) => (resource === undefined ? [] : [resource])))],
    notes: [
      `read ${rows.length} records${recordsAt === undefined ? '' : ` from "${recordsAt}"`}`,
      ...(hasIds
        ? []
        : [`guessed calls.id: "${idKey}", the one key like it of which no two records have a value`]),
      ...known.map(({ key, why }) => `guessed fields.${key}: ${why}`),
      `guessed titleField: "${title}" names a record`,
      ...required
        .filter(([key]) => inForms.includes(key))
        .map(([key]) => `guessed fields.${key}.required: every record has one`),
      ...(inForms.length > 0
        ? [
            `guessed create: POST ${path} with ${inForms.join(', ')}`,
            `guessed edit: PATCH ${path}/{recordId} with the same`,
          ]
        : [`not guessed: create and edit; ${likely.length > 0 ? unasked : ofServer}`]),
      ...(seen.some((row) => row[idKey] === undefined || row[idKey] === null)
        ? [`missing: some records have no "${idKey}"; without one they cannot be shown`]
        : []),
      ...keys.filter((key) => !isFieldName(key)).map((key) => `left out ${key}: no field is called so`),
      'not guessed: delete and actions; no answer says which calls they are',
      'rows of "fixtures" are made up: none was copied from the answer',
    ],
  }
}

const unasked =
  'no answer says whether records are made and changed: --forms drafts both by the convention of REST'
const ofServer = 'every field looks like one that the server fills in'

const idLike = /(^|_)(id|uuid|key)$|(Id|Uuid|Key)$/
const nameLike = /(^|_)name$|Name$/

/**
 * The key that is the id of records which have none called so: the one that is like an id, else like a name, and has another
 * value in each of them.
 * @throws Refusal where there is none, or more than one
 */
function idAmong(rows: readonly Row[]): string {
  const isOwn = (key: string) =>
    rows.every((row) => ['string', 'number'].includes(typeof row[key])) &&
    new Set(rows.map((row) => row[key])).size === rows.length
  const own = keysOf(rows).filter((key) => isFieldName(key) && isOwn(key))
  const ids = own.filter((key) => idLike.test(key))
  const alike = ids.length > 0 ? ids : own.filter((key) => nameLike.test(key))
  const [only] = alike
  if (only !== undefined && alike.length === 1) return only
  const like = only === undefined ? 'no key is like one' : `${alike.join(' and ')} are like one`
  throw new Refusal(
    `No record has an "id", without which none can be shown, and ${like}. Say "calls": { "id": … } in a file of yours, or let the server answer an "id"; then try again.`,
  )
}

const scalar = (type: string) => !['object', 'array', 'json', 'list'].includes(type)

/** The fields of an object, each beside those of the record; null where nothing in it is plain, or a key is called so. */
function withinObject(
  key: string,
  { type, fields = {} }: GuessedField,
  keys: readonly string[],
): { key: string; field: GuessedField; why: string }[] | null {
  if (type !== 'object' || !Object.values(fields).some((part) => scalar(part.type))) return null
  const within = Object.entries(fields).map(([name, part]) => {
    const field = { ...part, label: labelOf(joined(key, name)), from: `${key}.${name}` }
    return { key: joined(key, name), field, why: `${part.type}, read from ${key}.${name}` }
  })
  return within.some((each) => keys.includes(each.key)) ? null : within
}

function joined(key: string, name: string): string {
  return /_/.test(`${key}${name}`)
    ? `${key}_${name}`
    : `${key}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The list of an answer, or the longest in it. */
export function listIn(answer: unknown): FoundList {
  const [longest] = listsIn(answer)
  if (longest) return longest
  throw new Refusal('No list of records is found: a list is expected, or an object with a list in it.')
}

/** Every list of records in an answer, the longest first. */
export function listsIn(answer: unknown): FoundList[] {
  if (Array.isArray(answer)) return answer.every(isRow) ? [{ rows: answer }] : []
  return listsWithin(answer, [], levels).sort((one, other) => other.rows.length - one.rows.length)
}

/** Objects that are looked into for a list, such as `data` of `data.items`. */
const levels = 3

function listsWithin(value: unknown, above: readonly string[], depth: number): FoundList[] {
  return Object.entries(Object(value)).flatMap(([key, part]) => {
    // A dot leads into an object.
    if (key.includes('.')) return []
    const place = [...above, key]
    if (Array.isArray(part)) return part.every(isRow) ? [{ rows: part, recordsAt: place.join('.') }] : []
    return isRow(part) && depth > 1 ? listsWithin(part, place, depth - 1) : []
  })
}

/** Kinds that are too much for a column. */
const wide = ['object', 'array', 'json', 'long-text', 'code', 'file-text', 'image', 'secret']

function listOf(
  guessed: readonly (readonly [string, GuessedField])[],
  title: string,
  many: string,
): DraftedFile['list'] {
  const narrow = guessed.filter(([, { type }]) => !wide.includes(type)).map(([key]) => key)
  const filters = guessed
    .filter(([, { type, options }]) => type === 'choice' || type === 'boolean' || options)
    .map(([key]) => key)
    .slice(0, mostFilters)
  return {
    columns: [title, ...narrow.filter((key) => key !== title)].slice(0, mostColumns),
    search: [title],
    ...(filters.length > 0 && { filters }),
    sort: { field: title, order: 'asc' },
    paging: 'client',
    empty: { title: `No ${many.toLowerCase()} yet` },
    error: `The ${many.toLowerCase()} could not be loaded`,
  }
}

/** Kinds that a form asks for where every record has one; of few records that says nothing. */
const askable = [
  'text',
  'email',
  'url',
  'host',
  'choice',
  'reference',
  'number',
  'money',
  'date',
  'day',
  'date-time',
  'time',
]
const enoughRows = 3

function isRequired(key: string, { type, many }: GuessedField, rows: readonly Row[]): boolean {
  if (!askable.includes(type) || many || rows.length < enoughRows) return false
  return rows.every((row) => Object.hasOwn(row, key) && row[key] !== null && row[key] !== '')
}

function titleAmong(fields: readonly { key: string; type: string }[]): string | undefined {
  const titles = ['text', 'email', 'host'].flatMap((type) => fields.filter((field) => field.type === type))
  const usual = ['name', 'displayName', 'display_name', 'title', 'label', 'fullName', 'hostname', 'email']
  const named = usual.find((key) => titles.some((field) => field.key === key))
  return named ?? titles[0]?.key ?? fields[0]?.key
}
