import path from 'node:path'
import { withValueAt } from '../../src/domain/dotted-place'
import { Refusal } from '../terminal.mjs'
import { isRow, keysOf, type Row } from './guess-field'
import { referredNames } from './guess-reference'
import { nameFrom, readAnswer } from './read-answer'
import { listIn, listsIn } from './try'

/** A list that an answer may refer to: where it was read, and what stands there. */
export type ListBeside = {
  name: string
  path: `/${string}`
  answer: unknown
  ids: ReadonlySet<string>
}

/** Names that are looked for; every one may be a request. */
const mostNames = 6

/**
 * Looks for the lists that keys of an answer speak of, such as `/teams` for `teamId`: in the answer, and beside it, in the
 * same API or folder and with the same headers. It only reads.
 * @param source the address or file the answer is from
 * @param read the answer, what it is called and where in its API it stands
 */
export async function listsBeside(
  source: string,
  { answer, name: ownName, path: ownPath }: { answer: unknown; name: string; path: `/${string}` },
  headers: readonly string[],
): Promise<readonly ListBeside[]> {
  const { rows, recordsAt: ownKey } = listIn(answer)
  const found = listsIn(answer).flatMap(({ rows: others, recordsAt }): ListBeside[] => {
    if (recordsAt === undefined || recordsAt === ownKey) return []
    const name = nameFrom(recordsAt.split('.').at(-1) ?? recordsAt)
    return [{ name, path: ownPath, answer: withValueAt({}, recordsAt, others), ids: idsOf(others) }]
  })
  const keys = keysOf(rows).filter((key) => isReferring(key, rows))
  const names = [...new Set(keys.flatMap(referredNames))].filter(
    (name) => name !== ownName && !found.some((each) => each.name === name),
  )
  for (const name of names.slice(0, mostNames)) {
    const list = await findList(source, name, headers)
    if (list) found.push(list)
  }
  return found
}

/** A key that says so, or one whose values are records. */
function isReferring(key: string, rows: readonly Row[]): boolean {
  if (/(?:I[dD]s?|[-_]ids?|U[uU][iI][dD]s?|[-_]uuids?)$/.test(key)) return true
  const given = rows.flatMap((row) => row[key]).filter((value) => value !== null && value !== undefined)
  return given.length > 0 && given.every((value) => isRow(value) && 'id' in value)
}

async function findList(
  source: string,
  name: string,
  headers: readonly string[],
): Promise<ListBeside | null> {
  const camel = name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
  for (const spelling of new Set([name, camel, name.replaceAll('-', '_')])) {
    const read = await readAnswer(beside(source, spelling), headers).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    const [list] = read ? listsIn(read.answer) : []
    if (read && list) return { name, path: read.path, answer: read.answer, ids: idsOf(list.rows) }
  }
  return null
}

/** The ids of a list's records, as texts. */
export function idsOf(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : [])),
  )
}

function beside(source: string, name: string): string {
  if (!/^https?:\/\//i.test(source)) {
    return path.join(path.dirname(source), `${name}${path.extname(source)}`)
  }
  const url = new URL(source)
  const steps = url.pathname.split('/').filter((step) => step !== '')
  return `${url.origin}/${[...steps.slice(0, -1), name].join('/')}`
}
