import type * as z from 'zod/mini'
import { type Fault, fault } from '../fault'
import { keyFault } from './check-file'
import { canUse, type FieldKey } from './field-keys'
import { fieldTypes } from './file-fields'
import { isText } from './hangs-on'
import { placeOf } from './read-json'

type Path = readonly PropertyKey[]

/**
 * The faults behind an issue of the schema, where the file shows that something else was meant than the schema can say;
 * null where the schema's own words are right.
 * @param json the file @param file its path, which places begin with
 */
export function meantFaults(issue: z.core.$ZodIssue, json: unknown, file: string): readonly Fault[] | null {
  return uselessKey(issue, json, file) ?? bareForms(issue, json, file) ?? noSentence(issue, json, file)
}

/** A key whose type of field has no use for it: no value of it would be right. */
function uselessKey({ path }: z.core.$ZodIssue, json: unknown, file: string): readonly Fault[] | null {
  for (const [depth, key] of path.entries()) {
    if (depth < 2 || path[0] !== 'fields' || path[depth - 2] !== 'fields') continue
    const type = fieldTypes.find((each) => each === valueAt(json, [...path.slice(0, depth), 'type']))
    // Options of other types are for a filter, and told once it is known whether there is one.
    if (!type || key === 'options' || canUse(type, key as FieldKey)) continue
    const found = keyFault(placeOf(file, path.slice(0, depth + 1)), key as FieldKey, { type })
    if (found.length > 0) return found
  }
  return null
}

/** Forms by number that stand where languages do. */
function bareForms({ path }: z.core.$ZodIssue, json: unknown, file: string): readonly Fault[] | null {
  const text = valueAt(json, path.slice(0, -1))
  const isBare = isPart(text) && Object.hasOwn(text, 'other') && !Object.hasOwn(text, 'en')
  if (path.at(-1) !== 'en' || !isBare) return null
  const message = 'forms by number stand under a language: { "en": { "one": …, "other": … } }'
  return [fault('R102', placeOf(file, path.slice(0, -1)), message)]
}

/** The beginning of a code of a language, as that of words by language is. */
const languageKey = /^[a-z]{2,3}(-|$)/i

/** An object that is none of words by language, where a sentence stands. */
function noSentence({ path }: z.core.$ZodIssue, json: unknown, file: string): readonly Fault[] | null {
  const key = path.at(-2)
  const text = valueAt(json, path.slice(0, -1))
  // What the resource is called has two texts.
  if (
    path[0] === 'label' ||
    typeof key !== 'string' ||
    !isText(path.slice(0, -1).map(stepOf)) ||
    !isPart(text)
  )
    return null
  if (Object.hasOwn(text, 'en') || Object.keys(text).every((each) => languageKey.test(each))) return null
  const message = `"${key}" is one text, such as "Words", or the words by language: { "en": "Words", "de": "Wörter" }`
  return [fault('R102', placeOf(file, path.slice(0, -1)), message)]
}

function stepOf(step: PropertyKey): string | number {
  return typeof step === 'number' ? step : String(step)
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (isPart(part) ? Reflect.get(part, step) : undefined), value)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
