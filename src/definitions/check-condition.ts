import type { Condition } from './condition'
import type { FieldDefinition } from './define-field'
import { didYouMean, fault, unknownName } from './fault'

/**
 * Faults of a condition: the fields it asks are there, and a choice can be what it is compared with.
 * @param fields the fields it may ask, with their options where they have some
 */
export function* checkCondition(
  at: string,
  condition: Condition | undefined,
  fields: Readonly<Record<string, FieldDefinition | undefined>>,
) {
  if (condition === undefined) return
  for (const compared of comparisonsIn(condition)) {
    if (!('field' in compared)) continue
    const { field } = compared
    yield* unknownName('R007', `${at}.field`, 'field', field, Object.keys(fields))
    const options = fields[field]?.options?.map(({ value }) => value)
    if (!options) continue
    for (const value of [compared.equals, compared.in, compared.not].flat()) {
      if (typeof value !== 'string' || options.includes(value)) continue
      yield fault('R044', at, `"${field}" is never "${value}"${didYouMean(value, options)}`)
    }
  }
}

/** Every comparison in a condition, whatever it is nested in. */
export function comparisonsIn(
  condition: Condition,
): readonly Exclude<Condition, { all: unknown } | { any: unknown }>[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  return 'any' in condition ? condition.any.flatMap(comparisonsIn) : [condition]
}
