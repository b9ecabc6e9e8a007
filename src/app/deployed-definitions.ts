import { checkDefinition, checkName } from '../definitions/check'
import type { ResourceDefinition } from '../definitions/define'
import { type Fault, fault } from '../definitions/fault'
import { nameOfFile } from '../definitions/file/name-of-file'
import { type ReadFile, readResourceFile, unusable } from '../definitions/file/read-resource-file'
import { accountDefinitions } from '../resources/account-registry'
import { clusterDefinitions } from '../resources/cluster-registry'
import { knownNames } from '../resources/known-names'
import { definitions } from '../resources/registry'
import { reservedNames } from './reserved-names'

/** Definitions, and what is wrong with some of them, by name. */
export type CheckedDefinitions = {
  definitions: readonly ResourceDefinition[]
  faults: ReadonlyMap<string, readonly Fault[]>
}

/**
 * Reads and checks the definitions that stand beside the console, all at once. Never rejects: a file that cannot be
 * used is answered with its faults.
 * @param paths paths of this site, as config.json lists them
 */
export async function loadDeployedDefinitions(
  paths: readonly string[],
  send: typeof fetch,
): Promise<CheckedDefinitions> {
  const own = [...definitions, ...clusterDefinitions, ...accountDefinitions].map(({ name }) => name)
  const read = await Promise.all(paths.map((path) => readPath(path, send)))
  const checked = read.map((file, index) => {
    const { definition, faults } = file
    if (faults.length > 0) return file
    const path = paths[index] ?? ''
    const taken = [...own, ...read.slice(0, index).map((before) => before.definition.name)]
    return refused(file, path, [
      ...checkName(definition, taken, reservedNames),
      ...checkDefinition(definition, knownNames),
    ])
  })
  return {
    definitions: checked.map(({ definition }) => definition),
    faults: new Map(
      checked
        .filter(({ faults }) => faults.length > 0)
        .map(({ definition, faults }) => [definition.name, faults]),
    ),
  }
}

async function readPath(path: string, send: typeof fetch): Promise<ReadFile> {
  try {
    const response = await send(path, { headers: { accept: 'application/json' } })
    if (response.ok) return readResourceFile(await response.text(), path)
    return unusable(path, undefined, [unread(path, `the answer is ${response.status}`)])
  } catch {
    return unusable(path, undefined, [unread(path, 'no answer')])
  }
}

function unread(path: string, why: string): Fault {
  return fault('R101', nameOfFile(path), `the file cannot be read: ${why}`)
}

/** A name that is taken leaves the file a name of its own, under which its faults have a place. */
function refused(file: ReadFile, path: string, faults: readonly Fault[]): ReadFile {
  if (faults.length === 0) return file
  const isClash = faults.some(({ id }) => id === 'R001' || id === 'R104')
  const { definition } = file
  return {
    ...file,
    definition: isClash ? { ...definition, name: `${definition.name}-json` } : definition,
    faults: faults.map((each) => ({ ...each, file: path })),
  }
}
