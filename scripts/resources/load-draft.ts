import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../processes.mjs'

let drafts = 0

/** Used by tests: what a drafted file of TypeScript exports. @param folder where its copy may stand */
export async function loadDraft(folder: string, text: string) {
  drafts += 1
  const file = path.join(folder, `draft-${drafts}.ts`)
  const found = text
    .replaceAll("from '../../../", `from '${inRoot('src')}/`)
    .replace("'zod/mini'", `'${inRoot('node_modules', 'zod', 'mini', 'index.js')}'`)
  writeFileSync(file, found)
  return import(file)
}
