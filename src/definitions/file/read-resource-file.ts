import * as z from 'zod/mini'
import type { NamedApi } from '../../api/call'
import type { ResourceDefinition } from '../define'
import type { DashboardDefinition } from '../define-dashboard'
import { type Fault, fault, unknownName } from '../fault'
import { checkFile } from './check-file'
import { own } from './file-texts'
import { toFilePlace } from './locate-faults'
import { nameOfFile } from './name-of-file'
import { readJson } from './read-json'
import { repairFile } from './repair-file'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import { schemaFaults, sentenceOf } from './schema-faults'
import { toDefinition } from './to-definition'

/** What a definition file came to. One with faults has a definition too: enough to say in its place what is wrong. */
export type ReadFile = {
  /** Of a dashboard, a resource without records that has its name and its place. */
  definition: ResourceDefinition
  /** What a file stands for that is no resource; undefined for one with faults, too. */
  dashboard?: DashboardDefinition
  faults: readonly Fault[]
  /**
   * Of a file with faults, what else can be checked of it: its definition as far as it is known, and which of the faults
   * found there are the file's own. Null where nothing is known, or nothing is wrong so far.
   */
  checkable: Checkable | null
  /** Records the sandbox starts with. */
  fixtures: readonly Readonly<Record<string, unknown>>[]
}

/** A definition that is checked and never drawn; `placed` says where in its file one of its faults stands. */
export type Checkable = {
  definition: ResourceDefinition
  isOwn: (fault: Fault) => boolean
  placed: (fault: Fault) => Fault
}

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
  const { json, faults } = readJson(content, path)
  return faults.length > 0 ? unusable(path, json, faults) : readResourceJson(json, path, apis)
}

/** As readResourceFile, of a text that is JSON. */
export function readResourceJson(
  json: unknown,
  path: string,
  apis?: ReadonlyMap<string, NamedApi>,
): ReadFile {
  const parsed = resourceFileSchema.safeParse(json, { error: sentenceOf })
  if (!parsed.success) {
    const faults = schemaFaults(parsed.error, json, path)
    const repaired = faults.length > mostFaults || isForeign(parsed.error) ? null : repairFile(json, path)
    if (!repaired) return unusable(path, json, faults)
    const { faults: useless, checkable } = judged(repaired.file, repaired.json, path, apis, repaired.isOwn)
    return { ...unusable(path, json, [...faults, ...useless]), checkable }
  }
  const { faults, checkable } = judged(parsed.data, json, path, apis)
  if (faults.length > 0) return { ...unusable(path, json, faults), checkable }
  return {
    definition: checkable.definition,
    faults: [],
    checkable: null,
    fixtures: parsed.data.fixtures ?? [],
  }
}

/** What is wrong with a file of the right shape, and its definition, of which more may be wrong. */
function judged(
  parsed: ResourceFile,
  json: unknown,
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
    ...(apis ? unknownName('R131', `${name}.api`, 'API', api, apis.keys(), otherwise) : []),
    ...useless,
  ].filter(isOwn)
  // What a key means is not asked where the key is for another type.
  const isSaid = ({ place }: Fault) =>
    useless.some((each) => place.replace('.formFields.', '.fields.').startsWith(each.place))
  const definition = toDefinition(file, apis?.get(api ?? ''))
  const placed = (each: Fault) => ({ ...toFilePlace(each, json), file: path })
  return { faults, checkable: { definition, isOwn: (each) => isOwn(each) && !isSaid(each), placed } }
}

/** What else is wrong with a file that has faults already. @param check the faults of a definition */
export function furtherFaults(
  { checkable }: Pick<ReadFile, 'checkable'>,
  check: (definition: ResourceDefinition) => readonly Fault[],
): readonly Fault[] {
  return checkable ? check(checkable.definition).filter(checkable.isOwn).map(checkable.placed) : []
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

/** Keys of one part that may be unknown; a part with more is no misspelt definition, and mending it takes long. */
const mostUnknownKeys = 1000

function isForeign({ issues }: z.core.$ZodError): boolean {
  return issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.length > mostUnknownKeys)
}

/** Faults of one file that are told; nobody reads more at a time. */
const mostFaults = 50
