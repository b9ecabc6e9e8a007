import { scanJson } from '../../definitions/file/scan-json'
import { writeEntries } from '../../domain/cell-entries'
import type { CsvRow } from '../../domain/read-csv'

/** Rows of a JSON text with the keys of their objects as titles; or the line in which it is no JSON, null for JSON without such a list. */
export type JsonRows = { header: readonly string[]; rows: readonly CsvRow[] } | { line: number | null }

/** The objects of a list, or of the one list in an object, such as an answer that names its records. */
export function readJsonRows(text: string): JsonRows {
  const offsets = new Map<string, number>()
  const problem = scanJson(text, (path, offset) => {
    if (path.length <= 2) offsets.set(JSON.stringify(path), offset)
  }).find(({ kind }) => kind === 'syntax' || kind === 'depth')
  const lineAt = linesOf(text)
  if (problem) return { line: lineAt(problem.offset) }

  const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
  const [path, list] = listIn(parsed)
  if (!list?.every(isObject)) return { line: null }
  const header = [...new Set(list.flatMap((each) => Object.keys(each)))]
  const lines = list.map((_, index) => lineAt(offsets.get(JSON.stringify([...path, index])) ?? 0))
  // A row is known by its line: where several objects stand in one, they are counted instead.
  const isCounted = new Set(lines).size < lines.length
  const rows = list.map((each, index) => {
    const values = header.map((key) => (Object.hasOwn(each, key) ? each[key] : null))
    return {
      line: isCounted ? index + 1 : (lines[index] ?? index + 1),
      cells: values.map(cellOf),
      raw: values,
    }
  })
  return { header, rows }
}

function listIn(parsed: unknown): [path: readonly string[], list: readonly unknown[] | undefined] {
  if (Array.isArray(parsed)) return [[], parsed]
  const lists = Object.entries(Object(parsed)).filter(([, value]) => Array.isArray(value))
  const [only, another] = lists
  return only && !another ? [[only[0]], only[1] as readonly unknown[]] : [[], undefined]
}

/** The line of an offset, from 1; to be asked in the order of the text. */
function linesOf(text: string): (offset: number) => number {
  let [at, line] = [0, 1]
  return (offset) => {
    for (; at < offset; at += 1) if (text[at] === '\n') line += 1
    return line
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return writeEntries(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
