// `npm run resources -- check [file]`, `… stats [--json]`, `… schema`: what a product owner asks about definitions.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from './processes.mjs'
import { checkAll, checkFile } from './resources/check'
import { withConsoleModules } from './resources/console-modules'
import { createFileSchema, schemaPath } from './resources/file-schema'
import { countLines, statsTable } from './resources/stats'
import { Refusal, runScript, say } from './terminal.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const [command, file] = positionals

const commands: Readonly<Record<string, () => Promise<number>>> = {
  check: () =>
    withConsoleModules(async (modules) => {
      const lines = file === undefined ? checkAll(modules) : await checkFile(modules, file)
      const stale = file === undefined && read(schemaPath) !== createFileSchema()
      for (const line of lines) say(line)
      if (stale)
        say(`${schemaPath} is older than the format: run \`npm run resources -- schema\` and commit.`)
      if (lines.length === 0 && !stale)
        say(file === undefined ? 'All definitions are sound.' : 'No fault found.')
      return lines.length > 0 || stale ? 1 : 0
    }),
  stats: async () => {
    const stats = countLines()
    say(options.json ? JSON.stringify(stats, null, 2) : statsTable(stats))
    return 0
  },
  schema: async () => {
    writeFileSync(inRoot(schemaPath), createFileSchema())
    say(`wrote ${schemaPath}`)
    return 0
  },
}

runScript(async () => {
  const run = command === undefined ? undefined : commands[command]
  if (run) return run()
  throw new Refusal(
    'Use: npm run resources -- check [file] | stats [--json] | schema\n' +
      '  check   every definition, or one file (JSON or TypeScript); exit code 1 on a fault\n' +
      '  stats   hand-written lines for each resource\n' +
      '  schema  writes the JSON schema that editors complete definition files with',
  )
})

function read(path: string): string | null {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null
}
