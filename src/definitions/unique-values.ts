import type { Text } from '../locales/text'
import type { FieldDefinition } from './define-field'
import { isSameValue } from './same-value'

/** Of which fields together no two records have the same values, and what is said of one that has. */
export type UniqueDefinition = { fields: readonly string[]; says: Text }

/** What no two records may have alike, of a field by its name and of those it names; null where two may. */
export function uniqueOf(name: string, { unique }: Pick<FieldDefinition, 'unique'>): UniqueDefinition | null {
  if (unique === undefined) return null
  return isJoint(unique)
    ? { fields: [name, ...unique.with], says: unique.says }
    : { fields: [name], says: unique }
}

/** Whether a record has all of these values; while one of them is empty, none has. */
export function hasSameValues(
  { fields }: UniqueDefinition,
  read: (field: string) => unknown,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return fields.every((field) => isSameValue(record[field], read(field)))
}

type Unique = NonNullable<FieldDefinition['unique']>

function isJoint(unique: Unique): unique is Extract<Unique, { says: unknown }> {
  return typeof unique === 'object' && 'says' in unique
}
