import { isDeepStrictEqual } from 'node:util'
import {
  type Condition,
  comparisonsIn,
  type Facts,
  holds,
  isOtherField,
  listed,
  otherFieldsOf,
} from '../../src/definitions/condition'
import { decimalsSentence } from '../../src/definitions/currency-decimals'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import type { FormCondition } from '../../src/definitions/define-behaviour'
import { type FieldDefinition, isDatedField, isFigure } from '../../src/definitions/define-field'
import { countsOf, isDay, type Limits, limitsOf, roundedTo } from '../../src/definitions/field-limits'
import { fieldsOfEntry, kindFieldOf, kindIn, kindOfEntry } from '../../src/definitions/nested-fields'
import { readCalendarDay, readInstant } from '../../src/domain/dates'
import { isEmail } from '../../src/domain/email'
import { isHost } from '../../src/domain/host'
import { isIpRange } from '../../src/domain/ip-range'
import { readMoment } from '../../src/domain/moment'
import type { Person } from '../../src/domain/person'
import { safeHref } from '../../src/domain/safe-href'
import { t } from '../../src/locales/t'
import type { Text } from '../../src/locales/text'
import { conflictOn, invalid } from '../problems'

export type Values = Readonly<Record<string, unknown>>

/**
 * The values of a create or edit request, as the form of the definition asks for them. A change names only what it
 * changes.
 * @param before the record as it was
 * @throws Problem 422 with an error for each field
 */
export function readBody(
  definition: ResourceDefinition,
  mode: 'create' | 'edit',
  rawBody: string,
  person: Person,
  before: Values = {},
): Values {
  const body = parseObject(rawBody)
  if (!body) throw invalid([{ fieldName: 'body', message: 'The request has no readable body.' }])
  const fields = settableFields(definition, mode).flatMap((key) => {
    const field = definition.formFields?.[key]
    return field ? [[key, field] as const] : []
  })
  const isAsked = (key: string) => mode === 'create' || key in body
  requireFields({ fields: Object.fromEntries(fields), body, isAsked, before, person })
  return body
}

/**
 * What was typed for an action that asks for values, without what the action always sends.
 * @param row the record it is done to
 * @throws Problem 422 with an error for each field
 */
export function readAsked(
  { fields = {}, sends = {} }: Pick<ActionDefinition, 'fields' | 'sends'>,
  rawBody: string,
  person: Person,
  row: Values,
): Values {
  const body = parseObject(rawBody) ?? {}
  const typed = Object.fromEntries(Object.entries(body).filter(([key]) => !Object.hasOwn(sends, key)))
  requireFields({ fields, body: typed, isAsked: () => true, before: row, person })
  return typed
}

/**
 * What an action sends is right by itself; the fields that hang on it have to fit it, too.
 * @param before the record as it was, and `judge.values` as it is to be
 * @throws Problem 409 at the first field whose limit or condition hangs on what changes, and is broken then
 */
export function requireFit(
  { fields, formFields = {} }: Pick<ResourceDefinition, 'fields' | 'formFields'>,
  before: Values,
  judge: Judge,
): void {
  const { values } = judge
  const facts = factsOf(judge)
  const isMoved = (name: string) => !isDeepStrictEqual(values[name] ?? null, before[name] ?? null)
  for (const name of Object.keys(fields)) {
    const field = formFields[name] ?? fields[name]
    if (!field || isNothing(values[name]) || !asks(field.shownWhen, facts)) continue
    // A limit such as the present is of what is typed: a record stays, and does not keep to it.
    const moved = (limit: FieldDefinition['min']) =>
      isOtherField(limit) && (isMoved(name) || isMoved(limit.field)) ? limit : undefined
    const hangsOnMoved = (condition: Condition) =>
      comparisonsIn(condition).some((each) =>
        [...('field' in each ? [each.field] : []), ...otherFieldsOf(each)].some(isMoved),
      )
    const says =
      brokenOf(listed(field.validWhen).filter(hangsOnMoved), facts) ??
      limitComplaint({ ...field, min: moved(field.min), max: moved(field.max) }, values[name], facts)
    if (says !== null) throw conflictOn(name, says)
  }
}

type Asked = {
  fields: Readonly<Record<string, FieldDefinition>>
  body: Values
  /** Whether a field is judged. */
  isAsked: (key: string) => boolean
  before: Values
  person: Person
}

/** @throws Problem 422 with an error for each field */
function requireFields({ fields, body, isAsked, before, person }: Asked): void {
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(fields, key))
  const judge = { values: { ...before, ...body }, person }
  const errors = [
    ...unknown.map((key) => ({ fieldName: key, message: `${key} is not known here.` })),
    ...Object.entries(fields).flatMap(([key, field]) => {
      if (!isAsked(key)) return []
      const message = lockOn(field, key, before[key], judge) ?? complaint(field, key, body[key], judge)
      return message === null ? [] : [{ fieldName: key, message }]
    }),
  ]
  if (errors.length > 0) throw invalid(errors)
}

/** The object a request carries; null for anything else. */
export function parseObject(rawBody: string): Values | null {
  try {
    const body: unknown = JSON.parse(rawBody)
    return isObject(body) ? body : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a form sends: what its sections show and does not stay locked. */
function settableFields({ create, edit }: ResourceDefinition, mode: 'create' | 'edit'): string[] {
  const shown = (mode === 'create' ? create : edit)?.sections.flatMap(({ fields }) => [...fields]) ?? []
  const locked = mode === 'edit' ? (edit?.locked ?? []) : []
  return shown.filter((field) => !locked.includes(field))
}

/** What every field of a request is judged by: the values beside it, and who asks. */
export type Judge = { values: Values; person: Person }

/** Why a value may not be another than it was, as the form says it; null where it may, or stays. */
function lockOn({ lockedWhen }: FieldDefinition, key: string, before: unknown, judge: Judge): string | null {
  const value = judge.values[key]
  // What only a function of the console's form can tell is not known here.
  if (typeof lockedWhen === 'function') return null
  if (isNothing(value) ? isNothing(before) : isDeepStrictEqual(value, before)) return null
  // The value that is sent does not open or close the field itself.
  const values = { ...judge.values, [key]: before }
  const facts = factsOf({ ...judge, values })
  const closing = listed(lockedWhen).find((condition) => holds(condition, facts))
  return closing ? t(closing.reason) : null
}

function factsOf({ values, person }: Judge): Facts {
  return { valueOf: (name) => values[name], person }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function asks(condition: FormCondition | undefined, facts: Facts): boolean {
  // What only a function of the console's form can tell is not known here.
  return condition === undefined || typeof condition === 'function' || holds(condition, facts)
}

function brokenOf(conditions: readonly (Condition & { reason: Text })[], facts: Facts): string | null {
  const broken = conditions.find((condition) => !holds(condition, { ...facts, isLenient: true }))
  return broken ? t(broken.reason) : null
}

function complaint(field: FieldDefinition, key: string, value: unknown, judge: Judge): string | null {
  const facts = factsOf(judge)
  const isMissing = isNothing(value)
  if (!asks(field.shownWhen, facts)) return isMissing ? null : `${key} has no place here.`
  if (isMissing)
    return field.required !== undefined && asks(field.requiredWhen, facts) ? t(field.required) : null
  if (!hasForm(field, value)) return `${key} is missing or has the wrong form.`
  const shape = field.pattern && new RegExp(field.pattern.matches, 'u')
  if (shape && [value].flat().some((text) => typeof text === 'string' && !shape.test(text))) {
    return t(field.pattern?.says ?? field.label)
  }
  // The sentence of who wrote the definition says more than that a limit was passed.
  const beyond =
    brokenOf(listed(field.validWhen), facts) ??
    limitComplaint(field, value, facts) ??
    decimalsSentence(field, value, facts.valueOf)
  if (beyond !== null) return beyond
  const { min, max } = countsOf(field)
  if (Array.isArray(value) && (value.length < min || value.length > max))
    return outOf({ label: field.label, min, max }, ' entries')
  if (typeof value === 'string' && isCounted(field) && (value.length < min || value.length > max)) {
    return outOf({ label: field.label, min, max }, ' letters')
  }
  const ruled = standardRule(field, value)
  if (ruled !== null) return ruled
  for (const entry of field.fields || field.kinds ? [value].flat() : []) {
    const nested: Values = isObject(entry) ? entry : {}
    if (field.kinds && !kindOfEntry(field, nested)) {
      return `${key}: ${String(nested[kindFieldOf(field)])} is no kind of entry.`
    }
    const fields = fieldsOfEntry(field, nested)
    const known = [...Object.keys(fields), ...Object.keys(kindIn(field, nested))]
    const unknown = Object.keys(nested).find((name) => !known.includes(name))
    if (unknown !== undefined) return `${key}: ${unknown} is not known here.`
    const within = { ...judge, values: { ...judge.values, ...nested } }
    for (const [name, part] of Object.entries(fields)) {
      const found = complaint(part, name, nested[name], within)
      // Some sentences begin with the label themselves.
      if (found !== null) return found.startsWith(t(part.label)) ? found : `${t(part.label)}: ${found}`
    }
  }
  return null
}

/** The kinds of texts that have a form of their own, judged here once more. */
const shapes: Readonly<Partial<Record<FieldDefinition['kind'], (text: string) => boolean>>> = {
  email: isEmail,
  url: (text) => safeHref(text) !== null,
  host: isHost,
  'ip-range': isIpRange,
  date: (text) => readInstant(text) !== null,
  'date-time': (text) => readInstant(text) !== null,
  day: (text) => readCalendarDay(text) !== null,
}

function standardRule({ kind, label }: FieldDefinition, value: unknown): string | null {
  const isRight = shapes[kind]
  return isRight && typeof value === 'string' && !isRight(value.trim())
    ? `${t(label)} has the wrong form.`
    : null
}

function isCounted({ kind }: FieldDefinition): boolean {
  return !['choice', 'date', 'day', 'date-time', 'reference', 'image'].includes(kind)
}

function hasForm(field: FieldDefinition, value: unknown): boolean {
  const { kind, options, many } = field
  if (isFigure(field)) return typeof value === 'number' && Number.isFinite(value)
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'json') return true
  if (kind === 'object') return isObject(value)
  if (kind === 'array') return Array.isArray(value) && value.every(isObject)
  const isOffered = (each: unknown) =>
    typeof each === 'string' && (options === undefined || options.some((option) => option.value === each))
  if (kind === 'list' || many) return Array.isArray(value) && value.every(isOffered)
  return isOffered(value)
}

/** A day begins at another time in the browser that sent it than here. */
const oneDay = 86_400_000

/** Why a number or a date is too little or too much; null where it is not, or is neither. */
function limitComplaint(field: FieldDefinition, value: unknown, facts: Facts): string | null {
  const { min, max } = limitsOf(field, facts)
  if (typeof value === 'number') {
    return value < min || value > max ? outOf({ label: field.label, min, max }, '') : null
  }
  const read = isDatedField(field) && typeof value === 'string' ? readInstant(value) : null
  if (read === null) return null
  // The present that an action sends has seconds, which limits have not.
  const instant = isDay(field) ? read : roundedTo(field, read)
  const isOfCalendar = field.kind === 'day'
  // A fixed day is the same everywhere; which one is today is not.
  const isMoving = isOfCalendar
    ? [field.min, field.max].some((limit) => readMoment(limit) !== null)
    : isDay(field)
  const slack = isMoving ? oneDay : 0
  const said = (limit: number) => new Date(limit).toISOString().slice(0, isOfCalendar ? 10 : undefined)
  if (instant < min - slack) return `${t(field.label)}: not before ${said(min)}.`
  return instant > max + slack ? `${t(field.label)}: not after ${said(max)}.` : null
}

function outOf({ label, min, max }: Pick<FieldDefinition, 'label'> & Limits, unit: string): string {
  if (min === Number.NEGATIVE_INFINITY) return `${t(label)}: at most ${max}${unit}.`
  if (max === Number.POSITIVE_INFINITY) return `${t(label)}: at least ${min}${unit}.`
  return `${t(label)}: from ${min} to ${max}${unit}.`
}
