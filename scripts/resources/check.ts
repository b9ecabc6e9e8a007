import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import path from 'node:path'
import { reservedNames } from '../../src/app/reserved-names'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { DashboardDefinition } from '../../src/definitions/define-dashboard'
import { fault } from '../../src/definitions/fault'
import { faultLine } from '../../src/definitions/fault-line'
import { toFilePlace } from '../../src/definitions/file/locate-faults'
import { largestFile } from '../../src/definitions/file/read-json'
import { missingLanguages } from '../../src/definitions/missing-languages'
import { namedApis } from '../../src/providers/named-apis'
import { inRoot, root } from '../processes.mjs'
import { Refusal } from '../terminal.mjs'
import { withUnknownClusters } from './check-rows'
import { checkRowsBeside, definitionOf, isRowsFile } from './check-rows-beside'
import type { ConsoleModules } from './console-modules'
import { ownSite, readSiteConfig, siteFiles, unlistedFiles } from './site-config'

/**
 * A line for each fault of every definition: those of the build, those beside a site's config.json, the examples.
 * @param site the folder of the deployed files, relative to the project
 * @param config the config.json that lists them and names the APIs
 */
export function checkAll(
  modules: ConsoleModules,
  site = ownSite,
  config = path.join(root, site, 'config.json'),
): string[] {
  const own = ownDefinitions(modules)
  const { dashboards, definitions } = modules.user
  const faults = [
    ...modules.check.checkDefinitions(own, modules.known.knownNames, reservedNames),
    ...modules.dashboard.checkDashboards(
      dashboards,
      definitions,
      own,
      modules.known.knownNames,
      reservedNames,
    ),
  ]
  const places = new Map(definitionFiles().map((file) => [path.basename(path.dirname(file)), file]))
  const named = faults.map((each) => {
    const file = places.get(each.place.split('.')[0] ?? '')
    return file === undefined ? each : { ...each, file }
  })
  const rows = own.flatMap((definition) => {
    const file = places.get(definition.name)
    const isFaulty = named.some((each) => each.file === file)
    return file === undefined || isFaulty ? [] : rowFaults(modules, definition, file)
  })
  const beside = [...listedFiles(site, config), ...unlistedFiles(site, config)]
  const listed = beside.flatMap((file) => checkJson(modules, file, config))
  return [
    ...readSiteConfig(config).faults,
    ...named.map(faultLine),
    ...rows,
    ...twiceListed(siteFiles(site, config)),
    ...listed,
  ]
}

/** A line for each file that is called as one listed before it: of two resources of one name the console takes the first. */
function twiceListed(files: readonly string[]): string[] {
  const names = files.map((file) => path.basename(file, '.json'))
  return files.flatMap((file, index) => {
    const name = names[index] ?? ''
    const before = files[names.indexOf(name)]
    if (before === undefined || names.indexOf(name) === index) return []
    return [faultLine({ ...fault('R001', name, `${before} has this name, and is listed before it`), file })]
  })
}

/** A line for each definition file that lies beside those a site shows, and is shown nowhere. */
export function unlistedNotes(site = ownSite, file = path.join(root, site, 'config.json')): string[] {
  const { config } = readSiteConfig(file)
  if (!config) return []
  const shown = path.relative(root, path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
  return unlistedFiles(site, file).map(
    (each) =>
      `${each}: checked, and shown nowhere: "resources" of ${shown} does not list "${each.slice(site.length)}"`,
  )
}

/**
 * A line for each fault of one file, JSON or TypeScript.
 * @throws Refusal when there is no such file, or none that defines a resource
 */
export async function checkFile(modules: ConsoleModules, file: string, config?: string): Promise<string[]> {
  const absolute = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  if (!existsSync(absolute)) throw new Refusal(`There is no file ${absolute}.`)
  const given = path.relative(root, absolute)
  // Rows mean nothing without their definition.
  const shown = isRowsFile(given) ? definitionOf(given) : given
  if (path.extname(shown) === '.json')
    return [...readSiteConfig(config).faults, ...checkJson(modules, shown, config)]
  const source = path.resolve(root, shown)
  if (!existsSync(source)) throw new Refusal(`There is no file ${source}.`)
  const exported = await modules.load(source)
  const definitions = Object.values(exported).filter(isDefinition)
  const dashboards = Object.values(exported).filter(isDashboard)
  if (definitions.length + dashboards.length === 0) throw new Refusal(`${shown} exports no definition.`)
  const own = definitions.map(({ name }) => name)
  const others = ownNames(modules).filter((name) => !own.includes(name))
  const faults = [
    ...definitions.flatMap((definition) => [
      ...modules.check.checkName(definition, others, reservedNames),
      ...modules.check.checkDefinition(definition, modules.known.knownNames),
      ...modules.detail.checkRelated(definition, [...ownDefinitions(modules), ...definitions]),
    ]),
    ...modules.dashboard.checkDashboards(
      dashboards,
      modules.user.definitions,
      ownDefinitions(modules),
      modules.known.knownNames,
      reservedNames,
    ),
  ]
  if (faults.length > 0) return faults.map((each) => faultLine({ ...each, file: shown }))
  return definitions.flatMap((definition) => rowFaults(modules, definition, shown))
}

function rowFaults(
  { fixtures }: Pick<ConsoleModules, 'fixtures'>,
  definition: ResourceDefinition,
  file: string,
): string[] {
  return checkRowsBeside(withUnknownClusters(fixtures.checkFixtures), definition, file)
}

/**
 * A line for each language that a definition file, or its site, speaks and some of its texts are not said in. It is no
 * fault: they are read in English. @param file none: those public/config.json lists, and the examples
 */
export function languageNotes(
  { read: reader }: Pick<ConsoleModules, 'read'>,
  file?: string,
  config?: string,
): string[] {
  const locale = readSiteConfig(config).config?.locale
  const absolute = file === undefined ? [] : [path.resolve(process.env.INIT_CWD ?? process.cwd(), file)]
  const all = () => [...listedFiles(), ...unlistedFiles()].map((each) => inRoot(each))
  const files = file === undefined ? all() : absolute
  return files.filter(isJsonFile).flatMap((each) => {
    const shown = path.relative(root, each)
    const content = readStart(each)
    const { definition, dashboard, faults } = reader.readDefinitionFile(content, shown)
    if (faults.length > 0) return []
    // No site shows an example, whatever language it speaks.
    const isExample = shown.startsWith('docs/')
    const placeInFile = (place: string) =>
      toFilePlace(fault('', `${definition.name}.${place}`, ''), JSON.parse(content)).place.slice(
        definition.name.length + 1,
      )
    return missingLanguages(dashboard ?? definition, isExample ? undefined : locale).map(
      ({ language, places }) =>
        `${shown}: not said in "${language}", and read in English: ${places.map(placeInFile).join(', ')}`,
    )
  })
}

function isJsonFile(file: string): boolean {
  return file.endsWith('.json') && existsSync(file)
}

/** The files of the build's definitions, relative to the project. */
export function definitionFiles(): string[] {
  return ['user', 'cluster', 'account'].flatMap((scope) => {
    const folder = `src/resources/${scope}`
    if (!existsSync(inRoot(folder))) return []
    return readdirSync(inRoot(folder))
      .map((name) => `${folder}/${name}/definition.ts`)
      .filter((file) => existsSync(inRoot(file)))
  })
}

/** Definition files that a site's config.json lists, and the examples of the documentation. */
export function listedFiles(site = ownSite, config?: string): string[] {
  const examples = existsSync(inRoot('docs/examples')) ? readdirSync(inRoot('docs/examples')) : []
  return [
    ...siteFiles(site, config),
    ...examples
      .filter((name) => name.endsWith('.json') && !isRowsFile(name))
      .map((name) => `docs/examples/${name}`),
  ]
}

function checkJson(
  { file, read: reader, check, known, locate, ...modules }: ConsoleModules,
  shown: string,
  config?: string,
): string[] {
  const content = existsSync(inRoot(shown)) ? readStart(inRoot(shown)) : ''
  const site = readSiteConfig(config).config
  // Of a config.json that cannot be read nobody knows which APIs it names.
  const read = reader.readDefinitionFile(
    content,
    shown,
    site ? namedApis(site.apis, 'http://localhost') : undefined,
  )
  // An example is copied under its own name one day; it is no second resource until then.
  const others = shown.startsWith('docs/') ? [] : ownNames(modules)
  const { definitions: neighbours, unread } = neighboursOf(reader, shown, config)
  const beside = [...ownDefinitions(modules), ...neighbours]
  // As in the console, where the definitions of a cluster's page and of the account come with those pages alone.
  const referable = [...[...modules.user.definitions, ...neighbours].map(({ name }) => name), ...unread]
  const checkOne = (definition: ResourceDefinition) => [
    ...check.checkName(definition, others, reservedNames),
    ...check.checkDefinition(definition, known.knownNames, [...referable, definition.name]),
    ...modules.detail.checkRelated(definition, [...beside, definition], unread),
  ]
  const { definition, dashboard, faults, fixtures } = read
  const checkPanels = (panels: DashboardDefinition) => [
    ...check.checkName(definition, others, reservedNames),
    ...modules.dashboard.checkDashboard(panels, {
      resources: [...modules.user.definitions, ...neighbours],
      unread,
      icons: known.knownNames(definition).names.icon,
    }),
  ]
  const sound = () =>
    dashboard
      ? checkPanels(dashboard)
      : [
          ...checkOne(definition),
          ...withUnknownClusters(modules.fixtures.checkFixtures)(definition, fixtures),
        ]
  const found = faults.length > 0 ? [...faults, ...file.furtherFaults(read, checkOne)] : sound()
  const lines = locate.locateFaults(found, content, shown).map(faultLine)
  if (lines.length > 0) return lines
  return dashboard ? [] : rowFaults(modules, definition, shown)
}

/** The definitions a file may name: those beside it, and those config.json lists; of some nothing but the name is known. */
function neighboursOf(
  reader: ConsoleModules['read'],
  shown: string,
  config?: string,
): { definitions: readonly ResourceDefinition[]; unread: ReadonlySet<string> } {
  const folder = path.dirname(shown)
  const beside = existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)) : []
  const paths = beside
    .filter((name) => name.endsWith('.json') && !isRowsFile(name))
    .map((name) => path.join(folder, name))
  const read = [...new Set([...paths, ...siteFiles(ownSite, config)])]
    .filter((each) => each !== shown && existsSync(inRoot(each)))
    .map((each) => reader.readDefinitionFile(readStart(inRoot(each)), each))
  return {
    definitions: read.flatMap(({ definition, dashboard, faults }) =>
      faults.length > 0 || dashboard ? [] : [definition],
    ),
    unread: new Set(read.flatMap(({ definition, faults }) => (faults.length > 0 ? [definition.name] : []))),
  }
}

/** Not more of a file than is needed to see that it is too large. */
function readStart(path: string): string {
  const buffer = Buffer.alloc(largestFile + 1)
  const handle = openSync(path, 'r')
  try {
    return buffer.toString('utf8', 0, readSync(handle, buffer))
  } finally {
    closeSync(handle)
  }
}

function ownNames(modules: OwnModules): string[] {
  const { dashboards } = modules.user
  return [...ownDefinitions(modules).map(({ name }) => name), ...dashboards.map(({ dashboard }) => dashboard)]
}

function ownDefinitions({ user, cluster, account }: OwnModules): ResourceDefinition[] {
  return [...user.definitions, ...cluster.clusterDefinitions, ...account.accountDefinitions]
}

type OwnModules = Pick<ConsoleModules, 'user' | 'cluster' | 'account'>

function isDefinition(value: unknown): value is ResourceDefinition {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'schema' in value && 'fields' in value
  )
}

function isDashboard(value: unknown): value is DashboardDefinition {
  return typeof value === 'object' && value !== null && 'dashboard' in value && 'panels' in value
}
