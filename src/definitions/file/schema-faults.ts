import * as z from 'zod/mini'
import { byDistance, didYouMean, type Fault, fault } from '../fault'
import { faultLine } from '../fault-line'
import { keysOf } from './field-keys'
import { expected } from './file-texts'
import { meantFaults } from './meant-faults'
import { placeOf } from './read-json'

/** The faults of a file that is not of its format. @param json the file @param path its path, which places begin with */
export function schemaFaults(error: z.core.$ZodError, json: unknown, path: string): readonly Fault[] {
  return withoutDoubles(
    error.issues
      .flatMap(nearestIssues)
      .flatMap((issue) => meantFaults(issue, json, path) ?? faultsOf(issue, path)),
  )
}

/** Several values of a key that is of no use are one fault. */
function withoutDoubles(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((each) => [`${faultLine(each)} ${each.key}`, each])).values()]
}

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
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
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
