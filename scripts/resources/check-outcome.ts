import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../processes.mjs'
import { checkAll, checkFile, languageNotes, unlistedNotes } from './check'
import type { ConsoleModules } from './console-modules'
import { createSchemas } from './file-schema'
import { ownSite } from './site-config'

/** What `npm run resources -- check` says, and its exit code: 1 on a fault. */
type CheckOutcome = { said: readonly string[]; code: 0 | 1 }

/**
 * Checks some files, or every definition and whether the schema that editors read is that of the format.
 * @param schemaOf the text of a schema by its path; null where there is none
 * @throws Refusal for a file that is not there
 */
export async function checkOutcome(
  modules: ConsoleModules,
  {
    files = [],
    config,
    schemaOf = textOf,
  }: { files?: readonly string[]; config?: string; schemaOf?: (path: string) => string | null },
): Promise<CheckOutcome> {
  const isOfAll = files.length === 0
  const faults = isOfAll ? checkAll(modules, ownSite, config) : []
  for (const file of files) faults.push(...(await checkFile(modules, file, config)))
  const stale = Object.entries(isOfAll ? createSchemas() : {}).flatMap(([path, text]) =>
    schemaOf(path) === text ? [] : [path],
  )
  const isSound = faults.length === 0 && stale.length === 0
  return {
    said: [
      ...faults,
      ...(isOfAll ? unlistedNotes(ownSite, config) : []),
      ...(isOfAll ? [undefined] : files).flatMap((file) => languageNotes(modules, file, config)),
      ...stale.map(
        (path) => `${path} is older than the format: run \`npm run resources -- schema\` and commit.`,
      ),
      ...(isSound ? [isOfAll ? 'All definitions are sound.' : 'No fault found.'] : []),
    ],
    code: isSound ? 0 : 1,
  }
}

function textOf(path: string): string | null {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null
}
