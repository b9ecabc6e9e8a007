import { fieldsAskedBy } from '../../src/definitions/condition'
import type { ResourceDefinition } from '../../src/definitions/define'
import { hasOverlap, overlapOf } from '../../src/definitions/overlaps'
import { hasSameValues, type UniqueDefinition, uniqueOf } from '../../src/definitions/unique-values'
import { t } from '../../src/locales/t'
import { conflictOn } from '../problems'
import { idFieldOf } from './foreign-form'
import type { Values } from './judge-value'
import type { Row } from './read-query'

/**
 * No two records have one id, whether or not the definition says so of the field that asks for it.
 * @throws Problem 409 at the first field that no two records may have alike, or take at one time, and another one does
 */
export function requireUnique(
  definition: ResourceDefinition,
  values: Values,
  others: readonly { row: Row }[],
  before: Values = {},
): void {
  const { fields, formFields = {} } = definition
  const after = { ...before, ...values }
  for (const name of Object.keys(fields)) {
    const field = formFields[name] ?? fields[name]
    if (!field) continue
    const [unique, overlap] = [uniqueOf(name, field), overlapOf(name, field)]
    const isChanged = ({ when }: Pick<UniqueDefinition, 'when'>, names: readonly string[]) =>
      [...names, ...fieldsAskedBy(when)].some((each) => each in values)
    const read = (each: string) => after[each]
    if (
      unique &&
      isChanged(unique, unique.fields) &&
      others.some(({ row }) => hasSameValues(unique, read, row))
    )
      throw conflictOn(name, t(unique.says))
    if (!overlap || !isChanged(overlap, [overlap.from, overlap.to, ...overlap.of])) continue
    if (others.some(({ row }) => hasOverlap(overlap, read, row))) throw conflictOn(name, t(overlap.says))
  }
  const idField = idFieldOf(definition)
  const id = values[idField] ?? null
  if (id !== null && others.some(({ row }) => row.id === String(id)))
    throw conflictOn(idField, 'There is a record with this id already.')
}
