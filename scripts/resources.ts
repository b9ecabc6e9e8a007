// `npm run resources -- check [file …]`, `… stats [--json]`, `… schema`: what a product owner asks about definitions.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild } from './build.mjs'
import { freePortFrom, wantedPort } from './ports.mjs'
import { inRoot, onStopRequest, stopAll } from './processes.mjs'
import { checkFile } from './resources/check'
import { checkOutcome } from './resources/check-outcome'
import { withConsoleModules } from './resources/console-modules'
import { createSchemas } from './resources/file-schema'
import { formatFiles, formatted } from './resources/format-files'
import { previewedFiles, refuseUnusable, startPreview } from './resources/preview'
import { readArguments } from './resources/read-arguments'
import { countLines, statsTable } from './resources/stats'
import { writeDrafts } from './resources/write-drafts'
import { duration, Refusal, runScript, say, sayOnStandardError } from './terminal.mjs'

const { options, positionals, fault } = readArguments(process.argv.slice(2))
const [command, ...files] = positionals
const [file] = files

const usage =
  'Use: npm run resources -- check [<file> …] [--config <config.json>] | preview <file> [<file> …] [--as owner --config] | stats [--json] | schema\n' +
  '     | try <address or file> [--name --forms --format ts --out --header]\n' +
  '  check   every definition, or some files (JSON or TypeScript); exit code 1 on a fault; APIs are those\n' +
  '          that public/config.json names, or the file that --config says\n' +
  '  preview shows JSON files in the console, with rows, and follows each change that is saved\n' +
  '  stats   hand-written lines for each resource\n' +
  '  schema  writes the JSON schema that editors complete definition files with\n' +
  '  try     drafts a definition from what the server of a list answered, and says what was guessed; as JSON, or\n' +
  '          with --format ts as TypeScript of the build, --out src/resources/user/{name}/definition.ts'

const commands: Readonly<Record<string, () => Promise<number>>> = {
  check: () =>
    withConsoleModules(async (modules) => {
      const { said, code } = await checkOutcome(modules, { files, config: options.config })
      for (const line of said) say(line)
      return code
    }),
  preview: async () => {
    if (file === undefined) throw new Refusal(usage)
    const chosen = {
      files: previewedFiles(files.map(absolute)),
      config: options.config === undefined ? undefined : absolute(options.config),
      person: options.as,
    }
    // Building takes long; what cannot be shown is said before.
    refuseUnusable(chosen)
    const startedAt = performance.now()
    const port = await freePortFrom(wantedPort(4800))
    await ensureBuild()
    return withConsoleModules(async (modules) => {
      const preview = await startPreview({
        ...chosen,
        consoleDir: inRoot('dist'),
        port,
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
    for (const [path, text] of Object.entries(createSchemas())) {
      writeFileSync(inRoot(path), text)
      say(`wrote ${path}`)
    }
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

/** As the person who calls names it. */
function absolute(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
