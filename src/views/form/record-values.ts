import type { ResourceDefinition } from '../../definitions/define'
import type { CallReader } from '../../definitions/define-behaviour'
import { type FieldDefinition, type FieldKind, isFigure, isSecret } from '../../definitions/define-field'
import { isFieldShown } from '../../definitions/field-conditions'
import { defaultOf, isDefault } from '../../definitions/field-default'
import {
  type FormContext,
  type FormEnvironment,
  type FormRecord,
  type FormValue,
  type FormValues,
  isEmptyValue,
  isMaking,
  isNested,
  type NestedValues,
} from '../../definitions/form-values'
import { fieldsOfEntry, kindIn } from '../../definitions/nested-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { AnswerMissing } from '../../providers/use-call'
import { nestedContext } from './check-values'
import { type FormFields, type FormPlan, lastingLockOf, lockOf } from './form-plan'

/** What a form opens with: as recordValues, and what a new record has where nothing is there yet. */
export function openingValues(plan: FormPlan, environment: FormEnvironment): FormRecord {
  const values = recordValues(plan, environment)
  if (environment.mode !== 'create' && environment.mode !== 'action') return values
  const missing = Object.entries(plan.fields).filter(([name]) => isEmptyValue(values[name]))
  const now = Date.now()
  return {
    ...values,
    ...Object.fromEntries(missing.map(([name, field]) => [name, defaultOf(field, environment.person, now)])),
  }
}

/** The record's values by field name, or nothing, and on top what the definition says. */
export function recordValues(plan: FormPlan, environment: FormEnvironment): FormRecord {
  const { record } = environment
  const plain = Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [
      name,
      record && !field.opensEmpty ? editableOf(record, name, field) : null,
    ]),
  )
  return { ...plain, ...plan.initial?.(environment) }
}

/** A record's value as its field edits it; what the field cannot hold opens empty. Secrets never come back. */
function editableOf(
  record: Readonly<Record<string, unknown>>,
  name: string,
  field: FieldDefinition,
): FormValue {
  const value = record[name]
  if (value === null || value === undefined || isSecret(field)) return null
  if (field.kind === 'json') return JSON.stringify(value, null, 2)
  if (typeof value === 'boolean') return field.kind === 'switch' ? value : String(value)
  if (typeof value === 'number') return isFigure(field) ? value : String(value)
  if (typeof value === 'string') return isFigure(field) && field.kind !== 'slider' ? numberOf(value) : value
  if (!field.fields && !field.kinds) return Array.isArray(value) ? value.map(String) : null
  const toEntry = (entry: unknown) => ({
    ...kindIn(field, entry),
    ...editableFields(Object(entry), fieldsOfEntry(field, entry)),
  })
  if (Array.isArray(value)) return value.map(toEntry)
  return field.kind === 'object' ? toEntry(value) : null
}

function editableFields(entry: Readonly<Record<string, unknown>>, fields: FormFields): NestedValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, editableOf(entry, name, field)]),
  )
}

function numberOf(text: string): number | null {
  const figure = Number(text)
  return text.trim() === '' || !Number.isFinite(figure) ? null : figure
}

/**
 * The body that values become; null while something it needs is not loaded.
 * @param now what an action sends as the present, in milliseconds since the epoch
 */
export function requestOf(
  plan: FormPlan,
  environment: FormEnvironment,
  values: FormValues,
  read: CallReader,
  now?: number,
): unknown {
  const { computed, fields } = plan
  const context = { ...environment, computed, fields, values }
  if (plan.request === undefined) return { ...plan.sends?.(now), ...settableValues(plan, context, values) }
  return unlessMissing(() => plan.request?.(values, { ...context, read }))
}

/** The record that values make, as its list shows it until the server does; null where the form cannot say. */
export function awaitedRecordOf(
  plan: FormPlan,
  context: FormContext,
  values: FormValues,
  read: CallReader,
): ResourceRecord | null {
  return unlessMissing(() => plan.awaited?.(values, { ...context, values, read })) ?? null
}

function unlessMissing<Made>(make: () => Made): Made | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof AnswerMissing) return null
    throw error
  }
}

/**
 * The request of a form without a converter, as typed and by field name: the values a person could set, and of a new
 * record those that are closed with their default. A new record leaves empty fields out, except switches, which are
 * seen off; a changed one says that they are empty now.
 */
export function settableValues(plan: FormPlan, context: FormContext, values: FormValues): JsonRecord {
  const entries = Object.entries(plan.fields).flatMap(([name, field]) => {
    const isRead = field.kind === 'list' && field.choices !== undefined
    if (
      isRead ||
      name === plan.typedName ||
      !isFieldShown(field, context) ||
      isWithheld(plan, name, field, context)
    )
      return []
    const value = values[name]
    const before = isMaking(context.mode) ? undefined : context.record?.[name]
    if (!isEmptyValue(value)) return [[name, sentValue(field, value, context, before)] as const]
    if (isSecret(field) || (isLeftOut(name, field, context) && field.kind !== 'switch')) return []
    return [[name, nothingIn(field)] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * Whether a field is closed to the person. What a new record has in it from the start, or had typed in it before other
 * values closed it, is shown, and so it is sent.
 */
function isWithheld(plan: FormPlan, name: string, field: FieldDefinition, context: FormContext): boolean {
  const isNew = isMaking(context.mode) && !plan.locked.includes(name)
  if ((isNew ? lastingLockOf : lockOf)(plan, name, context) === null) return false
  return !isNew || !isDefault(field, context.values[name], context.person, Date.now())
}

/** Whether nothing is said of an empty field: nothing was there, as far as is known. */
function isLeftOut(
  name: string,
  { opensEmpty = false }: FieldDefinition,
  { mode, record }: FormContext,
): boolean {
  if (mode !== 'action' || opensEmpty) return opensEmpty || isMaking(mode)
  const before = record?.[name]
  return before === undefined || before === null || before === ''
}

type JsonRecord = Record<string, unknown>

/**
 * A value as the request has it: text that is JSON as what it says, and entries without what is empty in them.
 * @param before what the record has there: an object says of what was in it that it is empty now
 */
function sentValue(
  field: FieldDefinition,
  value: FormValue,
  context: FormContext,
  before?: unknown,
): unknown {
  if (field.kind === 'json') return typeof value === 'string' ? parsedJson(value) : value
  if (!field.fields && !field.kinds) return value
  const toEntry = (entry: NestedValues, was?: unknown) => {
    const fields = fieldsOfEntry(field, entry)
    const here = nestedContext(fields, entry, context)
    return { ...kindIn(field, entry), ...sentFields(fields, entry, here, was) }
  }
  if (Array.isArray(value)) return value.flatMap((entry) => (isNested(entry) ? [toEntry(entry)] : []))
  return isNested(value) ? toEntry(value, before) : value
}

/** What is no JSON is a fault of its field, and never sent. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function sentFields(
  fields: FormFields,
  entry: NestedValues,
  context: FormContext,
  before: unknown,
): JsonRecord {
  const sent = Object.entries(fields).flatMap(([name, field]) => {
    if (!isFieldShown(field, context)) return []
    const [value, was]: [FormValue, unknown] = [entry[name], Object(before)[name]]
    if (!isEmptyValue(value)) return [[name, sentValue(field, value, context, was)] as const]
    // A server that keeps what a change does not name would keep what was emptied.
    const isSaid = field.kind === 'switch' || (!isSecret(field) && !isEmptyValue(was))
    return isSaid ? [[name, nothingIn(field)] as const] : []
  })
  return Object.fromEntries(sent)
}

/** Values as a command may have them that is copied: secrets stand as placeholders. */
export function withPlaceholders(fields: FormFields, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      return [name, field && isSecret(field) && !isEmptyValue(value) ? `<${name}>` : value]
    }),
  )
}

/** What "nothing" in a field is on the wire. */
function nothingIn({ kind, many }: FieldDefinition): FormValue {
  return emptyValues[kind] ?? (many ? [] : null)
}

/** By kind; null for all others. */
const emptyValues: Readonly<Partial<Record<FieldKind, FormValue>>> = {
  text: '',
  'long-text': '',
  list: [],
  array: [],
  switch: false,
}

/** Whether two values of a field are the same to a person: '' and null both are nothing. */
export function hasSameValue(left: unknown, right: unknown): boolean {
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right)
  return JSON.stringify(left) === JSON.stringify(right)
}

/** What the list calls the record these values make (see `recordTitle` of a form). */
export function recordTitleOf(
  definition: ResourceDefinition,
  { recordTitle = `{${definition.titleField}}` }: FormPlan,
  values: Readonly<Record<string, unknown>>,
  scope: Scope,
): string {
  if (typeof recordTitle === 'function') return recordTitle(values)
  return recordTitle.replace(/\{(\w+)\}/g, (_place, name: string) => {
    if (name === 'cluster' && scope.kind === 'cluster') return scope.cluster.name
    return String(values[name] ?? '')
  })
}
