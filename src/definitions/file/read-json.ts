import { type Fault, fault } from '../fault'
import { nameOfFile } from './name-of-file'
import { type JsonPath, type JsonProblem, scanJson } from './scan-json'

/** Bytes a definition file may have; the largest of ours has four thousand. */
export const largestFile = 1_000_000

/** What a text holds, and what is wrong with the text itself: then nothing else of it is looked at. */
type ReadJson = { json: unknown; faults: readonly Fault[] }

/** Reads the JSON of a definition file at `path`, of which nothing may be believed. Never throws. */
export function readJson(content: string, path: string): ReadJson {
  if (content.length > largestFile || new TextEncoder().encode(content).length > largestFile) {
    return { json: undefined, faults: [tooLarge(path)] }
  }
  return readJsonOfAnySize(content, path)
}

/** As readJson, of a file that only tools on this machine read. */
export function readJsonOfAnySize(content: string, path: string): ReadJson {
  const problems = scanJson(content)
  const faults = problems.map((problem) => faultOf(problem, path))
  if (problems.some(({ kind }) => kind === 'syntax' || kind === 'depth')) return { json: undefined, faults }
  return { json: JSON.parse(content.replace(/^\uFEFF/, '')), faults }
}

export function tooLarge(path: string): Fault {
  const message = 'the file has more than 1 MB; rows for the sandbox can stand in a file of their own'
  return fault('R121', nameOfFile(path), message)
}

const ids = { syntax: 'R101', depth: 'R122', key: 'R123', double: 'R124' } as const

function faultOf({ kind, offset, path: steps, message }: JsonProblem, path: string): Fault {
  const isSyntax = kind === 'syntax'
  const place = isSyntax ? nameOfFile(path) : placeOf(path, steps)
  return { ...fault(ids[kind], place, isSyntax ? `is no valid JSON: ${message}` : message), offset }
}

/** A place in a file as faults write it: `api-keys.list.columns[2]`. */
export function placeOf(path: string, steps: readonly PropertyKey[] | JsonPath): string {
  return [nameOfFile(path), ...steps].reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, '')
}
