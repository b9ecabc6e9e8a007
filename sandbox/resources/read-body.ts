import { isDeepStrictEqual } from 'node:util'
import {
  type Condition,
  comparisonsIn,
  isOtherField,
  listed,
  otherFieldsOf,
} from '../../src/definitions/condition'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { ActionDefinition } from '../../src/definitions/define-action'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { lastingLock } from '../../src/definitions/field-conditions'
import { isDefault } from '../../src/definitions/field-default'
import { computedOf } from '../../src/definitions/with-computed'
import type { Person } from '../../src/domain/person'
import { conflictOn, invalid } from '../problems'
import {
  asks,
  brokenOf,
  complaint,
  factsOf,
  isNothing,
  isObject,
  type Judge,
  limitComplaint,
  lockOn,
  type Values,
} from './judge-value'

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
  const isNew = mode === 'create'
  const isAsked = (key: string) => isNew || key in body
  requireFields(definition, { fields: Object.fromEntries(fields), body, isAsked, isNew, before, person })
  return body
}

/**
 * What was typed for an action that asks for values, without what the action always sends.
 * @param row the record it is done to
 * @throws Problem 422 with an error for each field
 */
export function readAsked(
  definition: ResourceDefinition,
  { fields = {}, sends = {} }: Pick<ActionDefinition, 'fields' | 'sends'>,
  rawBody: string,
  person: Person,
  row: Values,
): Values {
  const body = parseObject(rawBody) ?? {}
  const typed = Object.fromEntries(Object.entries(body).filter(([key]) => !Object.hasOwn(sends, key)))
  requireFields(definition, { fields, body: typed, isAsked: () => true, before: row, person })
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
  /** A record is made: before, a field has its default. */
  isNew?: boolean
  before: Values
  person: Person
}

/** @throws Problem 422 with an error for each field */
function requireFields(
  definition: ResourceDefinition,
  { fields, body, isAsked, isNew = false, before, person }: Asked,
): void {
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(fields, key))
  // What is computed comes from what is sent, and is not what it was.
  const known = Object.entries(before).filter(([key]) => definition.fields[key]?.computed === undefined)
  const judge = {
    values: { ...Object.fromEntries(known), ...body },
    person,
    computed: computedOf(definition),
  }
  const errors = [
    ...unknown.map((key) => ({ fieldName: key, message: `${key} is not known here.` })),
    ...Object.entries(fields).flatMap(([key, field]) => {
      if (!isAsked(key)) return []
      const lock = isNew ? lockOnNew(key, field) : lockOn(field, key, before[key], judge)
      const message = lock ?? complaint(field, key, body[key], judge)
      return message === null ? [] : [{ fieldName: key, message }]
    }),
  ]
  if (errors.length > 0) throw invalid(errors)

  /** Nothing but its default is in what was never open; what other values close may have been typed before them. */
  function lockOnNew(key: string, field: FieldDefinition): string | null {
    const value = body[key]
    if (isNothing(value) || isDefault(field, value, person, Date.now())) return null
    const isAsked = (name: string) =>
      Object.hasOwn(fields, name) || definition.fields[name]?.computed !== undefined
    return lastingLock(field, factsOf(judge), isAsked)
  }
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

/** What a form sends: what its sections show and does not stay locked. */
function settableFields({ create, edit }: ResourceDefinition, mode: 'create' | 'edit'): string[] {
  const shown = (mode === 'create' ? create : edit)?.sections.flatMap(({ fields }) => [...fields]) ?? []
  const locked = mode === 'edit' ? (edit?.locked ?? []) : []
  return shown.filter((field) => !locked.includes(field))
}
