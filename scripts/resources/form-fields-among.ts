import type { GuessedField } from './guess-field'

/** Words with which the name of what a server keeps of a record begins; nobody types it. */
const first = ['created', 'updated', 'modified', 'changed', 'deleted', 'started', 'finished', 'ended', 'seen']
const figures = ['total', 'used', 'current', 'num', 'count']
/** What follows `first` and `last` in the name of a person. */
const names = ['name', 'names']
/** Whole names of it. */
const whole = /^(id|uuid|etag|version|revision|self|href|links?|status|state|phase|health|progress)$/i

/** Whether a field is likely to be kept by the server alone, by its name. */
export function isOfServer(name: string): boolean {
  const [word = '', next = '', ...more] = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
  const last = more.at(-1) ?? next
  return (
    name.startsWith('_') ||
    whole.test(name) ||
    [...first, ...figures].includes(word) ||
    (['first', 'last'].includes(word) && !names.includes(next)) ||
    ['by', 'count'].includes(last)
  )
}

/** Kinds that are typed nowhere, or that a server makes. */
const made: readonly string[] = ['secret', 'json', 'computed']

/** Names of the fields that a person who makes or changes a record is likely to fill in. */
export function formFieldsAmong(fields: readonly (readonly [string, GuessedField])[]): string[] {
  return fields.filter(([name, { type }]) => !made.includes(type) && !isOfServer(name)).map(([name]) => name)
}
