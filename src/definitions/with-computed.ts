import type { ResourceDefinition } from './define'
import type { Computed } from './form-values'

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

/** Of what is entered, that counts as nothing which no record may have: half a figure, or a file that is to be sent. */
export function computedOf({ schema, fields }: Pick<ResourceDefinition, 'schema' | 'fields'>): Computed {
  return (name, values) => {
    if (fields[name]?.computed === undefined) return undefined
    // The schema wants an id, which a new record has not yet.
    const entered = { ...values, id: values.id || '-' }
    const first = schema.safeParse(entered)
    const none = first.error?.issues.map(({ path: [key] }) => [key, null]) ?? []
    const read = first.success ? first : schema.safeParse({ ...entered, ...Object.fromEntries(none) })
    return Reflect.get(Object(read.data), name) ?? null
  }
}
