import { reservedNames } from '../../src/app/reserved-names'
import { lower } from '../../src/definitions/file/file-texts'
import { isPlural, singularOf } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'

/** What a new resource is made from. */
export type Draft = {
  name: string
  scope: 'user' | 'cluster'
  format: 'ts' | 'json'
  one: string
  many: string
  icon: string
  tab: string
  fields: readonly DraftField[]
}

export type DraftField = {
  name: string
  label: string
  type: 'text' | 'long-text' | 'secret' | 'number' | 'boolean' | 'choice' | 'date' | 'list'
  isRequired: boolean
  /** Of a choice. */
  options: readonly string[]
}

const types = ['text', 'long-text', 'secret', 'number', 'boolean', 'choice', 'date', 'list'] as const

/**
 * Reads the flags; what is left out has a sensible value.
 * @throws Refusal naming the flag that cannot be used
 */
export function draftOf(flags: Readonly<Record<string, string | undefined>>): Draft {
  const { name = '', scope = 'user', format = 'ts', icon = 'box', fields = '' } = flags
  if (!isPlural(name)) {
    throw new Refusal('--name: a plural in lower case with hyphens is expected, such as --name api-keys.')
  }
  if (scope !== 'user' && scope !== 'cluster') throw new Refusal('--scope: "user" or "cluster" is expected.')
  if (format !== 'ts' && format !== 'json') throw new Refusal('--format: "ts" or "json" is expected.')
  if (scope === 'user' && reservedNames.has(name)) {
    throw new Refusal(`--name: /${name} is an address of the console itself.`)
  }
  const many = flags.many ?? wordsOf(name)
  const one = flags.one ?? singularOf(many)
  return {
    name,
    scope,
    format,
    one,
    many,
    icon,
    tab: flags.tab ?? name,
    fields: fields.split(',').map(fieldOf),
  }
}

/** `name:text!` or `kind:choice(read|write)`; the mark makes it required. */
function fieldOf(text: string): DraftField {
  const [, name = '', type = 'text', options = '', mark = ''] =
    /^\s*([a-z]\w*)(?::([a-z-]+)(?:\(([^)]*)\))?)?(!?)\s*$/i.exec(text) ?? []
  const known = types.find((each) => each === type)
  if (name === '' || !known) {
    throw new Refusal(`--fields: "${text}" is no field; write name:type, with a type of ${types.join(', ')}.`)
  }
  const isChoice = known === 'choice'
  return {
    name,
    label: labelOf(name),
    type: known,
    isRequired: mark === '!',
    options: isChoice ? (options === '' ? ['first', 'second'] : options.split('|')) : [],
  }
}

/** "isActive" becomes "Active". */
export function labelOf(name: string): string {
  return wordsOf(
    name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .replace(/^is-/, ''),
  )
}

/** "api-keys" becomes "Api keys"; say --many "API keys" where that is better. */
export function wordsOf(name: string): string {
  const words = name.split('-').map(lower).join(' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What is said where a value is missing. */
export function requiredText({ label, type }: { label: string; type: string }): string {
  const verb = ['choice', 'reference', 'date', 'date-time'].includes(type) ? 'choose' : 'enter'
  return `Please ${verb}: ${lower(label)}`
}
