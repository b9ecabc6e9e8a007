import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPlural } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'
import { listedFiles } from './check'
import { idsOf, listsBeside } from './lists-beside'
import { readAnswer } from './read-answer'
import { draftFromAnswer, listIn } from './try'

type DraftRequest = {
  /** An address, or a file with an answer. */
  source: string
  headers: readonly string[]
  /** Of the resource, where the address does not tell it. */
  name?: string
  /** Absolute path of the file to write; none: the definition is the outcome. */
  target?: string
}

/** The definition as a text where none was written, and what is to be said. */
type DraftOutcome = { text: string | null; written: readonly string[]; notes: readonly string[] }

/**
 * Drafts a definition from an answer, and with a target writes it there, with drafts of the lists it refers to beside it.
 * @throws Refusal for what cannot be read or named, and for a file that is there already
 */
export async function writeDrafts({ source, headers, name, target }: DraftRequest): Promise<DraftOutcome> {
  const read = await readAnswer(source, headers)
  const own = name ?? (target === undefined ? read.name : path.basename(target, '.json'))
  if (!isPlural(own)) {
    throw new Refusal(
      `"${own}" is no plural in lower case with hyphens: say --name, such as --name api-keys.`,
    )
  }
  if (target !== undefined && existsSync(target)) throw new Refusal(`There is a file already: ${target}.`)
  const defined = definedBeside(target)
  const lists = await listsBeside(source, read, headers)
  // A list that a reference leads to is drafted along, where there is a place for it.
  const others = [
    { name: own, ids: idsOf(listIn(read.answer).rows), isDefined: true },
    ...lists.map((list) => ({
      ...list,
      isDefined: defined.includes(list.name) || (target !== undefined && isDraftable(list)),
    })),
  ]
  const main = draftFromAnswer(read.answer, own, read.path, others)
  const text = textOf(main.file)
  if (target === undefined) return { text, written: [], notes: [...main.notes, ...read.notes] }
  const along = lists.filter((list) => main.refersTo.includes(list.name) && !defined.includes(list.name))
  const files = [
    [target, text] as const,
    ...along.map((list) => {
      const { file } = draftFromAnswer(list.answer, list.name, list.path)
      return [path.join(path.dirname(target), `${list.name}.json`), textOf(file)] as const
    }),
  ]
  for (const [file, content] of files) writeFileSync(file, content)
  return {
    text: null,
    written: files.map(([file]) => file),
    notes: [
      ...main.notes,
      ...along.map((list) => `drafted ${list.name}.json along, which it refers to: look at that, too`),
      ...read.notes,
    ],
  }
}

/** Names that a reference may lead to: the check finds them beside the file, or listed. */
function definedBeside(target: string | undefined): readonly string[] {
  const folder = target === undefined ? null : path.dirname(target)
  const beside = folder !== null && existsSync(folder) ? readdirSync(folder) : []
  // Examples of the documentation are no part of a console.
  const listed = listedFiles().filter((file) => file.startsWith('public/'))
  return [...beside, ...listed].map((file) => path.basename(file, '.json'))
}

function isDraftable({ answer, name, path: at }: { answer: unknown; name: string; path: string }): boolean {
  try {
    draftFromAnswer(answer, name, at)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function textOf(file: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(file, null, 2)}\n`
}
