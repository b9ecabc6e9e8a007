import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root, run } from './processes.mjs'
import { Refusal, say, withProgress } from './terminal.mjs'

const note = inRoot('dist', '.built-from')
/** What a build follows from. */
export const inputs = [
  'src',
  'public',
  'index.html',
  'scripts/vite',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Of `public`, what each deployment has its own of: a build holds a copy, and nothing follows from it. */
const beside = ['config.json', 'resources']

/**
 * Builds the console into dist unless dist was built from exactly these sources.
 * @returns {Promise<'built' | 'reused'>}
 */
export async function ensureBuild() {
  const fingerprint = fingerprintOfInputs()
  if (existsSync(note) && readFileSync(note, 'utf8').trim() === fingerprint) {
    bringBeside()
    say('Build: nothing changed, the last one is used again.')
    return 'reused'
  }
  await buildConsole('Building the console')
  writeFileSync(note, `${fingerprint}\n`)
  return 'built'
}

/**
 * Builds the sources of a folder into its dist, with the packages installed there. The manifest tells the size budget
 * which chunk belongs to which page.
 * @param {string} label
 * @param {string} [folder]
 */
export async function buildConsole(label, folder = root) {
  const vite = path.join(folder, 'node_modules', 'vite', 'bin', 'vite.js')
  const outcome = await withProgress(label, () =>
    run(process.execPath, [vite, 'build', '--manifest', '--logLevel', 'warn'], {
      cwd: folder,
      env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', NO_COLOR: '1' },
    }),
  )
  if (outcome.code === 0) return
  say(outcome.output.trim())
  throw new Refusal('The console could not be built: see the message of vite above.')
}

/** Without the files that were compressed beside them, which would be handed out in their place. */
function bringBeside() {
  for (const name of beside) {
    const own = inRoot('public', name)
    // A server that runs may read a file at this moment: it is written over, and never gone.
    const isFile = statSync(own, { throwIfNoEntry: false })?.isFile()
    for (const ending of isFile ? ['.br', '.gz'] : ['', '.br', '.gz']) {
      rmSync(inRoot('dist', `${name}${ending}`), { recursive: true, force: true })
    }
    if (existsSync(own)) cpSync(own, inRoot('dist', name), { recursive: true })
  }
}

/** @param {string} file */
function isBeside(file) {
  return beside.some((name) => {
    const place = inRoot('public', name)
    return file === place || file.startsWith(`${place}${path.sep}`)
  })
}

function fingerprintOfInputs() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  const files = inputs.flatMap((input) => filesBelow(input)).filter((file) => !isBeside(file))
  for (const file of files) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Every file that can reach the build; tests cannot.
 * @param {string} input
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesBelow(input, folder = root) {
  const start = path.join(folder, input)
  if (!existsSync(start)) return []
  if (path.extname(input) !== '') return [start]
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(folder, 'src', 'testing')))
    .sort()
}
