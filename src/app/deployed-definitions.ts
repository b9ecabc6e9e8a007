import { checkDefinition, checkName } from '../definitions/check'
import { checkDashboard } from '../definitions/check-dashboard'
import { checkRelated } from '../definitions/check-detail'
import type { ResourceDefinition } from '../definitions/define'
import type { DashboardDefinition } from '../definitions/define-dashboard'
import { type Fault, fault } from '../definitions/fault'
import { locateFaults } from '../definitions/file/locate-faults'
import { nameOfFile } from '../definitions/file/name-of-file'
import { readDefinitionFile } from '../definitions/file/read-definition-file'
import { largestFile, tooLarge } from '../definitions/file/read-json'
import { furtherFaults, type ReadFile, unusable } from '../definitions/file/read-resource-file'
import { type NamedApis, namedApis } from '../providers/named-apis'
import { accountDefinitions } from '../resources/account-registry'
import { clusterDefinitions } from '../resources/cluster-registry'
import { knownNames } from '../resources/known-names'
import { dashboards, definitions } from '../resources/registry'
import { reservedNames } from './reserved-names'
import type { RuntimeConfig } from './runtime-config'

/** Definitions, and what is wrong with some of them, by name. A dashboard with faults is among the resources. */
export type CheckedDefinitions = {
  definitions: readonly ResourceDefinition[]
  dashboards: readonly DashboardDefinition[]
  faults: ReadonlyMap<string, readonly Fault[]>
}

/**
 * Reads and checks the definitions that stand beside the console, all at once. Never rejects: a file that cannot be
 * used is answered with its faults.
 * @param paths paths of this site, as config.json lists them
 * @param apis the APIs it names
 */
export async function loadDeployedDefinitions(
  paths: readonly string[],
  send: typeof fetch,
  apis: RuntimeConfig['apis'] = {},
): Promise<CheckedDefinitions> {
  const named = namedApis(apis)
  const own = [
    ...[...definitions, ...clusterDefinitions, ...accountDefinitions].map(({ name }) => name),
    ...dashboards.map(({ dashboard }) => dashboard),
  ]
  const read = await Promise.all(paths.map((path) => readPath(path, send, named)))
  // What a reference finds: the definitions of a cluster's page and of the account come with those pages alone.
  const all = [
    ...definitions,
    ...read.flatMap(({ definition, dashboard }) => (dashboard ? [] : [definition])),
  ]
  const isUnread = read.filter(({ faults }) => faults.length > 0)
  const unread = new Set(isUnread.map(({ definition }) => definition.name))
  const checked = read.map((file, index) => {
    const { definition, faults, content } = file
    const path = paths[index] ?? ''
    const taken = [...own, ...read.slice(0, index).map((before) => before.definition.name)]
    const check = (each: ResourceDefinition) => [
      ...checkName(each, taken, reservedNames),
      ...checkDefinition(
        each,
        knownNames,
        all.map(({ name }) => name),
      ),
      ...checkRelated(each, all, unread),
    ]
    const checkPanels = (dashboard: DashboardDefinition) => [
      ...checkName(definition, taken, reservedNames),
      ...checkDashboard(dashboard, { resources: all, unread, icons: knownNames(definition).names.icon }),
    ]
    const sound = () => (file.dashboard ? checkPanels(file.dashboard) : check(definition))
    const found = faults.length > 0 ? [...faults, ...furtherFaults(file, check)] : sound()
    return refused(file, locateFaults(found, content, path))
  })
  return {
    definitions: checked.flatMap(({ definition, dashboard }) => (dashboard ? [] : [definition])),
    dashboards: checked.flatMap(({ dashboard }) => dashboard ?? []),
    faults: new Map(
      checked
        .filter(({ faults }) => faults.length > 0)
        .map(({ definition, faults }) => [definition.name, faults]),
    ),
  }
}

/** A file as it was read, with its text; '' for one that did not arrive. */
type ReadPath = ReadFile & { content: string }

async function readPath(path: string, send: typeof fetch, apis: NamedApis): Promise<ReadPath> {
  const without = (reason: Fault): ReadPath => ({ ...unusable(path, undefined, [reason]), content: '' })
  try {
    const response = await send(path, { headers: { accept: 'application/json' } })
    if (!response.ok) return without(unread(path, `the answer is ${response.status}`))
    if (Number(response.headers.get('content-length')) > largestFile) return without(tooLarge(path))
    const content = await response.text()
    return { ...readDefinitionFile(content, path, apis), content }
  } catch {
    return without(unread(path, 'no answer'))
  }
}

function unread(path: string, why: string): Fault {
  return fault('R101', nameOfFile(path), `the file cannot be read: ${why}`)
}

/** A name that is taken leaves the file a name of its own, under which its faults have a place. */
function refused(file: ReadFile, faults: readonly Fault[]): ReadFile {
  if (faults.length === 0) return file
  const { definition, dashboard: _dashboard, ...rest } = file
  const isClash = faults.some(
    ({ id, place }) => (id === 'R001' || id === 'R104') && place.split('.')[0] === definition.name,
  )
  return {
    ...rest,
    definition: isClash ? { ...definition, name: `${definition.name}-json` } : definition,
    faults,
  }
}
