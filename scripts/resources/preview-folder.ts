import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../src/definitions/define'
import { readDefinitionFile } from '../../src/definitions/file/read-definition-file'
import { largestFile } from '../../src/definitions/file/read-json'
import { type ResourceFile, resourceFileSchema } from '../../src/definitions/file/resource-file'
import { inRoot } from '../processes.mjs'
import { lacksOf, sampleRows } from './sample-rows'

/** A copy of the built console that shows some definition files, as somebody who deploys it would have placed them. */
export type PreviewFolder = {
  path: string
  /** Brings it to what the files say now; open pages then load themselves again. */
  update: () => Shown
  remove: () => Promise<void>
}

/** What is shown, and what that hangs on. */
export type Shown = {
  /** The files in question, and those they refer to that stand beside them. */
  files: readonly string[]
  /** Every file whose change changes what is shown. */
  watched: readonly string[]
  /** The resources whose rows are made up, and what these lack, in words. */
  madeUp: readonly { name: string; lacks: readonly string[] }[]
  /** Where each of the files in question is shown, below the origin. */
  places: readonly string[]
}

const configShape = z.looseObject({
  api: z.looseObject({ baseUrl: z.string() }),
  apis: z.optional(z.record(z.string(), z.looseObject({}))),
  savedViews: z.optional(z.looseObject({})),
})
const rowsShape = z.array(z.record(z.string(), z.unknown()))
const referenceShape = z.looseObject({ resource: z.string(), sentAs: z.string() })
const rowsOfEach = 12

/**
 * @param files absolute paths
 * @param consoleDir the built console
 * @param ownConfig absolute path of a config.json whose APIs the files name; that of the console when left out
 */
export async function createPreviewFolder(
  files: readonly string[],
  consoleDir: string,
  ownConfig?: string,
): Promise<PreviewFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
  await cp(consoleDir, folder, { recursive: true })
  await mkdir(path.join(folder, 'resources'), { recursive: true })
  await cp(inRoot('scripts', 'resources', 'preview-page.js'), path.join(folder, 'preview.js'))
  const inFolder = (...steps: string[]) => path.join(folder, ...steps)
  const page = readFileSync(inFolder('index.html'), 'utf8')
  writeFileSync(
    inFolder('index.html'),
    page.replace('</head>', '<script type="module" src="/preview.js"></script></head>'),
  )
  const config = configShape.parse(JSON.parse(readFileSync(inFolder('config.json'), 'utf8')))
  const named =
    ownConfig === undefined ? config : configShape.parse(JSON.parse(readFileSync(ownConfig, 'utf8')))
  let updates = 0

  /** Never half there for who reads it at this moment. */
  const write = (name: string, text: string) => {
    writeFileSync(inFolder('.writing'), text)
    renameSync(inFolder('.writing'), inFolder(name))
  }

  return {
    path: folder,
    update: () => {
      const all = withNeighbours(files)
      const numbered = numberedIn(all)
      const read = all.map((file) => readPreviewed(file, numbered))
      for (const { name, content } of read) write(`resources/${name}.json`, content)
      const idsOf = (resource: string) => read.find(({ name }) => name === resource)?.ids ?? []
      const madeUp = read.flatMap((each) => {
        const rows = (each.rows ?? madeUpRows(each, idsOf)).map(withId(each))
        // The sandbox reads them as the API would answer them.
        const answered = rows.map((row) => each.wire?.write(row) ?? row)
        write(`resources/${each.name}.fixtures.json`, JSON.stringify(answered))
        return each.rows || !each.file ? [] : [{ name: each.name, lacks: lacksOf(rows, each.file.fields) }]
      })
      // The sandbox answers for every API that a definition may name, as that one pages and refuses.
      const apis = Object.fromEntries(
        Object.entries(named.apis ?? {}).map(([name, api]) => [
          name,
          { ...api, base: `${config.api.baseUrl}/apis/${name}`, sendsToken: true },
        ]),
      )
      const resources = read.map(({ name }) => `/resources/${name}.json`)
      write('config.json', JSON.stringify({ ...config, apis, savedViews: named.savedViews, resources }))
      updates += 1
      write('preview.json', JSON.stringify({ version: `${Date.now()}-${updates}` }))
      return {
        files: all,
        watched: [...all, ...all.map(fixturesBeside)],
        madeUp,
        places: read.slice(0, files.length).map(({ place }) => place),
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

type Previewed = {
  name: string
  /** Its ids are numbers in the API. */
  isNumbered: boolean
  content: string
  place: string
  /** Null for a file of which no record can be made. */
  file: ResourceFile | null
  /** By the names of the fields; null where they have to be made up. */
  rows: readonly Readonly<Record<string, unknown>>[] | null
  ids: readonly string[]
  wire: ResourceDefinition['wire']
}

function readPreviewed(path: string, numbered: ReadonlySet<string>): Previewed {
  const name = nameOf(path)
  const content = startOf(path)
  const { definition, dashboard, faults, fixtures } = readDefinitionFile(content, path)
  const isResource = faults.length === 0 && !dashboard
  const file = isResource ? (resourceFileSchema.safeParse(JSON.parse(content)).data ?? null) : null
  const beside = existsSync(fixturesBeside(path)) ? readRows(fixturesBeside(path)) : undefined
  // A list that says it begins empty is shown empty.
  const said = file?.fixtures ? fixtures : (beside ?? (file ? null : []))
  const { place, wire } = definition
  const isNumbered = numbered.has(name) || file?.fields.id?.type === 'number'
  const rows = said?.map((row) => wire?.read(row).values ?? row) ?? null
  const ids = rows
    ? rows.map(({ id }, index) => String(id ?? idOf({ name, isNumbered }, index)))
    : Array.from({ length: rowsOfEach }, (_, index) => String(idOf({ name, isNumbered }, index)))
  return {
    name,
    isNumbered,
    content,
    file,
    rows,
    ids,
    wire,
    place: place.kind === 'tab' ? tabPath(place, name) : `/${name}`,
  }
}

/** On the page of a cluster that the people of the sandbox share. */
function tabPath({ tab, anchor = '' }: { tab: string; anchor?: string }, name: string): string {
  return `/clusters/sales-analytics?tab=${encodeURIComponent(tab)}#${encodeURIComponent(anchor || name)}`
}

function madeUpRows({ file }: Previewed, idsOf: (resource: string) => readonly string[]) {
  if (!file) return []
  return sampleRows(file, { count: rowsOfEach, today: new Date(), idsOf })
}

/** Rows of other files refer to those that bring no id, too. */
function withId(of: Pick<Previewed, 'name' | 'isNumbered'>) {
  return (row: Readonly<Record<string, unknown>>, index: number) => ({ id: idOf(of, index), ...row })
}

/** A number where the file, or one that refers to it, says that ids are numbers. */
function idOf({ name, isNumbered }: Pick<Previewed, 'name' | 'isNumbered'>, index: number): string | number {
  return isNumbered ? index + 1 : `${name}-${index + 1}`
}

/** The resources that a field refers to by numbers, wherever it stands in these files. */
function numberedIn(files: readonly string[]): ReadonlySet<string> {
  const referredIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const { resource, sentAs } = z.safeParse(referenceShape, value).data ?? {}
    const within = Object.values(value).flatMap(referredIn)
    return sentAs === 'number' && resource !== undefined ? [resource, ...within] : within
  }
  return new Set(files.flatMap((file) => referredIn(contentOf(file))))
}

/** Null for what is no JSON, of which its faults are shown. */
function contentOf(file: string): unknown {
  try {
    return JSON.parse(startOf(file))
  } catch {
    return null
  }
}

/** The files, and those beside them that they speak of, and those of these in turn. */
function withNeighbours(files: readonly string[]): string[] {
  const all = [...files]
  for (const file of all) {
    for (const [, name = ''] of startOf(file).matchAll(/"resource"\s*:\s*"([a-z0-9-]+)"/g)) {
      const beside = path.join(path.dirname(file), `${name}.json`)
      if (!all.some((each) => nameOf(each) === name) && existsSync(beside)) all.push(beside)
    }
  }
  return all
}

/** Not more of a file than is refused for its size anyway. */
function startOf(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) return ''
  return size > largestFile ? ' '.repeat(largestFile + 1) : readFileSync(file, 'utf8')
}

/** Rows that cannot be read are none, as the sandbox has it. */
function readRows(file: string): Previewed['rows'] {
  try {
    return z.safeParse(rowsShape, JSON.parse(readFileSync(file, 'utf8'))).data ?? []
  } catch {
    return []
  }
}

function fixturesBeside(file: string): string {
  return file.replace(/\.json$/, '.fixtures.json')
}

function nameOf(file: string): string {
  return path.basename(file, '.json')
}
