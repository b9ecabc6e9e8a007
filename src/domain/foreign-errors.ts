import { errors as words } from '../locales/en/errors'
import { type ErrorReading, type FieldFault, readErrorBody } from './error-text'

/** Readers of refusals in the shapes that other APIs than the product's have; each answers as `readErrorBody` does. */
export const errorReaders: Readonly<Record<'ours' | 'fields' | 'problem', (body: unknown) => ErrorReading>> =
  {
    ours: readErrorBody,
    fields: readFieldErrors,
    problem: readProblem,
  }

/** `{ message, errors: { name: ['is too short'] } }`, of which a list may be one text. */
function readFieldErrors(body: unknown): ErrorReading {
  const { message, errors } = objectOf(body)
  const fieldErrors = faultsByField(errors)
  return { text: firstText(message, fieldErrors[0]?.message, body), fieldErrors }
}

/**
 * A problem of RFC 9457: `detail`, else `title`, is the text. Its fields stand in `errors` with a JSON pointer each, in
 * `invalid-params` as RFC 7807 had them, or in `errors` by name.
 */
function readProblem(body: unknown): ErrorReading {
  const { title, detail, errors, 'invalid-params': params } = objectOf(body)
  const fieldErrors = [...listOf(errors), ...listOf(params)].flatMap((each) => {
    const entry = objectOf(each)
    const fieldName = fieldOf(entry.pointer ?? entry.name ?? entry.field)
    const words = [entry.detail, entry.reason, entry.message]
    return fieldName === '' && !words.some(isText) ? [] : [faultOf(fieldName, firstText(...words))]
  })
  if (!Array.isArray(errors)) fieldErrors.push(...faultsByField(errors))
  // What is said about no field is kept beside what is said about one.
  const hasField = fieldErrors.some(({ fieldName }) => fieldName !== '')
  return { text: firstText(detail, title, body), fieldErrors: hasField ? fieldErrors : [] }
}

function faultsByField(errors: unknown): FieldFault[] {
  return Object.entries(objectOf(errors)).flatMap(([field, messages]) => {
    const texts = [messages].flat().filter(isText)
    return texts.length === 0 ? [] : [faultOf(field, joined(texts))]
  })
}

/** Sentences follow each other; what is none is parted from the next. */
function joined(texts: readonly string[]): string {
  return texts.reduce((before, text) => `${before}${/[.!?]$/.test(before) ? '' : ';'} ${text}`)
}

function faultOf(fieldName: string, message: string): FieldFault {
  return { fieldName, message, isNotActivated: false }
}

/** `#/limits/daily` is the field `limits.daily`. */
function fieldOf(name: unknown): string {
  if (!isText(name)) return ''
  const pointer = /^#?\/(.+)$/.exec(name)?.[1]
  return pointer === undefined
    ? name
    : pointer
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .join('.')
}

function firstText(...candidates: readonly unknown[]): string {
  return candidates.find(isText) ?? words.default
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
