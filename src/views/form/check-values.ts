import '../../locales/form-texts'
import { isAscending } from '../../definitions/ascending'
import { isOtherField } from '../../definitions/condition'
import { decimalsSentence } from '../../definitions/currency-decimals'
import { type FieldDefinition, type FieldKind, isDatedField, isFigure } from '../../definitions/define-field'
import { factsOf, isFieldRequired, isFieldShown, validitySentence } from '../../definitions/field-conditions'
import { countedKinds, countsOf, isDay, type Limits, limitsOf } from '../../definitions/field-limits'
import {
  type FormContext,
  type FormRecord,
  type FormValue,
  isEmptyValue,
  isNested,
  type NestedValues,
} from '../../definitions/form-values'
import { fieldsOfEntry, likeBefore } from '../../definitions/nested-fields'
import { browserZone, cardDate, fullDate, readInstant } from '../../domain/dates'
import { readTimeSpan } from '../../domain/time-after'
import { bytesText, durationText } from '../../domain/units'
import { typedInstead } from '../../domain/unread-date'
import { t } from '../../locales/t'
import type { FormFields } from './form-plan'
import { takenSentence } from './taken-sentence'

/** The sentence of every field that is wrong, by name; hidden fields are never wrong. */
export function checkValues(fields: FormFields, context: FormContext): Readonly<Record<string, string>> {
  const faults = Object.entries(everyFault(fields, context))
  return Object.fromEntries(faults.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])))
}

/** As checkValues, with a sentence for each place in which the fields that stand in a field are wrong. */
export function everyFault(
  fields: FormFields,
  context: FormContext,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isFieldShown(field, context) ? [[name, checkField(name, fields, context)]] : [],
    ),
  )
}

/** What react-hook-form takes of a form's values and of what is wrong with them. */
export function resolved(values: FormRecord, faults: Readonly<Record<string, string>>) {
  const entries = Object.entries(faults)
  if (entries.length === 0) return { values, errors: {} }
  const errors = entries.map(([name, message]) => [name, { type: 'rule', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Which fields stand in the way of a form; null when none does. */
export function faultsReason(fields: FormFields, faults: Readonly<Record<string, string>>): string | null {
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    faults[name] === undefined ? [] : [t(label)],
  )
  return labels.length === 0 ? null : t('form.fix', { fields: labels.join(', ') })
}

/** What is wrong with one field: one sentence of itself, else all of the fields in it. */
function checkField(name: string, fields: FormFields, context: FormContext): readonly string[] {
  const field = fields[name]
  if (!field) return []
  const value = context.values[name]
  if (isEmptyValue(value)) {
    return field.required !== undefined && isFieldRequired(field, context) ? [t(field.required)] : []
  }
  const own =
    unreadSentence(field, value) ??
    field.rule?.(value, context) ??
    patternSentence(field, value) ??
    validitySentence(field, context) ??
    boundsSentence(field, value, context, fields) ??
    decimalsSentence(field, value, factsOf(context).valueOf) ??
    takenSentence(name, field, context) ??
    orderSentence(name, field, context)
  return own === null ? nestedSentences(field, value, context) : [own]
}

/** What a date says that was typed and cannot be read. */
function unreadSentence(field: FieldDefinition, value: FormValue): string | null {
  const typed = isDatedField(field) ? typedInstead(value) : null
  if (typed === null) return null
  const example = field.kind === 'day' || isDay(field) ? 'form.dateFormat' : 'form.dateTimeFormat'
  return t('form.dateUnread', { typed, example: t(example) })
}

/** What the field's own bounds say; a rule that knows better words speaks first. */
function boundsSentence(
  field: FieldDefinition,
  value: FormValue,
  context: FormContext,
  fields: FormFields,
): string | null {
  const { kind } = field
  if (isDatedField(field)) return dateSentence(field, value, limitsOf(field, factsOf(context)), fields)
  const isBounded = isFigure(field) && kind !== 'slider'
  const { min, max } = isBounded ? limitsOf(field, factsOf(context)) : countsOf(field)
  if (isBounded) {
    // More digits than a number holds are read as infinitely many, which JSON sends as nothing.
    const figure = Number.isFinite(value) ? Number(value) : Number.NaN
    if (figure >= min && figure <= max) return null
    if (kind === 'duration' && Number.isNaN(figure)) return t('form.notDuration')
    const [least, most] = [min, max].map((limit) => limitText(kind, limit))
    if (min === -Infinity)
      return max === Infinity ? t('form.notNumber') : t('form.atMost', { max: most ?? max })
    if (max === Infinity) return t('form.atLeast', { min: least ?? min })
    return t('form.between', { min: least ?? min, max: most ?? max })
  }
  if (Array.isArray(value)) {
    if (value.length < min) return t('form.tooFewEntries', { count: min })
    return value.length > max ? t('form.tooManyEntries', { count: max }) : null
  }
  if (typeof value !== 'string') return null
  if (kind === 'json') return jsonSentence(value)
  if (!countedKinds.includes(kind)) return null
  // A person counts what they see, not code units.
  const { length } = [...value]
  if (length < min) return t('form.tooShort', { count: min })
  return length > max ? t('form.tooLong', { count: max }) : null
}

/** What a date says that is too early or too late. */
function dateSentence(
  field: FieldDefinition,
  value: FormValue,
  { min, max }: Limits,
  fields: FormFields,
): string | null {
  const instant = typeof value === 'string' ? readInstant(value) : null
  if (instant === null || (instant >= min && instant <= max)) return null
  const limit = instant < min ? min : max
  const zone = field.kind === 'day' ? 'UTC' : browserZone()
  const isWhole = field.kind === 'day' || isDay(field)
  const shown = isWhole ? cardDate(new Date(limit).toISOString(), zone) : null
  const words = shown ?? fullDate(limit, zone)
  const span = spanWords(instant < min ? field.min : field.max, fields)
  if (instant < min) {
    return span ? t('form.notSooner', { ...span, min: words }) : t('form.notBefore', { min: words })
  }
  return span ? t('form.notLater', { ...span, max: words }) : t('form.notAfter', { max: words })
}

const spanTexts = { min: 'form.minutes', h: 'form.hours', d: 'form.days' } as const

/** How long after which field of the form a limit lies; null where it says no such thing. */
function spanWords(
  limit: FieldDefinition['min'],
  fields: FormFields,
): { span: string; field: string } | null {
  if (!isOtherField(limit) || limit.plus === undefined) return null
  const [span, other] = [readTimeSpan(limit.plus), fields[limit.field]]
  return span && other
    ? { span: t(spanTexts[span.unit], { count: span.count }), field: t(other.label) }
    : null
}

/** A limit as its field shows its values. */
function limitText(kind: FieldKind, limit: number): string {
  if (kind === 'bytes') return bytesText(limit)
  return kind === 'duration' ? durationText(limit) : String(limit)
}

function patternSentence({ pattern }: FieldDefinition, value: FormValue): string | null {
  if (pattern === undefined) return null
  const shape = new RegExp(pattern.matches, 'u')
  const wrong = [value].flat().find((each) => typeof each === 'string' && !shape.test(each))
  if (wrong === undefined) return null
  return Array.isArray(value)
    ? t('form.entryWrong', { entry: String(wrong), why: t(pattern.says) })
    : t(pattern.says)
}

function jsonSentence(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return t('form.notJson', { why: error instanceof Error ? error.message : '' })
  }
}

/** What an entry says that has to be beyond the one before it, and is not. */
function orderSentence(
  name: string,
  { ascends }: FieldDefinition,
  { entry, others }: FormContext,
): string | null {
  if (ascends === undefined || !entry || !others) return null
  return isAscending(name, entry[name], others()) ? null : t(ascends)
}

/** What is wrong with the fields that stand in a field, each with its place. */
function nestedSentences(field: FieldDefinition, value: FormValue, context: FormContext): readonly string[] {
  if (!field.fields && !field.kinds) return []
  const text = Array.isArray(value) ? 'form.faultInEntry' : 'form.faultInField'
  const entries = entriesOf(value)
  const all = entries.map(({ entry }) => entry)
  return entries.flatMap(({ entry, number }, index) => {
    const fields = fieldsOfEntry(field, entry)
    const here = nestedContext(fields, entry, context, entriesBefore(field, all, index, context))
    return Object.entries(everyFault(fields, here)).flatMap(([name, faults]) => {
      const label = fields[name]?.label
      return faults.map((why) => t(text, { field: label === undefined ? name : t(label), why, number }))
    })
  })
}

/** What stands in the value of an object, or of a list of them, with the number of each. */
export function entriesOf(value: FormValue): readonly { entry: NestedValues; number: number }[] {
  const all: readonly FormValue[] = Array.isArray(value) ? value : [value]
  return all.flatMap((entry, index) => (isNested(entry) ? [{ entry, number: index + 1 }] : []))
}

/** The entries like one before it, with what stands in the form of each: nothing else of them is sent. */
export function entriesBefore(
  field: FieldDefinition,
  entries: readonly NestedValues[],
  index: number,
  context: FormContext,
): readonly NestedValues[] {
  const fields = fieldsOfEntry(field, entries[index])
  const hideable = Object.entries(fields).filter(([, part]) => part.shownWhen)
  return likeBefore(field, entries, index).map((entry) => {
    const here = nestedContext(fields, entry, context)
    const hidden = hideable.flatMap(([name, part]) => (isFieldShown(part, here) ? [] : [[name, null]]))
    return { ...entry, ...Object.fromEntries(hidden) }
  })
}

/**
 * What a rule or condition of a field in another one looks at: its neighbours, then the form.
 * @param fields those beside it
 * @param before the entries like it before it, none of which may have alike what no two may
 */
export function nestedContext(
  fields: FormFields,
  entry: NestedValues,
  context: FormContext,
  before: readonly NestedValues[] = [],
): FormContext {
  // A formula reads the record, and not what stands in the entry under the same name.
  const computed = (name: string) => factsOf(context).valueOf(name)
  const values = { ...context.values, ...entry }
  return { ...context, fields, values, entry, others: () => before, computed }
}
