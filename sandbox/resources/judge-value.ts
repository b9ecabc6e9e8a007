import { isDeepStrictEqual } from 'node:util'
import { isAscending } from '../../src/definitions/ascending'
import { type Condition, type Facts, holds, listed } from '../../src/definitions/condition'
import { decimalsSentence } from '../../src/definitions/currency-decimals'
import type { FormCondition } from '../../src/definitions/define-behaviour'
import { type FieldDefinition, isDatedField, isFigure } from '../../src/definitions/define-field'
import { countsOf, isDay, type Limits, limitsOf, roundedTo } from '../../src/definitions/field-limits'
import { sentenceOfRule } from '../../src/definitions/file/file-rules'
import type { Computed } from '../../src/definitions/form-values'
import {
  fieldsOfEntry,
  kindFieldOf,
  kindIn,
  kindOfEntry,
  likeBefore,
} from '../../src/definitions/nested-fields'
import { hasOverlap, overlapOf } from '../../src/definitions/overlaps'
import { hasSameValues, uniqueOf } from '../../src/definitions/unique-values'
import { readCalendarDay, readInstant } from '../../src/domain/dates'
import { isEmail } from '../../src/domain/email'
import { isHost } from '../../src/domain/host'
import { isIpRange } from '../../src/domain/ip-range'
import { readMoment } from '../../src/domain/moment'
import type { Person } from '../../src/domain/person'
import { safeHref } from '../../src/domain/safe-href'
import { readTimeOfDay } from '../../src/domain/time-of-day'
import { t } from '../../src/locales/t'
import type { Text } from '../../src/locales/text'

export type Values = Readonly<Record<string, unknown>>

/** What every field of a request is judged by: the values beside it, and who asks. */
export type Judge = { values: Values; person: Person; computed?: Computed }

/** Why a value may not be another than it was, as the form says it; null where it may, or stays. */
export function lockOn(
  { lockedWhen }: FieldDefinition,
  key: string,
  before: unknown,
  judge: Judge,
): string | null {
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

/** The facts that conditions ask for, of a request. */
export function factsOf({ values, person, computed }: Judge): Facts {
  return {
    valueOf: (name) => (Object.hasOwn(values, name) ? values[name] : computed?.(name, values)),
    person,
  }
}

/** Whether a value says nothing on the wire. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Whether a condition holds; true where there is none. */
export function asks(condition: FormCondition | undefined, facts: Facts): boolean {
  // What only a function of the console's form can tell is not known here.
  return condition === undefined || typeof condition === 'function' || holds(condition, facts)
}

/** The reason of the first condition that does not hold; null where all do. */
export function brokenOf(conditions: readonly (Condition & { reason: Text })[], facts: Facts): string | null {
  const broken = conditions.find((condition) => !holds(condition, { ...facts, isLenient: true }))
  return broken ? t(broken.reason) : null
}

/** What is wrong with a value, as a sentence; null where nothing is. */
export function complaint(field: FieldDefinition, key: string, value: unknown, judge: Judge): string | null {
  const facts = factsOf(judge)
  const isMissing = isNothing(value)
  if (!asks(field.shownWhen, facts)) return isMissing ? null : `${key} has no place here.`
  if (isMissing)
    return field.required !== undefined && asks(field.requiredWhen, facts) ? t(field.required) : null
  if (!hasForm(field, value)) return `${key} is missing or has the wrong form.`
  return (
    ruleComplaint(field, value) ??
    patternComplaint(field, value) ??
    // The sentence of who wrote the definition says more than that a limit was passed.
    brokenOf(listed(field.validWhen), facts) ??
    limitComplaint(field, value, facts) ??
    decimalsSentence(field, value, facts.valueOf) ??
    countComplaint(field, value) ??
    standardRule(field, value) ??
    entriesComplaint(field, key, value, judge)
  )
}

/** What the field's rule says of a text, or of each of a list: as in the form it speaks before the pattern. */
function ruleComplaint({ rule }: FieldDefinition, value: unknown): string | null {
  const texts = [value].flat().filter((each) => typeof each === 'string')
  return texts.map((text) => sentenceOfRule(rule, text)).find((sentence) => sentence !== null) ?? null
}

function patternComplaint({ pattern }: FieldDefinition, value: unknown): string | null {
  if (!pattern) return null
  const shape = new RegExp(pattern.matches, 'u')
  const isBroken = [value].flat().some((text) => typeof text === 'string' && !shape.test(text))
  return isBroken ? t(pattern.says) : null
}

function countComplaint(field: FieldDefinition, value: unknown): string | null {
  const { min, max } = countsOf(field)
  const isOut = (length: number) => length < min || length > max
  if (Array.isArray(value) && isOut(value.length)) return outOf({ label: field.label, min, max }, ' entries')
  if (typeof value === 'string' && isCounted(field) && isOut([...value].length))
    return outOf({ label: field.label, min, max }, ' letters')
  return null
}

function entriesComplaint(field: FieldDefinition, key: string, value: unknown, judge: Judge): string | null {
  if (!field.fields && !field.kinds) return null
  const entries = [value].flat().map((each): Values => (isObject(each) ? each : {}))
  for (const [index, entry] of entries.entries()) {
    const found =
      entryComplaint(field, key, entry, judge) ??
      takenComplaint(field, entry, likeBefore(field, entries, index))
    if (found !== null) return found
  }
  return null
}

/** Why an entry may not have what it has after the ones before it; null where it may. */
function takenComplaint(field: FieldDefinition, entry: Values, before: readonly Values[]): string | null {
  const read = (name: string) => entry[name]
  for (const [name, part] of Object.entries(fieldsOfEntry(field, entry))) {
    const [unique, overlap] = [uniqueOf(name, part), overlapOf(name, part)]
    if (unique && before.some((other) => hasSameValues(unique, read, other)))
      return `${t(part.label)}: ${t(unique.says)}`
    if (overlap && before.some((other) => hasOverlap(overlap, read, other)))
      return `${t(part.label)}: ${t(overlap.says)}`
    if (part.ascends !== undefined && !isAscending(name, entry[name], before))
      return `${t(part.label)}: ${t(part.ascends)}`
  }
  return null
}

function entryComplaint(field: FieldDefinition, key: string, entry: Values, judge: Judge): string | null {
  if (field.kinds && !kindOfEntry(field, entry))
    return `${key}: ${String(entry[kindFieldOf(field)])} is no kind of entry.`
  const fields = fieldsOfEntry(field, entry)
  const known = [...Object.keys(fields), ...Object.keys(kindIn(field, entry))]
  const unknown = Object.keys(entry).find((name) => !known.includes(name))
  if (unknown !== undefined) return `${key}: ${unknown} is not known here.`
  // A formula reads the record, and not what stands in the entry under the same name.
  const computed = factsOf(judge).valueOf
  const within = { ...judge, values: { ...judge.values, ...entry }, computed }
  for (const [name, part] of Object.entries(fields)) {
    const found = complaint(part, name, entry[name], within)
    // Some sentences begin with the label themselves.
    if (found !== null) return found.startsWith(t(part.label)) ? found : `${t(part.label)}: ${found}`
  }
  return null
}

/** The kinds of texts that have a form of their own, judged here once more. */
const shapes: Readonly<Partial<Record<FieldDefinition['kind'], (text: string) => boolean>>> = {
  email: isEmail,
  url: (text) => safeHref(text) !== null,
  host: isHost,
  'ip-range': isIpRange,
  time: (text) => readTimeOfDay(text) !== null,
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
export function limitComplaint(field: FieldDefinition, value: unknown, facts: Facts): string | null {
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

export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
