// `npm run access:docs`: writes docs/access-rules.md and docs/access-rules.json; --baseline also approves them.
import '../src/locales/late-texts'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { baselineFile } from './access/approvals'
import { diffWith } from './access/diff-command'
import { staleFiles } from './access/rule-files'
import { snapshotText, takeSnapshot } from './access/snapshot'
import { inRoot } from './processes.mjs'
import { Refusal, runScript, say } from './terminal.mjs'

const { values: options } = parseArgs({ options: { baseline: { type: 'boolean', default: false } } })

runScript(async () => {
  const snapshot = takeSnapshot()
  const stale = staleFiles(snapshot)
  for (const [name, text] of stale) write(name, text)
  if (stale.length === 0) say('Nothing has changed.')
  if (!options.baseline) return 0
  const { page, code } = diffWith(undefined, snapshot)
  if (code !== 0) throw new Refusal(page)
  write(baselineFile, snapshotText(snapshot))
  return 0
})

function write(name: string, text: string): void {
  writeFileSync(inRoot(name), text)
  say(`wrote ${name}`)
}
