import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../processes.mjs'
import { snapshotFile } from './approvals'
import { rulesPage } from './rules-page'
import { type Snapshot, snapshotText } from './snapshot'

/** The committed files that follow from the rules, and are not as the rules are now: name and right text. */
export function staleFiles(snapshot: Snapshot): [name: string, text: string][] {
  const files: [string, string][] = [
    [snapshotFile, snapshotText(snapshot)],
    ['docs/access-rules.md', rulesPage(snapshot.version)],
  ]
  return files.filter(([name, text]) => {
    const path = inRoot(name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
}
