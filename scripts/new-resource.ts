// `npm run new:resource -- --name api-keys --scope user`: a resource that works at once, to be changed from there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { inRoot } from './processes.mjs'
import { askDraft } from './resources/ask-draft'
import { type Draft, draftOf } from './resources/draft'
import { fileOf, fixturesText, jsonTextOf } from './resources/draft-file'
import { testText } from './resources/draft-test'
import { typeScriptText } from './resources/draft-typescript'
import { formatFiles } from './resources/format-files'
import { listInConfig } from './resources/list-in-config'
import { Refusal, runScript, say } from './terminal.mjs'

const usage =
  'Use: npm run new:resource -- --name api-keys [--scope user|cluster] [--format ts|json] [--fields …]; without any flag it asks\n' +
  '  --name    plural, in lower case with hyphens; --one and --many say what it is called\n' +
  '  --scope   user (with --icon of its menu entry) or cluster (with --tab); user when left out\n' +
  '  --format  ts is part of the build, json a file in public/resources; ts when left out\n' +
  '  --fields  "name:text!,kind:choice(a|b),team:reference(teams)"; ! makes one required\n' +
  '  --when    "note required kind=a; name locked isActive": conditions of fields\n' +
  '  --filter-builder  fields that a person may join conditions on, or all\n' +
  '  --unique  fields of which no two records have the same value, with commas\n' +
  '  --with    import, bulk, or both with a comma\n' +
  '  --detail  none, dialog or page\n' +
  '  --into    another folder than that of the project\n' +
  '  All of it: docs/adding-a-resource.md'

const { options, isAskedForHelp, fault } = readArguments()

function readArguments() {
  const known = {
    help: { type: 'boolean', default: false },
    name: { type: 'string' },
    scope: { type: 'string', default: 'user' },
    format: { type: 'string', default: 'ts' },
    one: { type: 'string' },
    many: { type: 'string' },
    icon: { type: 'string', default: 'box' },
    tab: { type: 'string' },
    fields: { type: 'string', default: 'name:text!,note:long-text,isActive:boolean' },
    when: { type: 'string' },
    'filter-builder': { type: 'string' },
    unique: { type: 'string' },
    with: { type: 'string' },
    detail: { type: 'string' },
    into: { type: 'string' },
  } as const
  try {
    const { help, ...options } = parseArgs({ options: known }).values
    return { options, isAskedForHelp: help, fault: null }
  } catch (error) {
    // An option that is not known is no reason for a stack.
    const { help: _help, ...options } = parseArgs({ args: [], options: known }).values
    const fault = error instanceof Error ? error.message : String(error)
    return { options, isAskedForHelp: false, fault }
  }
}

const configPath = 'public/config.json'

runScript(async () => {
  if (fault !== null) throw new Refusal(`${fault}\n${usage}`)
  if (isAskedForHelp) {
    say(usage)
    return 0
  }
  const draft = draftOf(isAsking() ? { ...options, ...(await askAtTerminal()) } : options)
  const base = options.into === undefined ? inRoot() : path.resolve(options.into)
  const files = draft.format === 'ts' ? filesOfBuild(draft) : filesOfDeployment(draft, base)
  const taken = Object.keys(files).filter((file) => file !== configPath && existsSync(path.join(base, file)))
  if (taken.length > 0) throw new Refusal(`There is a file already: ${taken.join(', ')}.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), text)
    say(`wrote ${file}`)
  }
  const sources = Object.keys(files).filter((file) => file.endsWith('.ts'))
  await formatFiles(sources.map((file) => path.join(base, file)))
  const where = draft.scope === 'user' ? `at /${draft.name}` : `on the tab "${draft.tab}" of every cluster`
  const look =
    draft.format === 'ts' ? 'npm run dev' : `npm run resources -- preview public/resources/${draft.name}.json`
  say(`\nIt stands ${where}: ${look}. Check it with: npm run resources -- check`)
  return 0
})

/** Who names nothing at a terminal is asked; a script never waits for an answer. */
function isAsking(): boolean {
  return process.argv.length === 2 && process.stdin.isTTY === true
}

async function askAtTerminal() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askDraft((question) => terminal.question(question), say)
  } finally {
    terminal.close()
  }
}

/** Definition with its schema, rows for the sandbox, which serves it by its definition, and tests by raw HTTP. */
function filesOfBuild(draft: Draft): Record<string, string> {
  const folder = `src/resources/${draft.scope}/${draft.name}`
  return {
    [`${folder}/definition.ts`]: typeScriptText(fileOf(draft), 'plain'),
    [`${folder}/fixtures.json`]: fixturesText(draft),
    [`sandbox/resources/${draft.name}.test.ts`]: testText(draft),
  }
}

/** A file beside the console, listed in config.json. */
function filesOfDeployment(draft: Draft, base: string): Record<string, string> {
  const file = `resources/${draft.name}.json`
  return {
    [`public/${file}`]: jsonTextOf(draft),
    [configPath]: listInConfig(readFileSync(path.join(base, configPath), 'utf8'), `/${file}`),
  }
}
