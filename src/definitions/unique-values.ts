import { readCalendarDay } from '../domain/dates'
import { type DateSpan, periodOf } from '../domain/period'
import type { Text } from '../locales/text'
import { type Conditions, counts } from './condition'
import type { FieldDefinition } from './define-field'
import { isSameValue } from './same-value'

/** Of which fields together no two records have the same values, among those that count, and what is said of one that has. */
export type UniqueDefinition = {
  /** The field that says so, and those it names beside. */
  fields: readonly string[]
  /** Of a day: two in one of these are alike. */
  per?: DateSpan | undefined
  when?: Conditions | undefined
  says: Text
}

/** What no two records may have alike, of a field by its name and of those it names; null where two may. */
export function uniqueOf(name: string, { unique }: Pick<FieldDefinition, 'unique'>): UniqueDefinition | null {
  if (unique === undefined) return null
  if (!isJoint(unique)) return { fields: [name], says: unique }
  const { with: others = [], per, when, says } = unique
  return { fields: [name, ...others], ...(per && { per }), when, says }
}

/** Whether a record has all of these values; while one of them is empty, none has. */
export function hasSameValues(
  unique: UniqueDefinition,
  read: (field: string) => unknown,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const { when } = unique
  const others = comparedValues(unique, (field) => record[field])
  return (
    comparedValues(unique, read).every((value, place) => isSameValue(others[place], value)) &&
    counts(when, read) &&
    counts(when, (field) => record[field])
  )
}

/** The values that no two records may have together, of a day the period in which it is. */
export function comparedValues(
  { fields: [first = '', ...others], per }: UniqueDefinition,
  read: (field: string) => unknown,
): readonly unknown[] {
  const own = read(first)
  const day = per && typeof own === 'string' ? readCalendarDay(own) : null
  const period = per && day !== null ? periodOf(String(own).slice(0, 10), per) : own
  return [period, ...others.map(read)]
}

type Unique = NonNullable<FieldDefinition['unique']>

function isJoint(unique: Unique): unique is Extract<Unique, { says: unknown }> {
  return typeof unique === 'object' && 'says' in unique
}
