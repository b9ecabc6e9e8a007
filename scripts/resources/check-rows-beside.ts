import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../src/definitions/define'
import { type Fault, fault } from '../../src/definitions/fault'
import { faultLine } from '../../src/definitions/fault-line'
import type { checkFixtures } from '../../src/definitions/file/check-fixtures'
import { locateInText } from '../../src/definitions/file/locate-faults'
import { readJsonOfAnySize } from '../../src/definitions/file/read-json'
import { inRoot } from '../processes.mjs'

const rowShape = z.record(z.string(), z.unknown())
/** As many as are told of a definition file. */
const mostFaults = 50

/**
 * Whether a file holds the rows of the definition beside it: `api-keys.fixtures.json`, or `fixtures.json` in the folder
 * of a definition in TypeScript.
 */
export function isRowsFile(file: string): boolean {
  return file.endsWith('.fixtures.json') || path.basename(file) === 'fixtures.json'
}

/** The definition file that a file of rows is about. */
export function definitionOf(rowsFile: string): string {
  return path.basename(rowsFile) === 'fixtures.json'
    ? path.join(path.dirname(rowsFile), 'definition.ts')
    : rowsFile.replace(/\.fixtures\.json$/, '.json')
}

/** The file of rows beside a definition file; undefined where none could be. */
function rowsFileOf(file: string): string | undefined {
  if (file.endsWith('.json')) return file.replace(/\.json$/, '.fixtures.json')
  return path.basename(file) === 'definition.ts' ? path.join(path.dirname(file), 'fixtures.json') : undefined
}

/**
 * A line for each fault of the rows in the file beside a definition file; none where there is no such file.
 * @param check says what is wrong with rows
 * @param file the definition's file, relative to the project
 */
export function checkRowsBeside(
  check: typeof checkFixtures,
  definition: ResourceDefinition,
  file: string,
): string[] {
  const rowsFile = rowsFileOf(file)
  if (rowsFile === undefined || !existsSync(inRoot(rowsFile))) return []
  const content = readFileSync(inRoot(rowsFile), 'utf8')
  const { name } = definition
  // The list is all there is in this file: it stands where the file's name does.
  const faults = faultsOf(check, definition, content).map((each) => ({
    ...each,
    place: each.place.replace(`${name}.fixtures`, name),
  }))
  const more = faults.length - mostFaults
  const rest = { ...fault('R125', name, `${more} more faults; mend these first`), file: rowsFile }
  const shown = [...locateInText(faults.slice(0, mostFaults), content, rowsFile), ...(more > 0 ? [rest] : [])]
  return shown.map((each) => faultLine({ ...each, place: each.place.replace(name, `${name}.fixtures`) }))
}

function faultsOf(
  check: typeof checkFixtures,
  definition: ResourceDefinition,
  content: string,
): readonly Fault[] {
  const { name } = definition
  const { json, faults } = readJsonOfAnySize(content, `${name}.json`)
  if (faults.length > 0) return faults
  if (!Array.isArray(json)) return [fault('R102', name, 'a list of rows is expected')]
  const rows: readonly unknown[] = json
  const wrong = rows.flatMap((row, index) =>
    z.safeParse(rowShape, row).success ? [] : [fault('R102', `${name}[${index}]`, 'an object is expected')],
  )
  return wrong.length > 0 ? wrong : check(definition, z.parse(z.array(rowShape), rows))
}
