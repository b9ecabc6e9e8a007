import * as z from 'zod/mini'
import { hiddenSecret } from '../../domain/hidden-secret'
import { readFlag } from '../../domain/read-flag'
import { shortTime } from '../../domain/time-of-day'
import { type Expression, parseExpression } from '../expression'
import type { FileField } from './file-fields'

/**
 * What one record is read as: `id` as a text, and every field of the file, null where the answer has none. Keys the
 * file does not name are left out; computed fields come from the others.
 */
export function recordSchemaOf(fields: Readonly<Record<string, FileField>>): z.ZodMiniObject {
  const record = z.object({ ...shapeOf(fields), id: idSchema })
  const formulas = Object.entries(fields).flatMap(([name, { value }]) => {
    const expression = value === undefined ? null : readExpression(value)
    return expression ? [[name, expression] as const] : []
  })
  if (formulas.length === 0) return record
  return record.check(
    z.overwrite((read) => {
      const computed: Record<string, unknown> = { ...read }
      // In their order, so that one may build on those before it.
      for (const [name, { evaluate }] of formulas) {
        computed[name] = evaluate((key) => (Object.hasOwn(computed, key) ? computed[key] : null))
      }
      return computed as typeof read
    }),
  )
}

/** A formula that cannot be read is a fault of the definition, and its field empty. */
function readExpression(text: string): Expression | null {
  try {
    return parseExpression(text)
  } catch {
    return null
  }
}

function shapeOf(fields: Readonly<Record<string, FileField>>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchemaOf(field)]))
}

function valueSchemaOf({
  type,
  fields = {},
  many,
  kinds,
  kindField = 'kind',
  secret,
}: FileField): z.ZodMiniType {
  if (secret) return hidden
  if (type === 'object') return orNull(z.object(shapeOf(fields)))
  const [first, ...others] = Object.entries(kinds ?? {}).map(([name, kind]) =>
    z.object({ ...shapeOf(kind.fields), [kindField]: z.literal(name) }),
  )
  if (type === 'array' && first) return orNone(z.array(z.discriminatedUnion(kindField, [first, ...others])))
  if (type === 'array') return orNone(z.array(z.object(shapeOf(fields))))
  return type === 'reference' && many ? orNone(z.array(reference)) : valueSchemas[type]
}

const idSchema = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String))

/** A value of the API that may be missing. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )
}

function orNone<Schema extends z.ZodMiniArray>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? []),
  )
}

const asText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const text = orNull(asText)
/** A secret that a server sends all the same is in no cache of this page: only that there is one. */
const hidden = orNull(
  z.pipe(
    asText,
    z.transform((value) => (value === '' ? '' : hiddenSecret)),
  ),
)
const figure = orNull(z.number())
/** An id, or a record the server has put in its place. */
const reference = z.union([
  asText,
  z.pipe(
    z.object({ id: asText }),
    z.transform(({ id }) => id),
  ),
])
const valueSchemas: Readonly<Record<FileField['type'], z.ZodMiniType>> = {
  text,
  'long-text': text,
  secret: hidden,
  email: text,
  url: text,
  host: text,
  'ip-range': text,
  choice: text,
  date: text,
  day: text,
  'date-time': text,
  time: orNull(z.pipe(asText, z.transform(shortTime))),
  code: text,
  'file-text': text,
  image: text,
  number: figure,
  percent: figure,
  money: figure,
  bytes: figure,
  duration: figure,
  boolean: orNull(z.pipe(z.transform(readFlag), z.nullable(z.boolean()))),
  list: orNone(z.array(asText)),
  json: orNull(z.unknown()),
  reference: orNull(reference),
  object: orNull(z.unknown()),
  array: orNull(z.unknown()),
  // Whatever the answer has under its name, the formula decides.
  computed: z.pipe(
    z.optional(z.unknown()),
    z.transform(() => null),
  ),
}
