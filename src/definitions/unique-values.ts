import type { Text } from '../locales/text'
import { type Conditions, counts } from './condition'
import type { FieldDefinition } from './define-field'
import { isSameValue } from './same-value'

/** Of which fields together no two records have the same values, among those that count, and what is said of one that has. */
export type UniqueDefinition = { fields: readonly string[]; when?: Conditions | undefined; says: Text }

/** What no two records may have alike, of a field by its name and of those it names; null where two may. */
export function uniqueOf(name: string, { unique }: Pick<FieldDefinition, 'unique'>): UniqueDefinition | null {
  if (unique === undefined) return null
  if (!isJoint(unique)) return { fields: [name], says: unique }
  const { with: others = [], when, says } = unique
  return { fields: [name, ...others], when, says }
}

/** Whether a record has all of these values; while one of them is empty, none has. */
export function hasSameValues(
  { fields, when }: UniqueDefinition,
  read: (field: string) => unknown,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return (
    fields.every((field) => isSameValue(record[field], read(field))) &&
    counts(when, read) &&
    counts(when, (field) => record[field])
  )
}

type Unique = NonNullable<FieldDefinition['unique']>

function isJoint(unique: Unique): unique is Extract<Unique, { says: unknown }> {
  return typeof unique === 'object' && 'says' in unique
}
