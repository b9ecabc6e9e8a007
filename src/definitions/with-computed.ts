import type { ResourceDefinition } from './define'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a record with what its computed fields come to, by the schema by which an answer is read. What cannot be
 * read stays as it is.
 */
export function withComputed(
  { schema, fields }: Pick<ResourceDefinition, 'schema' | 'fields'>,
  values: Values,
): Values {
  const read = schema.safeParse(values)
  if (!read.success) return values
  // All else stays as it was sent: the schema drops what it does not know within an entry.
  const isAdded = (name: string) => fields[name]?.computed !== undefined || !Object.hasOwn(values, name)
  const added = Object.entries(Object(read.data)).filter(([name]) => isAdded(name))
  return { ...values, ...Object.fromEntries(added) }
}
