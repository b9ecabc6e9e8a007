import type { FieldDefinition, FieldKind } from './define-field'
import { isFigure } from './define-field'

/** What a value is to a formula or a condition; `any` is what cannot be known. */
export type ValueKind = 'figure' | 'text' | 'instant' | 'day' | 'flag' | 'list' | 'object' | 'nothing' | 'any'

/** How faults call them. */
export const valueWords: Readonly<Record<ValueKind, string>> = {
  figure: 'a number',
  text: 'a text',
  instant: 'a date',
  day: 'a day',
  flag: 'yes or no',
  list: 'a list',
  object: 'an object',
  nothing: 'nothing',
  any: 'a value',
}

const special: Readonly<Partial<Record<FieldKind, ValueKind>>> = {
  date: 'instant',
  'date-time': 'instant',
  day: 'day',
  switch: 'flag',
  list: 'list',
  array: 'list',
  object: 'object',
  json: 'any',
  file: 'any',
}

/** What a field holds; what a computed one comes to, its formula says. */
export function valueKindOf(field: FieldDefinition): ValueKind {
  if (field.computed !== undefined) return 'any'
  if (isFigure(field)) return 'figure'
  if (field.kind === 'reference' && field.many) return 'list'
  return special[field.kind] ?? 'text'
}

/** What a plain value of a definition is. */
export function kindOfValue(value: unknown): ValueKind {
  if (value === null) return 'nothing'
  if (typeof value === 'number') return 'figure'
  return typeof value === 'boolean' ? 'flag' : 'text'
}

/** What a kind of field is called where a person writes it. */
export function typeName(kind: FieldKind): string {
  return kind === 'switch' ? 'boolean' : kind
}

/** As typeName, with its article: an "array". */
export function aType(kind: FieldKind): string {
  const name = typeName(kind)
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} "${name}"`
}
