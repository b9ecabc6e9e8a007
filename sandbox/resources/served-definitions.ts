import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { NamedApi } from '../../src/api/call'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { DashboardDefinition } from '../../src/definitions/define-dashboard'
import { readDefinitionFile } from '../../src/definitions/file/read-definition-file'
import { largestFile } from '../../src/definitions/file/read-json'
import { savedViewsResource } from '../../src/definitions/saved-views-resource'
import { namedApisOf } from './named-apis'
import { panelsAnswered, type ServedPanel } from './panel-answer'

/** A resource the sandbox serves from its general table, and the records everybody starts with. */
export type ServedDefinition = {
  definition: ResourceDefinition
  fixtures: readonly Readonly<Record<string, unknown>>[]
  /** Panels of dashboards for which its server adds up what it has. */
  panels?: readonly ServedPanel[]
}

/** What the sandbox serves by definition; read again whenever a file has changed, so that no restart is needed. */
export type ServedDefinitions = () => Promise<readonly ServedDefinition[]>

const configShape = z.object({
  resources: z._default(z.array(z.string()), []),
  apis: z.optional(z.unknown()),
  savedViews: z.optional(
    z.object({ path: z.string(), api: z.optional(z.string()), recordsAt: z.optional(z.string()) }),
  ),
})
const fixturesShape = z.array(z.record(z.string(), z.unknown()))

/**
 * The definitions of the console whose calls are not in the contract, and those its config.json lists.
 * @param consoleDir folder with config.json; null where there is none
 */
export function createServedDefinitions(consoleDir: string | null): ServedDefinitions {
  let ofBuild: ReturnType<typeof readOwnDefinitions> | null = null
  const configured = rememberByTime(async (path) => {
    const { data } = z.safeParse(configShape, parse(await readFile(path, 'utf8')))
    const apis = namedApisOf(data?.apis)
    // What a file is depends on the APIs it may name.
    const { resources: paths = [], savedViews } = data ?? {}
    const views = savedViews && savedViewsResource(savedViews, apis.get(savedViews.api ?? ''))
    return { paths, views, read: rememberByTime((file) => readServedFile(file, apis)) }
  })
  return async () => {
    ofBuild ??= readOwnDefinitions()
    const own = await ofBuild
    if (consoleDir === null) return own
    const config = await configured(join(consoleDir, 'config.json'))
    if (!config) return own
    const { paths, views, read } = config
    const inside = paths.filter((path) => path.startsWith('/') && !path.includes('..'))
    const files = await Promise.all(inside.map((path) => read(join(consoleDir, path))))
    const dashboards = files.flatMap((file) => (file && 'dashboard' in file ? file : []))
    const found = files.flatMap((file) => (file && 'definition' in file ? file : []))
    return [
      ...own,
      ...found.map((file) => ({ ...file, panels: panelsAnswered(dashboards, file.definition) })),
      ...(views ? [{ definition: views, fixtures: [] }] : []),
    ]
  }
}

/** One in TypeScript is served when it brings its own list call; beside it may stand `fixtures.json`. */
async function readOwnDefinitions(): Promise<readonly ServedDefinition[]> {
  const served: ServedDefinition[] = []
  for (const scope of ['user', 'cluster']) {
    const folder = fileURLToPath(new URL(`../../src/resources/${scope}`, import.meta.url))
    if (!existsSync(folder)) continue
    for (const name of await readdir(folder)) {
      const file = join(folder, name, 'definition.ts')
      if (!existsSync(file)) continue
      const exported: unknown = await import(pathToFileURL(file).href)
      for (const definition of Object.values(Object(exported)).filter(isServed)) {
        const fixtures = await readFixtures(join(folder, name, 'fixtures.json'))
        served.push({ definition, fixtures: rowsInFields(definition, fixtures) })
      }
    }
  }
  return served
}

function isServed(value: unknown): value is ResourceDefinition {
  return typeof Object(Reflect.get(Object(Reflect.get(Object(value), 'calls')), 'list')).path === 'string'
}

/** A dashboard has no records itself. Null for a file the console shows as faulty: there is nothing to serve. */
async function readServedFile(
  path: string,
  apis: ReadonlyMap<string, NamedApi>,
): Promise<ServedDefinition | DashboardDefinition | null> {
  if ((await stat(path)).size > largestFile) return null
  const read = readDefinitionFile(await readFile(path, 'utf8'), path, apis)
  const { definition, dashboard, faults, fixtures } = read
  if (faults.length > 0) return null
  if (dashboard) return dashboard
  const beside = await readFixtures(path.replace(/\.json$/, '.fixtures.json'))
  return { definition, fixtures: rowsInFields(definition, beside.length > 0 ? beside : fixtures) }
}

/** Rows stand in their file as the API answers them. */
function rowsInFields(
  { wire }: ResourceDefinition,
  rows: ServedDefinition['fixtures'],
): ServedDefinition['fixtures'] {
  return wire ? rows.map((row) => wire.read(row).values) : rows
}

async function readFixtures(path: string): Promise<ServedDefinition['fixtures']> {
  const content = await readFile(path, 'utf8').catch(() => '[]')
  const parsed = z.safeParse(fixturesShape, parse(content))
  return parsed.success ? parsed.data : []
}

/** Reads a file once for each time it was changed; undefined for one that is not there. */
function rememberByTime<Read>(
  read: (path: string) => Promise<Read>,
): (path: string) => Promise<Read | undefined> {
  const remembered = new Map<string, { changedAt: number; result: Promise<Read> }>()
  return async (path) => {
    const found = await stat(path).catch(() => null)
    if (!found) return undefined
    const known = remembered.get(path)
    if (known?.changedAt === found.mtimeMs) return known.result
    const result = read(path)
    remembered.set(path, { changedAt: found.mtimeMs, result })
    return result
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
