import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../terminal.mjs'

/** What was read, and where in its API it stands. */
type ReadAnswer = { answer: unknown; name: string; path: `/${string}`; notes: readonly string[] }

const largest = 20_000_000
const patience = 15_000

/**
 * Reads the answer of a list from an address or a file.
 * @param headers such as `authorization: Bearer …`; sent nowhere else, and kept nowhere
 * @throws Refusal for what cannot be read
 */
export async function readAnswer(source: string, headers: readonly string[]): Promise<ReadAnswer> {
  if (!/^https?:\/\//i.test(source)) return readFrom(source)
  const url = new URL(source)
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...Object.fromEntries(headers.map(headerOf)) },
    signal: AbortSignal.timeout(patience),
    // A header for one host is not for another.
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new Refusal(`${url.origin} does not answer: ${String(Object(error).cause ?? error)}`)
  })
  if (!response.ok) throw new Refusal(`${url.href} answers ${response.status}, and no list.`)
  const steps = url.pathname.split('/').filter((step) => step !== '')
  const list = steps.at(-1) ?? 'records'
  const base = `${url.origin}${steps
    .slice(0, -1)
    .map((step) => `/${step}`)
    .join('')}`
  return {
    answer: parsed(await response.text(), url.href),
    name: nameFrom(list),
    path: `/${list}`,
    notes: [
      `its API, where that is not the product's: "apis": { "mine": { "base": "${base}" } } in config.json, and "api": "mine" in the file`,
      ...(url.search === '' ? [] : [`left out the query ${url.search}: a call has none of its own`]),
    ],
  }
}

function readFrom(file: string): ReadAnswer {
  const absolute = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const size = statSync(absolute, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Refusal(`There is no file ${absolute}.`)
  if (size > largest) throw new Refusal(`${absolute} has more than ${largest / 1_000_000} MB.`)
  const name = nameFrom(path.basename(file, path.extname(file)))
  return { answer: parsed(readFileSync(absolute, 'utf8'), file), name, path: `/${name}`, notes: [] }
}

function headerOf(header: string): [string, string] {
  const at = header.indexOf(':')
  if (at < 1) throw new Refusal(`--header: "${header}" is none; write "name: value".`)
  return [header.slice(0, at).trim(), header.slice(at + 1).trim()]
}

function parsed(text: string, source: string): unknown {
  if (text.length > largest) throw new Refusal(`${source} answers more than ${largest / 1_000_000} MB.`)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Refusal(`${source} is no JSON.`)
  }
}

/** The name of a resource, from a step of an address, a file or a key. */
export function nameFrom(word: string): string {
  const name = word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  return name === '' ? 'records' : name
}
