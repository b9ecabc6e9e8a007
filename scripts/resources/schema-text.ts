import type { DraftedField, DraftedFields } from './drafted-file'
import { Code, literal } from './literal'

/** `plain`: as the API is to send them. `lenient`: as one was seen to, whose texts may be numbers and may be missing. */
export type SchemaTexts = 'plain' | 'lenient'

const figures: readonly string[] = ['number', 'percent', 'money', 'bytes', 'duration']

const lenientText = `/** The API may send a text, or an id, as a number. */
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
`
const lenientReference = `/** An id, or the record the API has put in its place. */
const reference = z.union([text, z.pipe(z.object({ id: text }), z.transform(({ id }) => id))])
`

/** The schema of a record by its fields, and what has to stand before it. */
export function schemaText(fields: DraftedFields, texts: SchemaTexts): { text: string; before: string } {
  const isLenient = texts === 'lenient'
  const text = objectOf({ id: new Code(isLenient ? 'text' : 'z.string()'), ...shapeOf(fields, isLenient) })
  const refers = /\breference\b/.test(text.replace(/'[^']*'/g, ''))
  return { text, before: isLenient ? `${lenientText}${refers ? lenientReference : ''}` : '' }
}

function objectOf(shape: Readonly<Record<string, unknown>>): string {
  return `z.object(${literal(shape)})`
}

function shapeOf(fields: DraftedFields, isLenient: boolean): Record<string, Code> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, new Code(schemaOf(field, isLenient))]),
  )
}

/** A reference may be gone, and what a condition hides may never have been there. */
function schemaOf(field: DraftedField, isLenient: boolean): string {
  const { type, required, requiredWhen, shownWhen } = field
  const schema = valueSchemaOf(field, isLenient)
  if (type === 'json') return schema
  const isAlwaysThere = required !== undefined && !requiredWhen && !shownWhen && type !== 'reference'
  return isAlwaysThere && !isLenient ? schema : `z.nullish(${schema})`
}

function valueSchemaOf(
  { type, many, fields = {}, kinds, kindField = 'kind' }: DraftedField,
  isLenient: boolean,
) {
  const text = isLenient ? 'text' : 'z.string()'
  if (figures.includes(type)) return 'z.number()'
  if (type === 'boolean') return 'z.boolean()'
  if (type === 'json') return 'z.optional(z.unknown())'
  if (type === 'reference') {
    const one = isLenient ? 'reference' : text
    return many ? `z.array(${one})` : one
  }
  if (type === 'list') return `z.array(${text})`
  if (kinds) {
    const entries = Object.entries(kinds).map(([name, kind]) =>
      objectOf({ [kindField]: new Code(`z.literal(${literal(name)})`), ...shapeOf(kind.fields, isLenient) }),
    )
    return `z.array(z.discriminatedUnion(${literal(kindField)}, [${entries.join(', ')}]))`
  }
  if (type !== 'object' && type !== 'array') return text
  const object = objectOf(shapeOf(fields, isLenient))
  return type === 'object' ? object : `z.array(${object})`
}
