import * as z from 'zod/mini'
import { readFlag } from '../../domain/read-flag'
import type { FileField } from './file-fields'

/**
 * What one record is read as: `id` as a text, and every field of the file, null where the answer has none. Keys the
 * file does not name are left out.
 */
export function recordSchemaOf(fields: Readonly<Record<string, FileField>>): z.ZodMiniObject {
  const shape = Object.entries(fields).map(([name, { type }]) => [name, valueSchemas[type]] as const)
  return z.object({ ...Object.fromEntries(shape), id: idSchema })
}

const idSchema = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String))

/** A value of the API that may be missing. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )
}

const text = orNull(z.pipe(z.union([z.string(), z.number()]), z.transform(String)))
const valueSchemas: Readonly<Record<FileField['type'], z.ZodMiniType>> = {
  text,
  'long-text': text,
  secret: text,
  choice: text,
  date: text,
  number: orNull(z.number()),
  boolean: orNull(z.pipe(z.transform(readFlag), z.nullable(z.boolean()))),
  list: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value) => value ?? []),
  ),
}
