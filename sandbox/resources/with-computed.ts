import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { Values } from './read-body'

/**
 * A stored record with what its computed fields come to, which is kept nowhere: read by the schema by which the console
 * reads an answer. One that cannot be read, and that the console does not show, stays as it is.
 */
export function withComputed(
  { schema, fields }: Pick<ResourceDefinition, 'schema' | 'fields'>,
  row: Values,
): Values {
  const read = z.safeParse(schema, row)
  if (!read.success) return row
  // All else stays as it was sent: the schema drops what it does not know within an entry.
  const isAdded = (name: string) => fields[name]?.computed !== undefined || !Object.hasOwn(row, name)
  const added = Object.entries(Object(read.data)).filter(([name]) => isAdded(name))
  return { ...row, ...Object.fromEntries(added) }
}
