import type * as z from 'zod/mini'
import { type Fault, nearestName } from '../fault'
import { bearingKeys, hangsOn, isText } from './hangs-on'
import { toFilePlace } from './locate-faults'
import { nameOfFile } from './name-of-file'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import type { JsonPath } from './scan-json'

/** A file of which parts were taken out or filled in, so that all the others can be checked. */
export type RepairedFile = {
  file: ResourceFile
  /** Whether a fault of the repaired file is one of the file itself, and not of what was repaired. */
  isOwn: (fault: Fault) => boolean
  /** What is left of the file's JSON, which says where the faults of its definition stand. */
  json: unknown
}

/** Each round mends what the one before brought to light. */
const mostRounds = 24

/**
 * What is left of a file whose shape is wrong in some places: keys that are not known are taken out, values that are
 * wrong are taken out or filled in. Null where what is left says too little.
 * @param path the file's path
 */
export function repairFile(json: unknown, path: string): RepairedFile | null {
  const copy: unknown = structuredClone(json)
  const touched: JsonPath[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = resourceFileSchema.safeParse(copy)
    if (parsed.success)
      return {
        file: parsed.data,
        isOwn: (fault) => !hangsOn(toFilePlace(fault, copy), touched, copy),
        json: copy,
      }
    for (const issue of parsed.error.issues) {
      const paths =
        issue.code === 'unrecognized_keys' ? takeOut(copy, issue) : mend(copy, issue, touched, path)
      if (!paths) return null
      touched.push(...paths)
    }
  }
  return null
}

/** Takes keys out that are not known. @returns where they stood, and where the ones that were meant would have */
function takeOut(file: unknown, issue: z.core.$ZodIssueUnrecognizedKeys): readonly JsonPath[] {
  const path = pathOf(issue)
  const part = valueAt(file, path)
  // It may have gone with another fault of its own.
  if (!isPart(part)) return []
  return issue.keys.flatMap((key) => {
    Reflect.deleteProperty(part, key)
    const meant = nearestName(key, bearingKeys)
    if (meant === undefined) return []
    // One that is no key of this part is taken out in the next round, and not put there again.
    const isLacking = meant !== key && !Object.hasOwn(part, meant)
    if (isLacking && isText([...path, meant])) Reflect.set(part, meant, '-')
    return [[...path, meant]]
  })
}

/** Takes a wrong value out, or puts a harmless one there. @returns where; null where that cannot be done */
function mend(
  file: unknown,
  issue: z.core.$ZodIssue,
  touched: readonly JsonPath[],
  filePath: string,
): readonly JsonPath[] | null {
  const path = partToMend(pathOf(issue), touched)
  const owner = valueAt(file, path.slice(0, -1))
  const key = path.at(-1)
  if (key === undefined) return null
  if (!isPart(owner)) return []
  const value: unknown = Reflect.get(owner, key)
  if (issue.code === 'custom' && value === undefined) return []
  const isWhole = path.length === issue.path.length
  if (key === 'path' && 'method' in owner) Reflect.set(owner, key, '/-')
  else if (path.length === 1 && key in standIns) Reflect.set(owner, key, standIns[key]?.(file, filePath))
  // Without them nothing is known of all the rest.
  else if (path.length === 1 && key === 'fields') return null
  else if (isText(path)) Reflect.set(owner, key, '-')
  else if (isWhole && issue.code === 'invalid_value') Reflect.set(owner, key, issue.values[0])
  else if (!Array.isArray(owner) && Object.hasOwn(owner, key)) Reflect.deleteProperty(owner, key)
  else {
    const expected = isWhole ? kindOf(issue, value) : typeof value
    if (!(expected in harmless)) return null
    Reflect.set(owner, key, structuredClone(harmless[expected]))
  }
  return [path]
}

/** What was mended twice, and is wrong again, goes with what holds it. */
function partToMend(path: JsonPath, touched: readonly JsonPath[]): JsonPath {
  const isMended = touched.filter((each) => isSame(each, path)).length > 1
  return isMended && path.length > 1 ? partToMend(path.slice(0, -1), touched) : path
}

function isSame(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index])
}

/** What stands in for the parts that every file has. */
const standIns: Readonly<Record<string, (file: unknown, path: string) => unknown>> = {
  name: (_file, path) => nameOfFile(path) || 'records',
  label: () => ({ one: '-', many: '-' }),
  scope: (file) => (valueAt(file, ['place', 'kind']) === 'tab' ? 'cluster' : 'user'),
  place: (file) =>
    valueAt(file, ['scope']) === 'cluster' ? { kind: 'tab', tab: 'settings' } : { kind: 'menu', icon: 'box' },
  access: () => ({ subject: 'Account', list: 'view' }),
  list: () => ({ columns: [], empty: { title: '-' }, error: '-' }),
}

/** What kind of value belongs there. Of several, as of words by language, the plain text comes first. */
function kindOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') return issue.expected
  return issue.code === 'invalid_union' && value === undefined ? 'string' : typeof value
}

function pathOf({ path }: z.core.$ZodIssue): JsonPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)))
}

const harmless: Readonly<Record<string, unknown>> = {
  string: '-',
  template_literal: '/-',
  number: 1,
  boolean: false,
  array: [],
  object: {},
  record: {},
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, step) => (isPart(part) ? Reflect.get(part, step) : undefined), value)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
