import '../../locales/late-texts'
import { hashKey } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isSecret } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { Revision } from './revision-list'

/** A value of a record, or of an object in it, that a change made another one. */
export type ChangedValue = {
  /** Where it stands, such as `address.city`. */
  place: string
  label: string
  field: FieldDefinition
  was: unknown
  now: unknown
  /** Entries of an array that are in both, and are left out of `was` and `now`. */
  same: number
  /** It is a secret, of which no more is said than that it became another one. */
  isHidden?: true
}

/** What a state made of the one before it, field by field; what comes from other fields by a formula is none of it. */
export function changesBetween(
  definition: ResourceDefinition,
  before: Revision,
  after: Revision,
): readonly ChangedValue[] {
  const earlier = saidBy(definition, before)
  return saidBy(definition, after).flatMap((name) => {
    const field = definition.fields[name]
    if (!field || !earlier.includes(name)) return []
    const label = t(field.label)
    const changes = changesOf(name, label, field, before.record[name], after.record[name])
    // Both are hidden, and look the same.
    const isOther = changes.length === 0 && before.secrets?.[name] !== after.secrets?.[name]
    return isOther ? [{ place: name, label, field, was: null, now: null, same: 0, isHidden: true }] : changes
  })
}

/** Names of the fields of which an entry says something by itself, in the order of the definition. */
export function saidBy({ fields }: ResourceDefinition, { known }: Revision): readonly string[] {
  return known.filter((name) => fields[name]?.computed === undefined)
}

/** Whether a state says something of each field of which the one after it does. */
export function isComparable(definition: ResourceDefinition, before: Revision, after: Revision): boolean {
  const earlier = saidBy(definition, before)
  return saidBy(definition, after).every((name) => earlier.includes(name))
}

/**
 * Whether a state is that of the record now. What it does not say may have been anything, but for what is empty now:
 * many servers leave that out; and for secrets, which few keep.
 */
export function isAsNow(definition: ResourceDefinition, state: Revision, record: ResourceRecord): boolean {
  const said = saidBy(definition, state)
  return Object.entries(definition.fields).every(([name, field]) => {
    if (!field || field.computed !== undefined) return true
    if (said.includes(name)) return isSame(state.record[name], record[name])
    return isSecret(field) || isSame(record[name], null)
  })
}

function changesOf(
  place: string,
  label: string,
  field: FieldDefinition,
  was: unknown,
  now: unknown,
): readonly ChangedValue[] {
  if (isSame(was, now)) return []
  const { fields } = field
  if (field.kind === 'object' && fields && isObject(was) && isObject(now)) {
    return Object.entries(fields).flatMap(([name, part]) =>
      changesOf(
        `${place}.${name}`,
        t('bulk.fieldIn', { object: label, field: t(part.label) }),
        part,
        was[name],
        now[name],
      ),
    )
  }
  if (field.kind === 'array' && Array.isArray(was) && Array.isArray(now)) {
    const [gone, come] = [without(was, now), without(now, was)]
    const isOrderAlone = gone.length === 0 && come.length === 0
    if (!isOrderAlone) return [{ place, label, field, was: gone, now: come, same: now.length - come.length }]
  }
  return [{ place, label, field, was, now, same: 0 }]
}

/** Entries that have no equal in another list, one for each. */
function without(entries: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = [...others]
  return entries.filter((entry) => {
    const index = left.findIndex((other) => isSame(entry, other))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Whether two values are one to a person: nothing is nothing, and the order of keys no part of a value. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([orNothing(one)]) === hashKey([orNothing(other)])
}

function orNothing(value: unknown): unknown {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
