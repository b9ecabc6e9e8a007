// `npm run resources -- check [file]`, `… stats [--json]`, `… schema`: what a product owner asks about definitions.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build.mjs'
import { freePortFrom, wantedPort } from './ports.mjs'
import { inRoot, onStopRequest, stopAll } from './processes.mjs'
import { checkAll, checkFile, languageNotes, unlistedNotes } from './resources/check'
import { withConsoleModules } from './resources/console-modules'
import { createFileSchema, schemaPath } from './resources/file-schema'
import { formatFiles, formatted } from './resources/format-files'
import { startPreview } from './resources/preview'
import { ownSite } from './resources/site-config'
import { countLines, statsTable } from './resources/stats'
import { writeDrafts } from './resources/write-drafts'
import { duration, Refusal, runScript, say, sayOnStandardError } from './terminal.mjs'

const { options, positionals, fault } = readArguments()
const [command, ...files] = positionals
const [file] = files

function readArguments() {
  const known = {
    json: { type: 'boolean', default: false },
    name: { type: 'string' },
    format: { type: 'string', default: 'json' },
    out: { type: 'string' },
    header: { type: 'string', multiple: true },
    forms: { type: 'boolean', default: false },
    as: { type: 'string', default: 'owner' },
    config: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: known })
    return { options: values, positionals, fault: null }
  } catch (error) {
    // An option that is not known is no reason for a stack.
    const { values } = parseArgs({ args: [], options: known })
    return { options: values, positionals: [], fault: error instanceof Error ? error.message : String(error) }
  }
}

const usage =
  'Use: npm run resources -- check [file] [--config <config.json>] | preview <file> [<file> …] [--as owner --config] | stats [--json] | schema\n' +
  '     | try <address or file> [--name --forms --format ts --out --header]\n' +
  '  check   every definition, or one file (JSON or TypeScript); exit code 1 on a fault; APIs are those\n' +
  '          that public/config.json names, or the file that --config says\n' +
  '  preview shows JSON files in the console, with rows, and follows each change that is saved\n' +
  '  stats   hand-written lines for each resource\n' +
  '  schema  writes the JSON schema that editors complete definition files with\n' +
  '  try     drafts a definition from what the server of a list answered, and says what was guessed; as JSON, or\n' +
  '          with --format ts as TypeScript of the build, --out src/resources/user/{name}/definition.ts'

const commands: Readonly<Record<string, () => Promise<number>>> = {
  check: () =>
    withConsoleModules(async (modules) => {
      const lines =
        file === undefined
          ? checkAll(modules, ownSite, options.config)
          : await checkFile(modules, file, options.config)
      const stale = file === undefined && read(schemaPath) !== createFileSchema()
      const unlisted = file === undefined ? unlistedNotes(ownSite, options.config) : []
      for (const line of [...lines, ...unlisted, ...languageNotes(modules, file)]) say(line)
      if (stale)
        say(`${schemaPath} is older than the format: run \`npm run resources -- schema\` and commit.`)
      if (lines.length === 0 && !stale)
        say(file === undefined ? 'All definitions are sound.' : 'No fault found.')
      return lines.length > 0 || stale ? 1 : 0
    }),
  preview: async () => {
    if (file === undefined) throw new Refusal(usage)
    const startedAt = performance.now()
    const port = await freePortFrom(wantedPort(4800))
    await ensureBuild()
    return withConsoleModules(async (modules) => {
      const preview = await startPreview({
        files: files.map(absolute),
        consoleDir: inRoot('dist'),
        config: options.config === undefined ? undefined : absolute(options.config),
        port,
        person: options.as,
        check: (path) => checkFile(modules, path, options.config),
        tell: say,
      })
      let isStopping = false
      onStopRequest(async () => {
        isStopping = true
        say('\nStopping …')
        await stopAll()
        await preview.close()
        return 0
      })
      say(`\nReady after ${duration(performance.now() - startedAt)}, signed in as ${options.as}:\n`)
      for (const address of preview.addresses) say(`    ${address}`)
      say('\nOpen pages follow each change that is saved. Nothing done there is kept. Ctrl-C stops it.')
      const code = await preview.ended
      return isStopping ? 0 : code || 1
    })
  },
  stats: async () => {
    const stats = countLines()
    say(options.json ? JSON.stringify(stats, null, 2) : statsTable(stats))
    return 0
  },
  try: async () => {
    if (file === undefined) throw new Refusal(usage)
    const target = options.out === undefined ? undefined : absolute(options.out)
    const { format } = options
    if (format !== 'json' && format !== 'ts') throw new Refusal('--format: "json" or "ts" is expected.')
    const { text, written, notes } = await writeDrafts({
      source: file,
      format,
      headers: options.header ?? [],
      name: options.name,
      hasForms: options.forms,
      target,
    })
    if (text !== null) {
      process.stdout.write(format === 'ts' ? await formatted(text) : text)
      sayOnStandardError()
    }
    if (format === 'ts') await formatFiles(written)
    for (const each of written) say(`wrote ${each}`)
    for (const note of notes) say(note)
    return 0
  },
  schema: async () => {
    writeFileSync(inRoot(schemaPath), createFileSchema())
    say(`wrote ${schemaPath}`)
    return 0
  },
}

runScript(async () => {
  if (fault !== null) throw new Refusal(`${fault}\n${usage}`)
  if (options.help) {
    say(usage)
    return 0
  }
  const run = command === undefined ? undefined : commands[command]
  if (run) return run()
  throw new Refusal(usage)
})

function read(path: string): string | null {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null
}

/** As the person who calls names it. */
function absolute(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
