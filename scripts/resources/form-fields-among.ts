import type { GuessedField } from './guess-field'

/** Names of what a server keeps of a record, and nobody types. */
const ofServer = [
  /^(created|updated|modified|changed|deleted|last|first|started|finished|ended|seen)/i,
  /^(uuid|etag|version|revision|self|href|links?|status|state|phase|health|progress)$/i,
  /^(total|used|current|num|count)|count$|_by$|By$/,
  /^_/,
]
/** Kinds that are typed nowhere, or that a server makes. */
const made: readonly string[] = ['secret', 'json', 'computed']

/** Names of the fields that a person who makes or changes a record is likely to fill in. */
export function formFieldsAmong(fields: readonly (readonly [string, GuessedField])[]): string[] {
  return fields
    .filter(([name, { type }]) => !made.includes(type) && !ofServer.some((pattern) => pattern.test(name)))
    .map(([name]) => name)
}
