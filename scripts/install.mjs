import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root, run } from './processes.mjs'
import { Refusal, say, withProgress } from './terminal.mjs'

const minimum = { major: 20, minor: 19 }
const note = inRoot('node_modules', '.installed-from')

/** Stops with a clear sentence on a Node that is too old for the packages. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isEnough = major > minimum.major || (major === minimum.major && minor >= minimum.minor)
  if (!isEnough)
    throw new Refusal(
      `This needs Node ${minimum.major}.${minimum.minor} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org and try again.`,
    )
}

/** Installs the packages of package-lock.json when they are missing or from another lock file. */
export async function ensurePackages() {
  requireNode()
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8')
  const fingerprint = createHash('sha256').update(lock).digest('hex')
  if (existsSync(note) && readFileSync(note, 'utf8').trim() === fingerprint) return
  if (!holdsExactly(JSON.parse(lock), installedByNpm()))
    await installPackages(existsSync(inRoot('node_modules')) ? 'the lock file has changed' : 'the first time')
  writeFileSync(note, `${fingerprint}\n`)
}

/**
 * Installs what the lock file of a folder lists.
 * @param {string} reason why, for the person who waits
 * @param {string} [folder]
 */
export async function installPackages(reason, folder = root) {
  const outcome = await withProgress(`Installing packages (${reason}; one to three minutes)`, () =>
    // Development packages are needed to build, whatever NODE_ENV says.
    npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder),
  )
  if (outcome.code === 0) return
  say(causeIn(outcome.output))
  throw new Refusal(
    'The packages could not be installed (npm ci, above). Check the connection to the npm registry and try again.',
  )
}

/** npm says the cause first and then a page on the command's options. @param {string} output */
export function causeIn(output) {
  const lines = output.split('\n').filter((line) => /^npm error\s+\S/.test(line))
  return (lines.length > 0 ? lines : output.trim().split('\n')).slice(0, 8).join('\n')
}

/**
 * Somebody ran `npm ci` by hand: npm's own note in node_modules then lists what it put there.
 * @returns {{ packages: Record<string, { version?: string }> } | null}
 */
function installedByNpm() {
  const hidden = inRoot('node_modules', '.package-lock.json')
  return existsSync(hidden) ? JSON.parse(readFileSync(hidden, 'utf8')) : null
}

/**
 * Packages of other platforms are optional and may be absent.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 * @param {{ packages: Record<string, { version?: string }> } | null} installed
 */
export function holdsExactly(lock, installed) {
  if (installed === null) return false
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed.packages[place]
    return found ? found.version === wanted.version : wanted.optional === true
  })
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], { cwd })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd })
}
