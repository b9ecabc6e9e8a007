import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root, runTool } from './processes.mjs'
import { Refusal, say, withProgress } from './terminal.mjs'

const note = inRoot('dist', '.built-from')
const inputs = [
  'src',
  'public',
  'index.html',
  'scripts/vite',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the console into dist unless dist was built from exactly these sources.
 * @returns {Promise<'built' | 'reused'>}
 */
export async function ensureBuild() {
  const fingerprint = fingerprintOfInputs()
  if (existsSync(note) && readFileSync(note, 'utf8').trim() === fingerprint) {
    say('Build: nothing changed, the last one is used again.')
    return 'reused'
  }
  const outcome = await withProgress('Building the console', buildConsole)
  if (outcome.code !== 0) {
    say(outcome.output.trim())
    throw new Refusal('The console could not be built: see the message of vite above.')
  }
  writeFileSync(note, `${fingerprint}\n`)
  return 'built'
}

/** The manifest tells the size budget which chunk belongs to which page. */
const buildConsole = () =>
  runTool('vite/bin/vite.js', ['build', '--manifest', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', NO_COLOR: '1' },
  })

function fingerprintOfInputs() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Every file that can reach the build; tests cannot.
 * @param {string} input
 * @returns {string[]}
 */
function filesBelow(input) {
  const start = inRoot(input)
  if (!existsSync(start)) return []
  if (path.extname(input) !== '') return [start]
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(inRoot('src', 'testing')))
    .sort()
}
