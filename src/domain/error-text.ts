import { errors } from '../locales/en/errors'
import { readFlag } from './read-flag'

/** One refused field of a form (D1 §8); its name is '' where the server names none. */
export type FieldFault = {
  fieldName: string
  message: string
  isNotActivated: boolean
  /** Sent as `isDomainValidationError` (D2 §8 'Cluster users'). */
  isDomainUnverified?: true
}

/** What a person may read of an error: never empty, the default text when the body says nothing. */
export type ErrorReading = { text: string; fieldErrors: FieldFault[] }

/**
 * Reads the body of a refused call in the order of D1 §8: a text; the fields' errors; the first value of an errors
 * object; the message; the default. What is empty or of another shape counts as absent (ERR-D08).
 */
export function readErrorBody(body: unknown): ErrorReading {
  if (isText(body)) return { text: body, fieldErrors: [] }
  if (!isRecord(body)) return { text: errors.default, fieldErrors: [] }
  return (
    readErrorList(body.errors) ??
    readErrorRecord(body.errors) ?? {
      text: isText(body.message) ? body.message : errors.default,
      fieldErrors: [],
    }
  )
}

/**
 * The first message is also the text, for an error whose field is not on screen (ERR-D05, ERR-D07). One without a field
 * is kept beside those that have one, with a name that no field has.
 */
function readErrorList(list: unknown): ErrorReading | null {
  if (!Array.isArray(list)) return null
  const entries = list.filter(isRecord).filter((entry) => isText(entry.message) || isDomainUnverified(entry))
  const first = entries[0]
  if (!first) return null
  const fieldErrors = entries.map((entry) => ({
    fieldName: isText(entry.fieldName) ? entry.fieldName : '',
    message: messageOf(entry),
    isNotActivated: readFlag(entry.notActivated) === true,
    ...(isDomainUnverified(entry) ? { isDomainUnverified: true as const } : {}),
  }))
  return {
    text: messageOf(first),
    fieldErrors: fieldErrors.some(({ fieldName }) => fieldName) ? fieldErrors : [],
  }
}

function isDomainUnverified(entry: Record<string, unknown>): boolean {
  return readFlag(entry.isDomainValidationError) === true
}

/** An unverified domain may come without words of its own. */
function messageOf(entry: Record<string, unknown>): string {
  return isDomainUnverified(entry) && !isText(entry.message) ? errors.domainUnverified : textOf(entry.message)
}

function readErrorRecord(record: unknown): ErrorReading | null {
  if (!isRecord(record) || Array.isArray(record)) return null
  const first = Object.values(record)[0]
  const text = Array.isArray(first) ? first.find(isText) : first
  return isText(text) ? { text, fieldErrors: [] } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function textOf(value: unknown): string {
  return isText(value) ? value : errors.default
}
