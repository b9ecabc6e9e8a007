import { type JsonPath, scanJson } from '../../src/definitions/file/scan-json'
import { Refusal } from '../terminal.mjs'

/**
 * The text of a config.json with one more file under `resources`; all else of it stays as somebody wrote it.
 * @throws Refusal where the text is no object of JSON, or `resources` no list
 */
export function listInConfig(text: string, file: string): string {
  const places: { path: JsonPath; offset: number }[] = []
  const problems = scanJson(text, (path, offset) => places.push({ path: [...path], offset }))
  const config: unknown = problems.length > 0 ? null : JSON.parse(text.replace(/^\uFEFF/, ''))
  const listed: unknown = Reflect.get(Object(config), 'resources')
  const isObject = typeof config === 'object' && config !== null && !Array.isArray(config)
  if (!isObject || (listed !== undefined && !Array.isArray(listed))) {
    throw new Refusal('config.json: an object with a list "resources" is expected; mend it, or add the file.')
  }
  if (listed?.includes(file)) return text
  const entry = JSON.stringify(file)
  const start = places.find(({ path }) => path.length === 1 && path[0] === 'resources')?.offset
  const last = places.findLast(({ path }) => path.length === 2 && path[0] === 'resources')
  if (last) {
    // As the entry before it stands: on its own line, or beside the one before.
    const end = last.offset + JSON.stringify(listed?.at(-1)).length
    const blanks = /[[,](\s*)$/.exec(text.slice(0, last.offset))?.[1] ?? ''
    const before = blanks === '' && listed?.length === 1 ? ' ' : blanks
    return `${text.slice(0, end)},${before}${entry}${text.slice(end)}`
  }
  if (start !== undefined) {
    const open = text.indexOf('[', text.indexOf(':', start))
    return `${text.slice(0, open)}[${entry}${text.slice(text.indexOf(']', open))}`
  }
  const first = places.find(({ path }) => path.length === 1)
  const gap = first === undefined ? '\n  ' : (/\s*$/.exec(text.slice(0, first.offset))?.[0] ?? '')
  const close = text.lastIndexOf('}')
  const body = text.slice(0, close).trimEnd()
  const after = text.slice(body.length, close) || (first === undefined ? '\n' : '')
  return `${body}${first === undefined ? '' : ','}${gap}"resources": [${entry}]${after}${text.slice(close)}`
}
