// `npm run openapi`: writes docs/openapi.json and docs/api-assumptions.md from the contract; --check only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createAssumptionsPage, createOpenApiDocument } from './openapi/document'
import { inRoot } from './processes.mjs'
import { Refusal, runScript, say } from './terminal.mjs'

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

runScript(async () => {
  const files = {
    'docs/openapi.json': `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`,
    'docs/api-assumptions.md': createAssumptionsPage(),
  }
  const stale = Object.entries(files).filter(([name, text]) => read(name) !== text)
  if (options.check) {
    if (stale.length === 0) return 0
    const names = stale.map(([name]) => name).join(' and ')
    throw new Refusal(
      `The contract has changed since ${names} was written: run \`npm run openapi\` and commit.`,
    )
  }
  for (const [name, text] of stale) {
    writeFileSync(inRoot(name), text)
    say(`wrote ${name}`)
  }
  if (stale.length === 0) say('Nothing has changed.')
  return 0
})

function read(name: string): string | null {
  return existsSync(inRoot(name)) ? readFileSync(inRoot(name), 'utf8') : null
}
