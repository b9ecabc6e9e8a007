import { reservedNames } from '../../src/app/reserved-names'
import { canUse } from '../../src/definitions/file/field-keys'
import { lower } from '../../src/definitions/file/file-texts'
import { operatorsOf } from '../../src/definitions/filter-builder'
import { isPlural, pluralOf, singularOf } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'
import { withConditions } from './draft-conditions'
import { type DraftField, fieldsOf } from './draft-fields'
import { wordsOf } from './field-words'

/** What a new resource is made from. */
export type Draft = {
  name: string
  scope: 'user' | 'cluster'
  format: 'ts' | 'json'
  one: string
  many: string
  icon: string
  tab: string
  detail: 'none' | 'dialog' | 'page'
  fields: readonly DraftField[]
  /** Fields that a person may join conditions on; none: there is no such filter. */
  filterBuilder: readonly string[]
  /** Whether files are imported, and selected records changed at once. */
  isImported: boolean
  isBulk: boolean
}

/**
 * Reads the flags; what is left out has a sensible value.
 * @throws Refusal naming the flag that cannot be used
 */
export function draftOf(flags: Readonly<Record<string, string | undefined>>): Draft {
  const { name = '', icon = 'box', fields = '', when = '' } = flags
  if (!isPlural(name)) {
    const example = /^[a-z][a-z0-9-]*$/.test(name) ? pluralOf(name) : 'api-keys'
    throw new Refusal(`--name: a plural in lower case with hyphens is expected, such as --name ${example}.`)
  }
  const scope = oneOf('scope', flags.scope ?? 'user', ['user', 'cluster'])
  const format = oneOf('format', flags.format ?? 'ts', ['ts', 'json'])
  const detail = oneOf('detail', flags.detail ?? 'none', ['none', 'dialog', 'page'])
  if (scope === 'user' && reservedNames.has(name)) {
    throw new Refusal(`--name: /${name} is an address of the console itself.`)
  }
  if (scope === 'cluster' && detail === 'page') {
    throw new Refusal('--detail: what stands on a tab of a cluster has no pages; say "dialog".')
  }
  const read = withConditions(fieldsOf(fields), when)
  const computed = read.find(({ type }) => type === 'computed')
  if (format === 'ts' && computed) {
    throw new Refusal(
      `--fields: ${computed.name} is computed by the schema where that is TypeScript; write it there, or say --format json.`,
    )
  }
  const extras = wordsIn(flags.with)
  const unknown = extras.find((each) => each !== 'import' && each !== 'bulk')
  if (unknown !== undefined)
    throw new Refusal('--with: "import" or "bulk" is expected, or both with a comma.')
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
    detail,
    fields: withUnique(read, flags.unique, one),
    filterBuilder: builderOf(read, flags['filter-builder']),
    isImported: extras.includes('import'),
    isBulk: extras.includes('bulk'),
  }
}

/** Gives the fields that no two records may have alike what is said of the second. */
function withUnique(fields: readonly DraftField[], text: string | undefined, one: string): DraftField[] {
  const named = wordsIn(text)
  for (const name of named) {
    const field = fields.find((each) => each.name === name)
    if (!field) throw new Refusal(`--unique: "${name}" is no field; write names of fields with commas.`)
    if (!canUse(field.type, 'unique') || field.isMany) {
      throw new Refusal(`--unique: "${name}" is of a type that cannot be compared with other records.`)
    }
  }
  return fields.map((field) =>
    named.includes(field.name)
      ? { ...field, unique: `Another ${lower(one)} has this ${lower(field.label)}` }
      : field,
  )
}

/** The fields named, or all that can be compared. */
function builderOf(fields: readonly DraftField[], text: string | undefined): readonly string[] {
  const open = fields.filter(isComparable).map(({ name }) => name)
  if (text === 'all') return open
  const named = wordsIn(text)
  const wrong = named.find((name) => !open.includes(name))
  if (wrong === undefined) return named
  const why = fields.some(({ name }) => name === wrong) ? 'cannot be compared' : 'is no field'
  throw new Refusal(`--filter-builder: "${wrong}" ${why}; write names of fields with commas, or "all".`)
}

function isComparable({ type, label }: DraftField): boolean {
  if (type === 'computed') return false
  const kind = type === 'boolean' ? 'switch' : type
  return operatorsOf({ kind, label: { en: label } }).length > 0
}

function wordsIn(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function oneOf<Name extends string>(flag: string, value: string, names: readonly Name[]): Name {
  const known = names.find((name) => name === value)
  if (known !== undefined) return known
  const words = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))
  throw new Refusal(`--${flag}: ${words} is expected.`)
}
