import * as z from 'zod/mini'
import type { NamedApi } from '../../api/call'
import type { ResourceDefinition } from '../define'
import { byDistance, didYouMean, type Fault, fault, unknownName as unknownNameFaults } from '../fault'
import { faultLine } from '../fault-line'
import { checkFile } from './check-file'
import { keysOf } from './field-keys'
import { expected, own } from './file-texts'
import { meantFaults } from './meant-faults'
import { nameOfFile } from './name-of-file'
import { placeOf, readJson } from './read-json'
import { repairFile } from './repair-file'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import { toDefinition } from './to-definition'

/** What a definition file came to. One with faults has a definition too: enough to say in its place what is wrong. */
export type ReadFile = {
  definition: ResourceDefinition
  faults: readonly Fault[]
  /**
   * Of a file with faults, what else can be checked of it: its definition as far as it is known, and which of the faults
   * found there are the file's own. Null where nothing is known, or nothing is wrong so far.
   */
  checkable: Checkable | null
  /** Records the sandbox starts with. */
  fixtures: readonly Readonly<Record<string, unknown>>[]
}

/** A definition that is checked and never drawn. */
export type Checkable = { definition: ResourceDefinition; isOwn: (fault: Fault) => boolean }

/**
 * Reads the JSON of a definition.
 * @param path the file's path, which faults name and whose last part is the name of the resource
 * @param apis the APIs a file may name; any, where they are not known
 */
export function readResourceFile(
  content: string,
  path: string,
  apis?: ReadonlyMap<string, NamedApi>,
): ReadFile {
  const { json, faults: textFaults } = readJson(content, path)
  if (textFaults.length > 0) return unusable(path, json, textFaults)
  const parsed = resourceFileSchema.safeParse(json, { error: sentenceOf })
  if (!parsed.success) {
    const faults = withoutDoubles(
      parsed.error.issues
        .flatMap(nearestIssues)
        .flatMap((issue) => meantFaults(issue, json, path) ?? faultsOf(issue, path)),
    )
    const repaired = faults.length > mostFaults ? null : repairFile(json, path)
    if (!repaired) return unusable(path, json, faults)
    const { faults: useless, checkable } = judged(repaired.file, path, apis, repaired.isOwn)
    return { ...unusable(path, json, [...faults, ...useless]), checkable }
  }
  const { faults, checkable } = judged(parsed.data, path, apis)
  if (faults.length > 0) return { ...unusable(path, json, faults), checkable }
  return {
    definition: checkable.definition,
    faults: [],
    checkable: null,
    fixtures: parsed.data.fixtures ?? [],
  }
}

/** Several values of a key that is of no use are one fault. */
function withoutDoubles(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((each) => [`${faultLine(each)} ${each.key}`, each])).values()]
}

/** What is wrong with a file of the right shape, and its definition, of which more may be wrong. */
function judged(
  parsed: ResourceFile,
  path: string,
  apis: ReadonlyMap<string, NamedApi> | undefined,
  isOwn: Checkable['isOwn'] = () => true,
): { faults: readonly Fault[]; checkable: Checkable } {
  // Without a prototype, so that no name of a field finds what every object has.
  const fields: ResourceFile['fields'] = Object.assign(Object.create(null), parsed.fields)
  const file = { ...parsed, fields }
  const { name, api } = file
  const otherwise = '; config.json names none such under "apis"'
  const useless = checkFile(file)
  const faults = [
    ...(name === nameOfFile(path)
      ? []
      : [fault('R103', `${name}.name`, `the file of "${name}" is called ${name}.json`)]),
    ...(apis ? unknownNameFaults('R131', `${name}.api`, 'API', api, apis.keys(), otherwise) : []),
    ...useless,
  ].filter(isOwn)
  // What a key means is not asked where the key is for another type.
  const isSaid = ({ place }: Fault) =>
    useless.some((each) => place.replace('.formFields.', '.fields.').startsWith(each.place))
  const definition = toDefinition(file, apis?.get(api ?? ''))
  return { faults, checkable: { definition, isOwn: (each) => isOwn(each) && !isSaid(each) } }
}

/** What else is wrong with a file that has faults already. @param check the faults of a definition */
export function furtherFaults(
  { checkable }: Pick<ReadFile, 'checkable'>,
  check: (definition: ResourceDefinition) => readonly Fault[],
): readonly Fault[] {
  return checkable ? check(checkable.definition).filter(checkable.isOwn) : []
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
  const { scope = 'user', label = { one: own(name), many: own(name) } } = read ?? {}
  const standIn: ResourceFile['place'] =
    scope === 'user' ? { kind: 'menu', icon: 'alert' } : { kind: 'tab', tab: name, label: own(name) }
  const empty = toDefinition({
    name,
    label,
    scope,
    // The place it names, where its scope has it.
    place: read?.place?.kind === standIn.kind ? read.place : standIn,
    // Anyone who may see the place may read what is wrong with it; there are no records to see.
    access: { subject: 'Account', list: 'view' },
    titleField: 'id',
    fields: { id: { label: own(name), type: 'text' } },
    list: { columns: ['id'], empty: { title: label.many }, error: label.many },
  })
  // Whatever address of it is open, its faults stand there.
  const definition = { ...empty, detail: { title: label.one, page: true, sections: [] } }
  const shown = faults.slice(0, mostFaults).map((each) => ({ ...each, file: path }))
  const more = faults.length - shown.length
  const rest =
    more > 0 ? [{ ...fault('R125', name, `${more} more faults; mend these first`), file: path }] : []
  return { definition, faults: [...shown, ...rest], checkable: null, fixtures: [] }
}

/** Faults of one file that are told; nobody reads more at a time. */
const mostFaults = 50
/** Unknown keys of one part of it, which leaves room for how many more there are. */
const mostKeys = 40

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
    const all = issue.inst instanceof z.ZodMiniObject ? Object.keys(issue.inst.shape) : []
    const keys = keysOf(Reflect.get(Object(issue.input), 'type'), all)
    const more = issue.keys.length - mostKeys
    return [
      ...issue.keys.slice(0, mostKeys).map((key) => unknownName('key', oneLine(key), keys)),
      ...(more > 0 ? [`${more} more keys are not known`] : []),
    ].join('\n')
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const kind = issue.path?.at(-1) === 'rule' ? 'rule' : 'value'
    return typeof issue.input === 'string'
      ? unknownName(kind, issue.input, values)
      : expected(listed(values, 'disjunction'))(issue)
  }
  return expected((issue.code === 'invalid_type' && kindNames[issue.expected]) || objectOf(issue.inst))(issue)
}

/** An object, and what it cannot do without: where a text stands in its place nobody knows what belongs into it. */
function objectOf(schema: unknown): string {
  if (!(schema instanceof z.ZodMiniObject)) return 'an object'
  const parts = Object.entries(schema.shape)
  const needed = parts.flatMap(([key, part]) => (part._zod.optin === undefined ? [key] : []))
  return needed.length === 0 ? 'an object' : `an object with ${listed(needed, 'conjunction')}`
}

/** Faults are told line by line. */
function oneLine(words: string): string {
  return words.replace(/[\r\n]+/g, ' ')
}

/** Names that are listed in full; of more the nearest. */
const mostNames = 30
const fewNames = 3

function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  return `no ${kind} "${name}"${didYouMean(name, candidates, `; ${knownOnes(name, candidates)}`)}`
}

function knownOnes(name: string, candidates: readonly string[]): string {
  if (candidates.length <= mostNames) return `known are ${listed(candidates, 'conjunction')}`
  const few = listed(byDistance(name, candidates).slice(0, fewNames), 'conjunction')
  return `nearest are ${few}, and the JSON schema lists all ${candidates.length}`
}

/**
 * Of a value that may be a text or an object, what is wrong with the object that it is: the other way was not meant.
 */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter((each) =>
    each.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  const [branch] = meant
  if (meant.length !== 1 || !branch || branch.length === 0) return [issue]
  return branch.flatMap((each) => nearestIssues({ ...each, path: [...issue.path, ...each.path] }))
}

/** An unknown key is a fault of its own; everything else is a value that is missing or of the wrong kind. */
function faultsOf(issue: z.core.$ZodIssue, path: string): Fault[] {
  const place = placeOf(path, issue.path)
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  return issue.message.split('\n').map((message, index) => {
    const key = keys[index]
    return { ...fault(idOf(issue), place, message), ...(key === undefined ? {} : { key }) }
  })
}

function idOf({ code, path, message }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'R023'
  // What the schema itself cannot say: what a condition is made of.
  if (code === 'custom' && message.startsWith('a condition ')) return 'R030'
  return code === 'invalid_value' && path.at(-1) === 'rule' ? 'R011' : 'R102'
}
