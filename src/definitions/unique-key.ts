import { counts } from './condition'
import { comparedValue } from './same-value'
import { comparedValues, type UniqueDefinition } from './unique-values'

/** The values that no two may have together, as one text; null while one of them is empty, or the record does not count. */
export function uniqueKey(
  unique: UniqueDefinition,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const read = (field: string) => record[field]
  if (!counts(unique.when, read)) return null
  const values = comparedValues(unique, read).map(comparedValue)
  return values.includes(null) ? null : JSON.stringify(values)
}
