import * as z from 'zod/mini'
import type { ResourceDefinition } from '../define'
import { didYouMean, type Fault, fault } from '../fault'
import { expected, own } from './file-texts'
import { nameOfFile } from './name-of-file'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import { toDefinition } from './to-definition'

/** What a definition file came to. One with faults has a definition too: enough to say in its place what is wrong. */
export type ReadFile = {
  definition: ResourceDefinition
  faults: readonly Fault[]
  /** Records the sandbox starts with. */
  fixtures: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Reads the JSON of a definition.
 * @param path the file's path, which faults name and whose last part is the name of the resource
 */
export function readResourceFile(content: string, path: string): ReadFile {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch (error) {
    return unusable(path, undefined, [
      fault('R101', nameOfFile(path), `is no valid JSON: ${error instanceof Error ? error.message : error}`),
    ])
  }
  const parsed = resourceFileSchema.safeParse(json, { error: sentenceOf })
  if (!parsed.success) {
    const faults = parsed.error.issues.flatMap((issue) => faultsOf(issue, path))
    return unusable(path, json, faults)
  }
  const file = parsed.data
  if (file.name !== nameOfFile(path)) {
    const message = `the file of "${file.name}" is called ${file.name}.json`
    return unusable(path, json, [fault('R103', `${file.name}.name`, message)])
  }
  return { definition: toDefinition(file), faults: [], fixtures: file.fixtures ?? [] }
}

/** The parts that say where a file's faults are shown, each of which may be wrong. */
const { scope, label, place } = resourceFileSchema.shape
const headSchema = z.object({ scope: orNothing(scope), label: orNothing(label), place: orNothing(place) })
function orNothing<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** The definition that stands where one cannot be used: what of its name, label and place can be read. */
export function unusable(path: string, json: unknown, faults: readonly Fault[]): ReadFile {
  const name = nameOfFile(path)
  const read = headSchema.safeParse(json).data
  const { scope = 'user', label = { one: name, many: name } } = read ?? {}
  const standIn: ResourceFile['place'] =
    scope === 'user' ? { kind: 'menu', icon: 'alert' } : { kind: 'tab', tab: name, label: own(name) }
  const definition = toDefinition({
    name,
    label,
    scope,
    // The place it names, where its scope has it.
    place: read?.place?.kind === standIn.kind ? read.place : standIn,
    // Anyone who may see the place may read what is wrong with it; there are no records to see.
    access: { subject: 'Account', list: 'view' },
    titleField: 'id',
    fields: { id: { label: own(name), type: 'text' } },
    list: { columns: ['id'], empty: { title: own(label.many) }, error: own(label.many) },
  })
  return { definition, faults: faults.map((each) => ({ ...each, file: path })), fixtures: [] }
}

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-GB', { type }).format(names.map((name) => `"${name}"`))

const kindNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
}

/** What is wrong with a part that does not say so itself; each unknown key is a line, with what was meant. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.inst instanceof z.ZodMiniObject ? Object.keys(issue.inst.shape) : []
    return issue.keys.map((key) => unknownName('key', key, keys)).join('\n')
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const kind = issue.path?.at(-1) === 'rule' ? 'rule' : 'value'
    return typeof issue.input === 'string'
      ? unknownName(kind, issue.input, values)
      : expected(listed(values, 'disjunction'))(issue)
  }
  return expected((issue.code === 'invalid_type' && kindNames[issue.expected]) || 'an object')(issue)
}

function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  return `no ${kind} "${name}"${didYouMean(name, candidates, `; known are ${listed(candidates, 'conjunction')}`)}`
}

/** An unknown key is a fault of its own; everything else is a value that is missing or of the wrong kind. */
function faultsOf(issue: z.core.$ZodIssue, path: string): Fault[] {
  const place = [nameOfFile(path), ...issue.path].reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, '')
  return issue.message.split('\n').map((message) => fault(idOf(issue), place, message))
}

function idOf({ code, path }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'R023'
  // The one check the schema itself cannot say: what a condition is made of.
  if (code === 'custom') return 'R030'
  return code === 'invalid_value' && path.at(-1) === 'rule' ? 'R011' : 'R102'
}
