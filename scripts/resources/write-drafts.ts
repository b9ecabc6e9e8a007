import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPlural } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'
import { typeScriptText } from './draft-typescript'
import { jsonText } from './json-text'
import { idsOf, type ListBeside, listsBeside } from './lists-beside'
import { readAnswer } from './read-answer'
import { siteFiles } from './site-config'
import { draftFromAnswer, listIn, type Tried } from './try'

type DraftRequest = {
  /** An address, or a file with an answer. */
  source: string
  headers: readonly string[]
  /** Of the resource, where the address does not tell it. */
  name?: string
  /** With forms that make and change records. */
  hasForms?: boolean
  /** A file beside the console, or part of the build. */
  format: 'json' | 'ts'
  /**
   * Absolute path of the file to write, of TypeScript `…/{name}/definition.ts`; none: the definition is the outcome.
   */
  target?: string
}

/** The definition as a text where none was written, and what is to be said. */
type DraftOutcome = { text: string | null; written: readonly string[]; notes: readonly string[] }

/**
 * Drafts a definition from an answer, and with a target writes it there, with drafts of the lists it refers to beside it.
 * @throws Refusal for what cannot be read or named, and for a file that is there already
 */
export async function writeDrafts({
  source,
  headers,
  name,
  hasForms,
  format,
  target,
}: DraftRequest): Promise<DraftOutcome> {
  const place = places[format]
  if (target !== undefined && !place.isOne(target)) throw new Refusal(`--out: ${place.expected} is expected.`)
  const read = await readAnswer(source, headers)
  const own = name ?? (target === undefined ? read.name : place.nameOf(target))
  if (!isPlural(own)) {
    throw new Refusal(
      `"${own}" is no plural in lower case with hyphens: say --name, such as --name api-keys.`,
    )
  }
  if (target !== undefined && existsSync(target)) throw new Refusal(`There is a file already: ${target}.`)
  const defined = target === undefined ? [] : place.namesBeside(target)
  const lists = await listsBeside(source, read, headers)
  // A list that a reference leads to is drafted along, where there is a place for it.
  const others = [
    { name: own, ids: idsOf(listIn(read.answer).rows), isDefined: true },
    ...lists.map((list) => ({
      ...list,
      isDefined: defined.includes(list.name) || (target !== undefined && isDraftable(list)),
    })),
  ]
  const main = draftFromAnswer(read.answer, own, read.path, { others, hasForms })
  if (target === undefined) {
    return { text: textOf(main, format), written: [], notes: [...main.notes, ...read.notes] }
  }
  const along = lists.filter((list) => main.refersTo.includes(list.name) && !defined.includes(list.name))
  const drafts = [
    [target, main] as const,
    ...along.map((list) => {
      const file = place.fileBeside(target, list.name)
      return [file, draftFromAnswer(list.answer, list.name, list.path, { hasForms })] as const
    }),
  ]
  const files = drafts.flatMap(([file, draft]) => filesOf(file, draft, format))
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return {
    text: null,
    written: files.map(([file]) => file),
    notes: [
      ...main.notes,
      ...along.map((list) => {
        const file = path.relative(path.dirname(target), place.fileBeside(target, list.name))
        return `drafted ${file} along, which it refers to: look at that, too`
      }),
      ...read.notes,
    ],
  }
}

type Place = {
  isOne: (target: string) => boolean
  expected: string
  nameOf: (target: string) => string
  fileBeside: (target: string, name: string) => string
  /** Names that a reference may lead to. */
  namesBeside: (target: string) => readonly string[]
}

/** Where definitions of each format stand. */
const places: Readonly<Record<DraftRequest['format'], Place>> = {
  json: {
    isOne: (target) => path.extname(target) === '.json',
    expected: 'a file {name}.json',
    nameOf: (target) => path.basename(target, '.json'),
    fileBeside: (target, name) => path.join(path.dirname(target), `${name}.json`),
    // The check finds them beside the file, or listed; examples of the documentation are no part of a console.
    namesBeside: (target) =>
      [...entriesOf(path.dirname(target)), ...siteFiles()].map((file) => path.basename(file, '.json')),
  },
  ts: {
    isOne: (target) => path.basename(target) === 'definition.ts',
    expected: 'a file {name}/definition.ts below src/resources/user',
    nameOf: (target) => path.basename(path.dirname(target)),
    fileBeside: (target, name) => path.join(path.dirname(target), '..', name, 'definition.ts'),
    namesBeside: (target) =>
      entriesOf(path.join(path.dirname(target), '..')).filter((name) =>
        existsSync(path.join(path.dirname(target), '..', name, 'definition.ts')),
      ),
  },
}

function entriesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function isDraftable({ answer, name, path: at }: ListBeside): boolean {
  try {
    draftFromAnswer(answer, name, at)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The rows of a definition in TypeScript stand beside it. */
function filesOf(
  file: string,
  draft: Tried,
  format: DraftRequest['format'],
): (readonly [file: string, text: string])[] {
  const own = [file, textOf(draft, format)] as const
  if (format === 'json') return [own]
  return [own, [path.join(path.dirname(file), 'fixtures.json'), jsonText(draft.fixtures)]]
}

function textOf({ file, fixtures }: Tried, format: DraftRequest['format']): string {
  return format === 'ts' ? typeScriptText(file, 'lenient') : jsonText({ ...file, fixtures })
}
