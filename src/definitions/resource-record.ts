import type * as z from 'zod/mini'

/** One record of a resource, as the kit sees it: an id, and fields it reads by name. */
export type ResourceRecord = { readonly id: string } & Readonly<Record<string, unknown>>

/** A behaviour and the schema whose records it reads; the check compares it with the definition's. */
export type Bound<Behaviour> = { schema: z.ZodMiniType; behaviour: Behaviour }

/**
 * Binds a behaviour to the records of one schema. The kit's one trusted boundary: the data provider only answers
 * records parsed to the schema, and the check refuses a definition that names a behaviour of another schema.
 */
export function forSchema<Schema extends z.ZodMiniType, Rest extends unknown[], Result>(
  schema: Schema,
  behaviour: (record: z.output<Schema>, ...rest: Rest) => Result,
): Bound<(record: ResourceRecord, ...rest: Rest) => Result> {
  return { schema, behaviour: behaviour as (record: ResourceRecord, ...rest: Rest) => Result }
}

/** A field of a record as text; null where it is empty. */
export function textOf(record: ResourceRecord, field: string): string | null {
  const value = record[field]
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : String(value)
}
