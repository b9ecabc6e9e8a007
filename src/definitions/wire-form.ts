import * as z from 'zod/mini'
import type { WireNames } from '../api/call'
import { mapConditions, readAskedFilter } from '../domain/combined-filter'
import { readInstant } from '../domain/dates'
import { type FieldDefinition, isInstantField } from './define-field'
import { fieldsOfEntry } from './nested-fields'
import { figureRead, figureSent } from './wire-units'

type Field = Pick<
  FieldDefinition,
  'kind' | 'from' | 'sentIn' | 'sentAs' | 'computed' | 'fields' | 'kinds' | 'kindField'
>
type Fields = Readonly<Record<string, Field | undefined>>
type Values = Readonly<Record<string, unknown>>
type Steps = readonly (string | number)[]

/** A value of an answer that is not of the kind its field needs; `path` is where it stands there. */
export type UnreadValue = { path: Steps; expected: 'number' | 'object' }

/** How an API says its records, where that is not as the fields are called: read and written in this one place. */
export type WireForm = {
  /** Reads a record of the API by the schema of the fields; what is wrong with it is named as the API spells it. */
  reading: (schema: z.ZodMiniType) => z.ZodMiniType
  /** From the values of fields to the body of a request. @param asked what an action asks for beside */
  request: (asked?: Fields) => z.ZodMiniType
  /** What a command answers, with what it has of the record's fields. */
  answer: z.ZodMiniType
  names: WireNames
  /** A record as it was sent, by the names of its fields; what is no record stays as it is. */
  named: (sent: unknown) => unknown
  /** The values of fields in a record or a body; `unknown` are the keys that are no field's. */
  read: (sent: Values, asked?: Fields) => { values: Values; unread: UnreadValue[]; unknown: string[] }
  write: (values: Values, asked?: Fields) => Values
  /** The values of fields by the names that the API filters and sorts by. */
  flat: (values: Values) => Values
}

/**
 * The form in which an API has the records of these fields: `from` of a field says where its value stands, `sentIn`
 * what it counts, `sentAs` that it is a number there.
 * @param settings.id where the id of a record stands; `id` when left out
 * @param settings.filterParameter the parameter of a list that takes conditions as JSON
 */
export function wireForm(
  fields: Fields,
  settings: { id?: string | undefined; filterParameter?: string | undefined } = {},
): WireForm {
  const own: Fields = { ...fields, id: { kind: 'text', ...fields.id, from: settings.id ?? 'id' } }
  const withAsked = (asked: Fields = {}): Fields => ({
    ...own,
    ...Object.fromEntries(
      Object.entries(asked).flatMap(([name, field]) =>
        field ? [[name, { ...fieldIn(own, name), ...field }] as const] : [],
      ),
    ),
  })
  const nameOf = (name: string) => pathOf(name, fieldIn(own, name)).join('.')
  const written = (values: Values, asked?: Fields) => {
    const all = withAsked(asked)
    return Object.entries(values).map(([name, value]) => {
      const field = fieldIn(all, name)
      return { path: pathOf(name, field), value: field ? writeValue(field, value) : value }
    })
  }

  function read(sent: Values, asked?: Fields): ReturnType<WireForm['read']> {
    const all = withAsked(asked)
    const unread = new Map<string, UnreadValue>()
    const note = (path: Steps, expected: UnreadValue['expected']) =>
      unread.set(path.join('.'), { path, expected })
    const values = Object.entries(all).flatMap(([name, field]) => {
      if (!field || field.computed !== undefined) return []
      const path = pathOf(name, field)
      const value = valueAt(sent, path, (steps) => note(steps, 'object'))
      if (value === undefined) return []
      return [[name, readValue(field, value, (steps, kind) => note([...path, ...steps], kind))] as const]
    })
    const paths = Object.entries(all).map(([name, field]) => pathOf(name, field))
    return {
      values: Object.fromEntries(values),
      unread: [...unread.values()],
      unknown: unknownIn(sent, paths).map((path) => path.join('.')),
    }
  }

  function named(sent: unknown): unknown {
    if (!isObject(sent)) return sent
    const others = Object.entries(sent).filter(([key]) => !fieldIn(own, key))
    return { ...Object.fromEntries(others), ...read(sent).values }
  }

  function write(values: Values, asked?: Fields): Values {
    const body: Record<string, unknown> = {}
    for (const { path, value } of written(values, asked)) put(body, path, value)
    return body
  }

  /** A field of that very name comes before one with an operator. */
  function splitKey(key: string): [name: string, operator: string] {
    if (fieldIn(own, key)) return [key, '']
    const [, name = key, operator = ''] = /^(.+)(_gte|_lte|_ne|_like)$/.exec(key) ?? []
    return fieldIn(own, name) ? [name, operator] : [key, '']
  }

  function toKey(key: string): string {
    const [name, operator] = splitKey(key)
    return `${nameOf(name)}${operator}`
  }

  function queryValue(key: string, value: string): string {
    if (key === '_sort') return nameOf(value)
    if (key !== settings.filterParameter) return String(asSent(splitKey(key)[0], value))
    const filter = readAskedFilter(value)
    if (!filter) return value
    return JSON.stringify(
      mapConditions(filter, (condition) => {
        const { field, operator } = condition
        if (operator === 'in')
          return { ...condition, field: nameOf(field), value: condition.value.map((id) => asSent(field, id)) }
        // Where it is asked whether there is one, the value is no value of the field.
        const isCompared = operator !== 'null' && operator !== 'nnull'
        const asked = isCompared ? asSent(field, condition.value) : condition.value
        return { ...condition, field: nameOf(field), value: asked }
      }),
    )
  }

  function asSent<Value extends string | number | boolean>(name: string, value: Value): Value | number {
    const field = fieldIn(own, name)
    if (!field?.sentIn && !field?.sentAs) return value
    const plain = field.sentIn && !isInstantField(field) ? Number(value) : value
    const sent = writeValue(field, plain)
    return typeof sent === 'number' && Number.isFinite(sent) ? sent : value
  }

  return {
    reading: (schema) =>
      z.transform((sent: unknown, { issues }) => {
        const { unread } = isObject(sent) ? read(sent) : { unread: [] }
        const result = schema.safeParse(named(sent))
        for (const { path, expected } of unread)
          issues.push({ code: 'invalid_type', expected, path: [...path], input: sent })
        for (const issue of result.error?.issues ?? []) {
          const [name, ...within] = issue.path
          const at =
            name === undefined ? [] : [...pathOf(String(name), fieldIn(own, String(name))), ...within]
          issues.push({ ...issue, path: at, input: sent } as z.core.$ZodRawIssue)
        }
        return result.data
      }),
    request: (asked) =>
      z.pipe(
        z.optional(z.record(z.string(), z.unknown())),
        z.transform((body) => body && write(body, asked)),
      ),
    answer: z.transform((sent: unknown) => (isObject(sent) ? { ...sent, ...read(sent).values } : sent)),
    names: {
      key: toKey,
      query: (query, repeated) =>
        Object.fromEntries(
          Object.entries(query).map(([key, written]) => {
            const change = (value: string) => queryValue(key, value)
            return [toKey(key), repeated?.includes(key) ? eachRepeated(written, change) : change(written)]
          }),
        ),
      fieldOf: (wireName) => Object.keys(own).find((name) => nameOf(name) === wireName) ?? wireName,
    },
    named,
    read,
    write,
    flat: (values) =>
      Object.fromEntries(written(values).map(({ path, value }) => [path.join('.'), value] as const)),
  }
}

/** Several values of one parameter, encoded and parted by commas, each as `change` makes it. */
function eachRepeated(written: string, change: (value: string) => string): string {
  const changed = written.split(',').map((value) => change(decodeURIComponent(value)))
  return changed.map(encodeURIComponent).join(',')
}

/** Whether an API says these fields otherwise than they are called here. */
export function isForeign(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) =>
      field !== undefined &&
      (field.from !== undefined ||
        field.sentIn !== undefined ||
        field.sentAs !== undefined ||
        [field.fields ?? {}, ...Object.values(field.kinds ?? {}).map((kind) => kind.fields)].some(isForeign)),
  )
}

/** The steps to where a field's value stands. */
export function pathOf(name: string, field: Pick<FieldDefinition, 'from'> | undefined): readonly string[] {
  return field?.from === undefined ? [name] : field.from.split('.')
}

function fieldIn(fields: Fields, name: string): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** @param tell called with the way to what should be an object, and is none */
function valueAt(sent: Values, path: readonly string[], tell: (steps: Steps) => void): unknown {
  let value: unknown = sent
  for (const [index, step] of path.entries()) {
    if (!isObject(value)) {
      if (value !== null && value !== undefined) tell(path.slice(0, index))
      return undefined
    }
    value = Object.hasOwn(value, step) ? value[step] : undefined
  }
  return value
}

function unknownIn(sent: Values, paths: readonly (readonly string[])[]): string[][] {
  return Object.entries(sent).flatMap(([key, value]) => {
    const within = paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []))
    if (within.length === 0) return [[key]]
    const isWhole = within.some((rest) => rest.length === 0)
    return isWhole || !isObject(value) ? [] : unknownIn(value, within).map((rest) => [key, ...rest])
  })
}

function put(body: Record<string, unknown>, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) body[step] = value
  else {
    const before = Object.hasOwn(body, step) ? body[step] : undefined
    const inner = isObject(before) ? { ...before } : {}
    put(inner, rest, value)
    body[step] = inner
  }
}

type Note = (steps: Steps, expected: UnreadValue['expected']) => void

function readValue(field: Field, value: unknown, note: Note, steps: Steps = []): unknown {
  if (value === null || value === undefined) return value
  if (field.sentIn && isInstantField(field)) {
    const instant = typeof value === 'number' ? new Date(value * millisecondsIn(field)) : null
    if (instant && !Number.isNaN(instant.getTime())) return instant.toISOString()
    note(steps, 'number')
    return null
  }
  if (field.sentIn && typeof value === 'number') return figureRead(value, field.sentIn)
  if (field.sentAs) return Array.isArray(value) ? value.map(textIn) : textIn(value)
  return inParts(field, value, (part, each, place) => readValue(part, each, note, [...steps, ...place]))
}

function textIn(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function writeValue(field: Field, value: unknown): unknown {
  if (field.sentIn && isInstantField(field)) {
    const instant = typeof value === 'string' ? readInstant(value) : null
    return instant === null ? value : Math.floor(instant / millisecondsIn(field))
  }
  if (field.sentIn && typeof value === 'number') return figureSent(value, field.sentIn)
  if (field.sentAs) return Array.isArray(value) ? value.map(numberIn) : numberIn(value)
  return inParts(field, value, writeValue)
}

/** What is no number, or would come back as another text, stays as it is: the server says what is wrong with it. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && String(Number(value)) === value && Number.isFinite(Number(value))
    ? Number(value)
    : value
}

function millisecondsIn({ sentIn }: Pick<Field, 'sentIn'>): number {
  return sentIn === 'ms' ? 1 : 1000
}

/** A value with each field that stands in it changed. */
function inParts(
  field: Field,
  value: unknown,
  change: (part: Field, value: unknown, place: Steps) => unknown,
): unknown {
  if (!field.fields && !field.kinds) return value
  const toEntry = (entry: unknown, place: Steps) =>
    isObject(entry)
      ? Object.fromEntries(
          Object.entries(entry).map(([key, each]) => {
            const part = fieldIn(fieldsOfEntry(field, entry), key)
            return [key, part ? change(part, each, [...place, key]) : each]
          }),
        )
      : entry
  return Array.isArray(value) ? value.map((entry, index) => toEntry(entry, [index])) : toEntry(value, [])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
