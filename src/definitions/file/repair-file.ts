import type * as z from 'zod/mini'
import { didYouMean, type Fault } from '../fault'
import { stepsOf, toFilePlace } from './locate-faults'
import { type ResourceFile, resourceFileSchema } from './resource-file'
import type { JsonPath } from './scan-json'

/** A file of which parts were taken out or filled in, so that all the others can be checked. */
export type RepairedFile = {
  file: ResourceFile
  /** Whether a fault of the repaired file is one of the file itself, and not of what was repaired. */
  isOwn: (fault: Fault) => boolean
}

/** Each round mends what the one before brought to light. */
const mostRounds = 8

/**
 * What is left of a file whose shape is wrong in some places: keys that are not known are taken out, values that are
 * wrong are taken out or filled in. Null where what is left says too little.
 */
export function repairFile(json: unknown): RepairedFile | null {
  const copy: unknown = structuredClone(json)
  const touched: JsonPath[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = resourceFileSchema.safeParse(copy)
    if (parsed.success)
      return { file: parsed.data, isOwn: (fault) => !hangsOn(toFilePlace(fault, copy), touched, copy) }
    for (const issue of parsed.error.issues) {
      const paths = issue.code === 'unrecognized_keys' ? takeOut(copy, issue) : mend(copy, issue)
      if (!paths) return null
      touched.push(...paths)
    }
  }
  return null
}

/** Whether so much hangs on a value that nothing is known of the rest without it. */
function isCarrying(path: JsonPath): boolean {
  const [part = '', key = ''] = path
  if (part === 'name' || part === 'scope' || part === 'place') return true
  if (['create', 'edit', 'clone', 'detail', 'import'].includes(String(part))) {
    return path.length === 1 || key === 'fields' || key === 'sections'
  }
  if (part === 'actions') return path.length === 1 || path.at(-1) === 'name'
  return path.length === 1 && ['fields', 'list', 'access', 'delete'].includes(String(part))
}

/** Keys of the file and its parts without which much else would be wrong; who misspelt one meant it. */
const carryingKeys = [
  ...['create', 'edit', 'clone', 'detail', 'import', 'delete', 'actions', 'calls'],
  ...['columns', 'paging', 'fields', 'sections'],
]

/** Takes keys out that are not known. @returns where they stood; null where one may have been meant that carries others */
function takeOut(file: unknown, issue: z.core.$ZodIssueUnrecognizedKeys): readonly JsonPath[] | null {
  const path = pathOf(issue)
  const part = valueAt(file, path)
  // Deeper down, as in a field or an action, others hang on no key but those beside it.
  const isCarrier = path.length < 2 && issue.keys.some((key) => didYouMean(key, carryingKeys) !== '')
  if (!isPart(part) || isCarrier) return null
  for (const key of issue.keys) Reflect.deleteProperty(part, key)
  return issue.keys.map((key) => [...path, key])
}

/** Takes a wrong value out, or puts a harmless one there. @returns where; null where that cannot be done */
function mend(file: unknown, issue: z.core.$ZodIssue): readonly JsonPath[] | null {
  const path = pathOf(issue)
  const owner = valueAt(file, path.slice(0, -1))
  const key = path.at(-1)
  if (key === undefined || !isPart(owner) || isCarrying(path)) return null
  const expected = kindOf(issue, Reflect.get(owner, key))
  if (issue.code === 'invalid_value') Reflect.set(owner, key, issue.values[0])
  else if (!Array.isArray(owner) && Object.hasOwn(owner, key)) Reflect.deleteProperty(owner, key)
  else if (expected in harmless) Reflect.set(owner, key, structuredClone(harmless[expected]))
  else return null
  return [path]
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
  number: 1,
  boolean: false,
  array: [],
  object: {},
  record: {},
}

/**
 * Whether a fault may come of what was repaired: it stands there, around it or beside it, or speaks of a field of which
 * something was repaired. Better one fault too few than one that is none.
 */
function hangsOn({ id, place, message }: Fault, touched: readonly JsonPath[], file: unknown): boolean {
  const steps = stepsOf(place)
  const words = `${message} ${JSON.stringify(valueAt(file, steps)) ?? ''}`
  // Of a name that is not there it is known, whatever stands beside it.
  const around = id === 'R007' ? '' : (JSON.stringify(valueAt(file, steps.slice(0, -1))) ?? '')
  return touched.some((path) => {
    const [part, key] = path
    if (isAlong(steps, path) || isAlong(steps, path.slice(0, path.length > 2 ? -1 : undefined))) return true
    if (part === 'list' && String(key).startsWith('refresh')) return String(steps[1]).startsWith('refresh')
    if (part === 'access') return id === 'R004'
    // What the columns are, and who cuts the pages, decides over all of the list.
    if (part === 'calls' || (part === 'list' && (key === 'columns' || key === 'paging')))
      return steps[0] === 'list'
    if (part !== 'fields') return false
    const name = JSON.stringify(String(key))
    return words.includes(name) || (steps.length > 1 && around.includes(name))
  })
}

function isAlong(steps: JsonPath, path: JsonPath): boolean {
  const length = Math.min(steps.length, path.length)
  return steps.slice(0, length).every((step, index) => step === path[index])
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, step) => (isPart(part) ? Reflect.get(part, step) : undefined), value)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
