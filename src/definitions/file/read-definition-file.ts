import type { NamedApi } from '../../api/call'
import { type Fault, fault } from '../fault'
import { type DashboardFile, dashboardFileSchema } from './dashboard-file'
import { nameOfFile } from './name-of-file'
import { readJson } from './read-json'
import { type ReadFile, readResourceJson, unusable } from './read-resource-file'
import { schemaFaults, sentenceOf } from './schema-faults'

/**
 * Reads the JSON of a definition, of a resource or of a dashboard.
 * @param path the file's path, which faults name and whose last part is the name of what it defines
 * @param apis the APIs a file may name; any, where they are not known
 */
export function readDefinitionFile(
  content: string,
  path: string,
  apis?: ReadonlyMap<string, NamedApi>,
): ReadFile {
  const { json, faults } = readJson(content, path)
  if (faults.length > 0) return unusable(path, json, faults)
  return isDashboard(json) ? readDashboard(json, path) : readResourceJson(json, path, apis)
}

/** A file that has panels is meant as one, whatever else it says. */
function isDashboard(json: unknown): json is object {
  return typeof json === 'object' && json !== null && ('dashboard' in json || 'panels' in json)
}

function readDashboard(json: object, path: string): ReadFile {
  const parsed = dashboardFileSchema.safeParse(json, { error: sentenceOf })
  if (!parsed.success) return standIn(json, path, schemaFaults(parsed.error, json, path))
  const faults = nameFaults(parsed.data, path)
  const read = standIn(json, path, faults)
  return faults.length > 0 ? read : { ...read, dashboard: parsed.data }
}

function nameFaults({ dashboard }: DashboardFile, path: string): readonly Fault[] {
  if (dashboard === nameOfFile(path)) return []
  const message = `the file of "${dashboard}" is called ${dashboard}.json`
  return [fault('R103', `${nameOfFile(path)}.dashboard`, message)]
}

/** Has its name and its place, so that what is wrong with it has one. */
function standIn(json: object, path: string, faults: readonly Fault[]): ReadFile {
  const { title, place }: { title?: unknown; place?: unknown } = json
  return unusable(path, { scope: 'user', label: { one: title, many: title }, place }, faults)
}
